import Theme

extension Limits {
  /// The most colors that are read of an import.
  public static let importedColors = 4096
  /// The most files in a zip.
  public static let zippedFiles = 1000
  /// The most colors of a mode that are checked in files that belong together.
  static let checkedColors = 1 << 16
  /// The most modes and themes that are checked in files that belong together.
  static let checkedModes = 1024
  /// The most bytes of a pasted list of colors.
  static let colorList = 100_000
  /// The most declarations of style sheets, and the most blocks.
  static let styleDeclarations = 1 << 18
  /// The most bytes of a value in a style sheet once its variables are replaced: more than any list of fonts has, and few
  /// enough that values which double don't fill the memory.
  static let styleValue = 600
  /// The most design tokens.
  static let tokens = 1 << 18
  /// The most resources of an Android app.
  static let androidResources = 20_000
  /// The most values of a program that refer to others or are computed.
  static let codeReferences = 20_000
}
