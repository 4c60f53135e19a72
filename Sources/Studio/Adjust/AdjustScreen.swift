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

extension Studio {
  var adjustScreen: AdjustScreen? {
    let shown = stage.view.appearance ?? (appearance == .dark ? .dark : .light)
    guard let panel = adjustPanel(shown.appearances, stage.view.contrast) else { return nil }
    return AdjustScreen(
      panel: panel,
      appearances: ViewSettings.Shown.allCases.map {
        Option($0.title, .stage(.appearanceTapped($0)), isSelected: $0 == shown)
      },
      samples: stage.samples == .here && !stage.hasRoom
        ? SampleScreens(sheets: [sheet(theme, shown, true, title: nil)], note: nil, color: nil) : nil)
  }

  var adjustBar: Bar {
    var bar = Bar(onPrimaryOf: theme, title: Route.adjust.title, typeface: theme.titleFont)
    bar.back = Button("Back", .navigation(.themeTapped))
    return bar
  }
}
