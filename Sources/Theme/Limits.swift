/// How much is read of anything that a person, a link or a file supplies. Each module that reads adds its limits.
public enum Limits {
  /// The most Unicode scalars of a theme's name.
  public static let nameLength = 60
  /// The most bytes of a theme string. Two fonts, two colors, a name and their keys always fit.
  public static let themeString = 3000
  /// The most bytes of a font's name in a theme string, encoded.
  public static let fontName = 900
  /// The most bytes of a damaged theme string that are read.
  public static let damagedThemeString = 8000
}
