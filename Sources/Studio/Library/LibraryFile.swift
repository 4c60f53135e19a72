import Theme
import _Text

/// A library as a text file: a theme string on each line.
struct LibraryFile {
  /// The theme strings, in the file's order.
  private(set) var themes: [String] = []
  /// Says in one sentence which part of the file can't be read; nil if all of it could.
  private(set) var problem: String?

  /// Reads every valid part of every line. A line may also be a link to a theme.
  init(_ text: String) {
    var problems: [String] = []
    var count = 0
    for (index, line) in text.fields(separatedBy: "\n").enumerated() {
      let line = line.withoutSpaces
      guard !line.isEmpty else { continue }
      guard themes.count < Limits.libraryThemes else {
        problems.append(
          "all after line " + index.text + " (a library takes " + Limits.libraryThemes.groupedText + " themes at once)")
        count += 1
        break
      }
      var errors: [ThemeStringError] = []
      let theme = Theme(salvaging: line.fields(separatedBy: "?").last ?? "", errors: &errors)
      if !theme.isEmpty { themes.append(theme.string) }
      guard let error = errors.first else { continue }
      count += 1
      guard problems.count < 3 else { continue }
      problems.append("line " + (index + 1).text + ", " + error.part(of: "its ") + " (" + error.reason + ")")
    }
    guard count > 0 else { return }
    if count > problems.count { problems.append((count - problems.count).text + " more lines") }
    problem = "We left out what we couldn’t read: " + problems.listed + "."
  }
}

extension String {
  /// The text without the spaces and control characters at its ends.
  fileprivate var withoutSpaces: String {
    let bytes = bytes
    guard let first = bytes.firstIndex(where: { $0 > 0x20 }), let last = bytes.lastIndex(where: { $0 > 0x20 }) else {
      return ""
    }
    return String(bytes: Array(bytes[first...last]))
  }
}
