import Formats
import Studio
import _Text

extension FormatRow {
  /// Every format, in the order people see.
  public static var all: [FormatRow] {
    Format.all.map { format in
      FormatRow(
        name: format.name.description, label: format.label.description, fileName: format.fileName.description,
        purpose: format.purpose.description, reader: format.reader.description,
        kind: format.isFolder ? .folder : format.isText ? .text : .binary)
    }
  }
}
