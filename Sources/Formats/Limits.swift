import Theme

extension Limits {
  /// The most bytes of the files of one import, unzipped.
  public static let importedBytes = 16 << 20
  /// The most colors to choose from when a file doesn't say which is which.
  public static let colorsToChoose = 96
  /// The most values of a JSON text.
  package static let jsonValues = 2_000_000
  /// The most bytes of a template that someone wrote, ten times as many as our longest has, and the most keys of a list in it.
  static let template = 100_000
  static let templateKeys = 500
  /// The most instructions that a template follows and bytes that it writes: 30 times as many as our largest format, so that
  /// no template keeps anyone waiting for longer than a second.
  static let templateSteps = 100_000
  static let templateBytes = 4 << 20
}
