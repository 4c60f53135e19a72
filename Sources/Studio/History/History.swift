import Catalog
import ColorScience

/// The themes that one chose, step by step, for undo and redo; each as its text.
struct History: Equatable, Sendable {
  /// The themes before the present one, the oldest first.
  private(set) var past: [String] = []
  /// The themes that were undone, the next to redo last.
  private(set) var future: [String] = []

  /// More steps than this are forgotten.
  private static let longest = 100

  /// Takes note of a theme that is about to change.
  mutating func record(_ theme: Theme) {
    past.append(theme.string)
    if past.count > Self.longest { past.removeFirst() }
    future = []
  }

  /// The theme before this one; nil where there is none.
  mutating func undo(_ theme: Theme) -> Theme? {
    guard let before = past.popLast() else { return nil }
    future.append(theme.string)
    return Theme(salvaging: before)
  }

  /// The theme that was undone last; nil where there is none.
  mutating func redo(_ theme: Theme) -> Theme? {
    guard let after = future.popLast() else { return nil }
    past.append(theme.string)
    return Theme(salvaging: after)
  }

  /// The history as text, to be kept: a theme a line, those of the past after a `<`, those of the future after a `>`.
  var text: String {
    (past.map { "<" + $0 } + future.map { ">" + $0 }).text(separatedBy: "\n")
  }

  init() {}

  /// Reads a history that was kept. Lines that do not read are left out.
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
