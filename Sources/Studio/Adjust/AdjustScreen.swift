import Theme

/// The screen Adjust: what can be adjusted, and the samples, which follow.
public struct AdjustScreen: Equatable, Sendable {
  /// Everything that can be adjusted.
  public var panel: AdjustPanel
  /// Light, dark, or both.
  public var appearances: [Screen.Option]
  /// The samples; nil while they aren't there.
  public var samples: SampleScreens?
}

extension AdjustFeature {
  /// - Parameter charts: The theme's, if they're worked out.
  func screen(at desk: Desk, _ charts: Charts?) -> AdjustScreen? {
    let shown = desk.look.settings.appearance ?? (desk.appearance == .dark ? .dark : .light)
    guard let panel = panel(shown.appearances, at: desk) else { return nil }
    return AdjustScreen(
      panel: panel, appearances: ViewSettings.Shown.options(selected: shown),
      samples: desk.look.samples == .here && !desk.look.hasRoom
        ? SampleScreens(
          sheets: [SampleSet(desk.theme, shown, desk.look.settings.contrast, charts)], note: nil, color: nil) : nil)
  }
}
