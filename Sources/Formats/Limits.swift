import Theme

extension Limits {
  /// The most bytes of the files of one import, unzipped.
  public static let importedBytes = 16 << 20
  /// The most colors that are read of an import.
  public static let importedColors = 4096
  /// The most colors to choose from when a file doesn't say which is which.
  public static let colorsToChoose = 96
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
  /// The most values of a JSON text.
  static let jsonValues = 2_000_000

  /// The most bytes of a template that someone wrote, ten times as many as our longest has, and the most keys of a list in it.
  static let template = 100_000
  static let templateKeys = 500
  /// The most instructions that a template follows and bytes that it writes: 30 times as many as our largest format, so that
  /// no template keeps anyone waiting for longer than a second.
  static let templateSteps = 100_000
  static let templateBytes = 4 << 20
}
