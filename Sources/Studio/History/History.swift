import Theme
import _Text

/// The themes a person went through, for undo and redo, each as its string.
struct History: Equatable, Sendable {
  /// The themes before the current one, oldest first.
  private(set) var past: [String] = []
  /// The undone themes, the next to redo last.
  private(set) var future: [String] = []
  /// Records a theme that is about to change.
  mutating func record(_ theme: Theme) {
    past.append(theme.string)
    if past.count > Limits.undoSteps { past.removeFirst() }
    future = []
  }

  /// The theme before the last change; nil if there's none.
  var last: Theme? { past.last.map { Theme(salvaging: $0) } }

  /// All that undo and redo can lead to.
  var themes: [Theme] { (past + future).map { Theme(salvaging: $0) } }

  /// Whether undo or redo can lead to a theme.
  func holds(_ theme: Theme) -> Bool {
    let string = theme.string
    return past.contains { $0.same(as: string) } || future.contains { $0.same(as: string) }
  }

  /// Whether the next undo leads to a theme.
  func leads(backTo theme: Theme) -> Bool { past.last?.same(as: theme.string) == true }

  /// The theme before this one; nil if there's none.
  mutating func undo(_ theme: Theme) -> Theme? {
    guard let before = past.popLast() else { return nil }
    future.append(theme.string)
    return Theme(salvaging: before)
  }

  /// The theme that was undone last; nil if there's none.
  mutating func redo(_ theme: Theme) -> Theme? {
    guard let after = future.popLast() else { return nil }
    past.append(theme.string)
    return Theme(salvaging: after)
  }

  /// The history as text to save: one theme per line, after a `<` for the past or a `>` for the future.
  var text: String {
    (past.map { "<" + $0 } + future.map { ">" + $0 }).text(separatedBy: "\n")
  }

  init() {}

  /// Reads a saved history, without the lines that can't be read.
  init(text: String) {
    for line in text.fields(separatedBy: "\n") {
      let bytes = line.bytes
      let theme = String(bytes: Array(bytes.dropFirst()))
      guard (try? Theme(string: theme)) != nil else { continue }
      if bytes.first == UInt8(ascii: "<") { past.append(theme) }
      if bytes.first == UInt8(ascii: ">") { future.append(theme) }
    }
  }
}
