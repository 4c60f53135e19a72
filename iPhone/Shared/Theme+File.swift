import Theme

extension Theme {
  /// Reads the theme in a theme file: the first line, which may also be a link. Nil if there's none.
  init?(inFile text: String) {
    let line = text.split(whereSeparator: \.isNewline).first ?? ""
    self.init(salvaging: line.split(separator: "?").last.map { String($0) } ?? "")
    if isEmpty { return nil }
  }
}
