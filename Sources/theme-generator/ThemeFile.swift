@_spi(Project) import Formats
import Foundation
import Theme

/// A file with one theme: a project's `tintype.json`, or a file with the theme's string on a line, where empty lines and those
/// that begin with `#` say nothing.
struct ThemeFile {
  let theme: Theme
  private let place: FilePlace

  /// Ends with an error that names the line if the file has no theme, or two.
  init(path: String) {
    let start = FilePlace(path: path)
    guard let data = FileManager.default.contents(atPath: path) else { start.fail("This file can't be read.") }
    guard let text = String(data: data, encoding: .utf8) else { start.fail("This file isn't text in UTF-8.") }
    let isProject = URL(filePath: path).lastPathComponent == "tintype.json"
    let string: String
    (string, place) = isProject ? Self.projectTheme([UInt8](data), start) : Self.line(text, start)
    do throws(ThemeStringError) {
      theme = try Theme(string: string)
    } catch {
      place.fail(error.sentence)
    }
  }

  /// Ends with an error about the theme.
  func fail(_ sentence: String) -> Never { place.fail(sentence) }

  /// The one line with a theme.
  private static func line(_ text: String, _ start: FilePlace) -> (String, FilePlace) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespacesAndNewlines.union(["\u{FEFF}"])) }
    let own = lines.indices.filter { !lines[$0].isEmpty && !lines[$0].hasPrefix("#") }
    guard let first = own.first else {
      start.fail("There's no theme in this file. Write one on a line, such as \(example).")
    }
    guard own.count == 1 else {
      FilePlace(path: start.path, line: own[1] + 1).fail("This is a second theme; a file has one.")
    }
    return (lines[first], FilePlace(path: start.path, line: first + 1))
  }

  /// A project's theme. Of a link, what follows the question mark.
  private static func projectTheme(_ bytes: [UInt8], _ start: FilePlace) -> (String, FilePlace) {
    let map = SourceMap(bytes)
    func place(_ offset: Int) -> FilePlace {
      let position = map.position(of: offset)
      return FilePlace(path: start.path, line: position.line, column: position.column)
    }
    let file: JSON
    do throws(JSONError) {
      file = try JSON(commented: bytes)
    } catch {
      place(error.offset).fail("This isn't JSON: \(error.text).")
    }
    if let themes = file["themes"] {
      place(themes.range.lowerBound).fail(
        "The plugin builds one theme. Name it in “theme”, or put it into Theme.tintype.")
    }
    guard let value = file["theme"] else {
      start.fail("There's no “theme” in this file. Give one as a string, such as \"\(example)\".")
    }
    let themePlace = place(value.range.lowerBound)
    guard let text = value.text else { themePlace.fail("A theme is a string, such as \"\(example)\".") }
    return (text.split(separator: "?").last.map(String.init) ?? text, themePlace)
  }

  private static let example = "primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato"
}
