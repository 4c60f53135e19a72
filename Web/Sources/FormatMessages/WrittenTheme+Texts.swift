import ColorScience
import Studio
import _Text

// Format, theme, size and number of colors, then each file's path and code.

extension WrittenTheme {
  /// What was written as the texts of a message.
  public var texts: [String] {
    [format, theme, size.text, colorCount.text] + files.flatMap { [$0.path, $0.marked] }
  }

  /// Reads the texts of a message; nil if nothing was written.
  @inline(never)
  public init?(texts: [String]) {
    var fields = TextFields(texts)
    let (format, theme) = (fields.text(), fields.text())
    guard !format.isEmpty else { return nil }
    let (size, colorCount) = (fields.number(), fields.number())
    var files: [CodeFile] = []
    while !fields.isAtEnd {
      let path = fields.text()
      files.append(CodeFile(path: path, marked: fields.text()))
    }
    self.init(format: format, theme: theme, size: size, colorCount: colorCount, files: files)
  }
}
