import _Text

/// HTML, written one piece after the other. Every text in it is escaped.
struct ReportMarkup {
  private(set) var text = ""
  /// Shows what can't be seen in a text.
  private let visible: (String) -> String

  init(_ visible: @escaping (String) -> String) { self.visible = visible }

  /// Writes an element.
  /// - Parameter attributes: Names and values; values are escaped.
  mutating func element(
    _ name: StaticString, _ attributes: [(StaticString, String)] = [], _ contents: (inout ReportMarkup) -> Void
  ) {
    text += "<" + name.description
    for (name, value) in attributes { text += " " + name.description + "=\"" + escaped(value) + "\"" }
    text += ">"
    contents(&self)
    text += "</" + name.description + ">"
  }

  /// Writes an element with nothing but a text in it.
  mutating func element(_ name: StaticString, _ attributes: [(StaticString, String)] = [], words: String) {
    element(name, attributes) { $0.words(words) }
  }

  /// Writes a text.
  mutating func words(_ words: String) { text += escaped(words) }

  /// Writes markup of ours as it is.
  mutating func markup(_ markup: StaticString) { text += markup.description }

  mutating func line() { text += "\n" }

  /// Writes a list of sentences.
  mutating func list(_ sentences: [String]) {
    element("ul") { for sentence in sentences { $0.element("li", words: sentence) } }
    line()
  }

  /// Writes a table. The first cell of each row names it.
  mutating func table(_ header: [String], _ rows: [[Cell]]) {
    element("table") {
      $0.element("thead") {
        $0.element("tr") { for name in header { $0.element("th", [("scope", "col")], words: name) } }
      }
      $0.element("tbody") {
        for row in rows {
          $0.element("tr") {
            for (index, cell) in row.enumerated() {
              $0.element(index == 0 ? "th" : "td", index == 0 ? [("scope", "row")] : []) { $0.cell(cell) }
            }
          }
        }
      }
    }
    line()
  }

  /// A cell: a text, with a sample of two colors before it if there is one.
  struct Cell {
    let words: String
    var front, back: String?
    /// Whether it's to be seen at once.
    var isStrong = false
  }

  private mutating func cell(_ cell: Cell) {
    if let front = cell.front, let back = cell.back {
      element("span", [("class", "chip"), ("style", "background:" + front + ";border-color:" + back)], words: "")
    }
    if cell.isStrong { element("strong", words: cell.words) } else { words(cell.words) }
  }

  private func escaped(_ text: String) -> String {
    String(bytes: visible(text).bytes.escapedMarkup)
  }
}
