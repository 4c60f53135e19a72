import Theme

extension Limits {
  /// The most steps of a history: of the theme's, and of each mixer's. Older ones are dropped.
  static let undoSteps = 100
  /// The most links and other texts that couldn't be read and are kept. Older ones are dropped.
  static let refusedTexts = 20
  /// The most colors that were used last.
  static let recentColors = 8
  /// The most themes that a library's file adds at once.
  static let libraryThemes = 5000
  /// The most bytes of the text of an export's option.
  static let exportOption = 400
  /// The most bytes of a library's file; front ends refuse a larger one.
  public static let libraryBytes = 1 << 20
  /// The most characters of a text that's pasted to bring in a theme.
  public static let pastedText = 1_000_000
}
