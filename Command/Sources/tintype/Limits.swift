import Theme

/// The most that the command reads. Whatever is larger is refused in a sentence, or left out as its reader says.
extension Limits {
  /// The bytes of a line of standard input.
  static let lineBytes = 1 << 16
  /// The bytes of a message of an agent's program.
  static let messageBytes = 1 << 20
  /// The bytes of a tintype.json.
  static let projectBytes = 1 << 20
  /// The bytes of a baseline of failures.
  static let baselineBytes = 16 << 20
  /// The outputs of a project, each theme's counted.
  static let projectOutputs = 1000
  /// The bytes of a file that an output is merged into, or that an earlier build may have merged into.
  static let mergedBytes = 16 << 20
  /// The bytes of all files that are written together, and of those that they replace.
  static let buildBytes = 256 << 20
  /// The files that `init` looks at in a folder.
  static let scannedFiles = 50_000
  /// The files that `init` reads, and their bytes, to find a theme that's there already.
  static let themeFiles = 40
  static let themeFilesBytes = 4 << 20
  /// The files that `import` reads of a folder.
  static let importedFiles = 2000
  /// The bytes of a font file.
  static let fontBytes = 30 << 20
  /// The bytes of a picture.
  static let pictureBytes = 256 << 20
}
