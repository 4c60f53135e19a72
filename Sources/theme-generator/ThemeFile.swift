import Foundation
import Theme

/// A file with one theme: its string on a line. Empty lines and those that begin with `#` say nothing.
struct ThemeFile {
  let path: String
  let theme: Theme
  /// The number of the line with the theme, from 1.
  private let line: Int

  /// Ends with an error that names the line if the file has no theme, or two.
  init(path: String) {
    self.path = path
    guard let data = FileManager.default.contents(atPath: path) else { Self.fail(path, 1, "This file can't be read.") }
    guard let text = String(data: data, encoding: .utf8) else {
      Self.fail(path, 1, "This file isn't text in UTF-8.")
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespacesAndNewlines.union(["\u{FEFF}"])) }
    let own = lines.indices.filter { !lines[$0].isEmpty && !lines[$0].hasPrefix("#") }
    guard let first = own.first else {
      Self.fail(path, 1, "There's no theme in this file. Write one on a line, such as \(Self.example).")
    }
    guard own.count == 1 else { Self.fail(path, own[1] + 1, "This is a second theme; a file has one.") }
    line = first + 1
    do throws(ThemeStringError) {
      theme = try Theme(string: lines[first])
    } catch {
      Self.fail(path, line, error.sentence)
    }
  }

  /// Ends with an error about the theme.
  func fail(_ sentence: String) -> Never { Self.fail(path, line, sentence) }

  static let example = "primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato"

  private static func fail(_ path: String, _ line: Int, _ sentence: String) -> Never {
    FileHandle.standardError.write(Data("\(path):\(line):1: error: \(sentence)\n".utf8))
    exit(1)
  }
}
