/// A format that a theme can be exported as. The front end lists them, because it has the formats.
public struct FormatRow: Equatable, Sendable {
  /// What the command calls it: "css".
  public var name: String
  /// What people call it: "CSS".
  public var label: String
  /// The file or folder it's saved as: "theme.css".
  public var fileName: String
  /// What it holds, in a few words.
  public var purpose: String
  /// Who reads it.
  public var reader: String
  /// What a download is, and whether there's text to show.
  public var kind: Kind

  /// What a format writes.
  public enum Kind: UInt8, CaseIterable, Equatable, Sendable {
    /// A file of text that people can read.
    case text
    /// Several files of text, which are downloaded as a zip.
    case folder
    /// A file for programs only.
    case binary
  }

  /// `Exchange` makes one for each format.
  public init(name: String, label: String, fileName: String, purpose: String, reader: String, kind: Kind) {
    self.name = name
    self.label = label
    self.fileName = fileName
    self.purpose = purpose
    self.reader = reader
    self.kind = kind
  }
}
