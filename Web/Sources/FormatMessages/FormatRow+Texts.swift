import ColorScience
import Studio
import _Text

// A row is six texts; its kind is 0 for text, 1 for a folder, 2 for a binary file.

extension [FormatRow] {
  /// The rows as the texts of a message.
  public var texts: [String] {
    flatMap { [$0.name, $0.label, $0.fileName, $0.purpose, $0.reader, Int($0.kind.rawValue).text] }
  }

  /// Reads the texts of a message; skips what isn't a whole row.
  @inline(never)
  public init(texts: [String]) {
    self = []
    var fields = TextFields(texts)
    while !fields.isAtEnd {
      let (name, label, fileName) = (fields.text(), fields.text(), fields.text())
      let (purpose, reader, kind) = (fields.text(), fields.text(), fields.number())
      guard !name.isEmpty, let kind = FormatRow.Kind(rawValue: UInt8(truncatingIfNeeded: kind)) else { continue }
      append(
        FormatRow(name: name, label: label, fileName: fileName, purpose: purpose, reader: reader, kind: kind))
    }
  }
}
