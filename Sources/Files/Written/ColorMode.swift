import _Text

/// When a color of a file holds.
public struct ColorMode: Equatable, Sendable {
  /// Whether that's in dark mode.
  public var isDark: Bool
  /// Whether that's if people ask for more contrast.
  public var isHighContrast: Bool
  /// The one of the file's themes it applies to; empty for all.
  public var theme: String

  /// Light mode without a theme, unless it says otherwise.
  public init(isDark: Bool = false, isHighContrast: Bool = false, theme: String = "") {
    self.isDark = isDark
    self.isHighContrast = isHighContrast
    self.theme = theme
  }

  /// Its name for people: "light", "dark high contrast", "dark of forest".
  public var name: String {
    (isDark ? "dark" : "light") + (isHighContrast ? " high contrast" : "") + (theme.isEmpty ? "" : " of " + theme)
  }

  public static func == (one: ColorMode, other: ColorMode) -> Bool {
    one.isDark == other.isDark && one.isHighContrast == other.isHighContrast && one.theme.same(as: other.theme)
  }
}
