import _Text

extension Theme {
  /// Reads the theme in a theme file: its first line with text, which may also be a link. Nil if there's none.
  public init?(inFile text: String) {
    let line = text.bytes.split { $0 < 0x20 }.first.map { String(bytes: Array($0)) } ?? ""
    self.init(salvaging: line.fields(separatedBy: "?").last ?? "")
    if isEmpty { return nil }
  }
}
