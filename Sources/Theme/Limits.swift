/// How much is read of anything that a person, a link or a file supplies. Each module that reads adds its limits.
public enum Limits {
  /// The most Unicode scalars of a theme's name.
  public static let nameLength = 60
  /// The most characters of a brand color's name.
  public static let brandNameLength = 24
  /// The most brand colors of a theme.
  public static let brandColors = 8
  /// The most bytes of a theme string. Every theme fits, with all roles pinned in light and dark.
  public static let themeString = 20000
  /// The most bytes of a font's name in a theme string, encoded.
  public static let fontName = 900
  /// The most bytes of a damaged theme string that are read.
  public static let damagedThemeString = 30000
}
