import Theme

/// Changing more of a theme than its four choices: the colors of roles, brand colors, type and corners.
public enum AdjustEvent: Equatable, Sendable {
  /// The color of this should be edited.
  case targetTapped(AdjustTarget)
  /// A group of roles, counted from 0, should be unfolded, and all others folded; or all of them.
  case groupTapped(Int)
  /// The editor should be closed. What was changed stays.
  case doneTapped
  /// A pin should be for light, for dark, or for both.
  case sideTapped(AdjustSide)
  /// The text of the color's field changed.
  case typed(String)
  /// A slider of OKLCH moved to a value in its channel's range.
  case channelMoved(Channel, Double)
  /// A place of the plane of hue and chroma was pointed at: 0...1 from the left and from the bottom.
  case pointed(x: Double, y: Double)
  /// One of the editor's swatches was tapped, counted from 0.
  case swatchTapped(Int)
  /// The nearest color that keeps the promise should replace a role's pin.
  case mendTapped(SchemeRole, Appearance)
  /// The scheme should decide on the color again.
  case unpinTapped
  case unpinAllTapped

  /// A brand color should be added, and edited.
  case addTapped
  /// The text of a brand color's name changed.
  case nameTyped(String)
  case nameFinished
  case nameCanceled
  /// The brand color that's edited should be removed.
  case removeTapped

  /// A setting goes to its next stop up, or below 0 down.
  case stepped(ThemeSetting, Int)
  /// A setting should be as without one.
  case settingResetTapped(ThemeSetting)
}

/// The color that the editor changes.
public enum AdjustTarget: Equatable, Sendable {
  /// A role: its pin, or a brand color itself.
  case role(SchemeRole)
  case neutral

  /// Whether there's such a color: another tab, or a link, may have taken a brand color away.
  func exists(in theme: Theme) -> Bool {
    if case .role(let role) = self { (role.brandIndex ?? -1) < theme.brandColors.count } else { true }
  }

  /// The index of a brand color; nil if it isn't one, or is gone.
  func brandIndex(in theme: Theme) -> Int? {
    if case .role(let role) = self, exists(in: theme) { role.brandIndex } else { nil }
  }

  static let neutralPurpose = "the hue of pages, lines and text"

  /// Its name in a theme: "on-mint". It's made of letters, digits and hyphens.
  public func name(in theme: Theme) -> String {
    if case .role(let role) = self { theme.name(of: role) } else { "Neutral" }
  }
}

/// The appearances that a pin is for.
public enum AdjustSide: UInt8, CaseIterable, Equatable, Sendable {
  case both, light, dark

  var appearances: [Appearance] {
    switch self {
    case .both: [.light, .dark]
    case .light: [.light]
    case .dark: [.dark]
    }
  }

  var title: String {
    switch self {
    case .both: "In both"
    case .light: "In light"
    case .dark: "In dark"
    }
  }
}
