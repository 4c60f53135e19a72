import _Text

/// A file of an export, or one to import.
public struct File: Sendable {
  /// Its path in the folder that's exported, with slashes: "values/colors.xml". When importing, its name if that's known.
  public let path: String
  /// The contents.
  public let bytes: [UInt8]

  /// A file of any kind.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// A text file.
  public init(path: String, text: String) {
    self.init(path: path, bytes: text.bytes)
  }
}
