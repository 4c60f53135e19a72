import Formats
import Foundation

/// The files of a Compose theme with one light and one dark color scheme: those that its composable uses unless it's told
/// otherwise.
struct ColorSchemes {
  let place: ThemePlace
  /// The light schemes that were left out, by their names.
  private(set) var others: [String] = []

  /// - Parameter theme: The file with the schemes.
  init(beside theme: String, in scan: ProjectScan) {
    let names = ["theme", "color", "palette", "type", "typography", "font", "shape", "brand"]
    var files = scan.paths.filter { path in
      path.folder == theme.folder && path.hasSuffix(".kt") && !scan.isOurs(path)
        && (path == theme || names.contains { path.lastName.lowercased().contains($0) })
    }
    files += Self.imported(by: files, in: scan)
    var texts = files.map { (path: $0, text: scan.text(of: $0)) }
    for mode in ["light", "dark"] {
      let text = texts.map(\.text).joined(separator: "\n")
      let schemes = text.matches(
        of: try! Regex("\\bval\\s+(\\w+)[^\\n=]*=\\s*(?:\\w+\\.)?\(mode)(?:ColorScheme|Colors)\\s*\\(")
      )
      .compactMap { $0.output[1].substring.map(String.init) }
      guard schemes.count > 1 else { continue }
      // A composable's branches end with the one for everybody.
      let used = schemes.compactMap { name in Self.lastUse(of: name, in: text).map { (name, $0) } }.max { $0.1 < $1.1 }?
        .0
      let chosen = used ?? schemes[0]
      for name in schemes where name != chosen {
        if mode == "light" { others.append(name) }
        for index in texts.indices { texts[index].text = Self.without(name, in: texts[index].text) }
      }
    }
    let folder = String(theme.folder.dropLast())
    place = ThemePlace(
      texts.count == 1 || folder.isEmpty ? theme : folder, texts.map { File(path: $0.path, text: $0.text) })
  }

  /// The files of other folders, maybe of other modules, with colors that these import.
  private static func imported(by files: [String], in scan: ProjectScan) -> [String] {
    let imports = files.flatMap { scan.text(of: $0).matches(of: #/(?m)^import ([\w.]+)\.(\w+|\*)/#) }
      .filter { !$0.1.hasPrefix("android") && !$0.1.hasPrefix("kotlin") && !$0.1.hasPrefix("java") }
      .map { (package: String($0.1), name: String($0.2)) }
    guard !imports.isEmpty else { return [] }
    return scan.paths.filter { path in
      guard path.hasSuffix(".kt"), !files.contains(path), !scan.isOurs(path),
        path.lowercased().contains(#/colou?r|theme|palette/#),
        scan.mentions("Color(", in: path)
      else { return false }
      let text = scan.text(of: path)
      let package = text.firstMatch(of: #/(?m)^package ([\w.]+)/#).map { String($0.1) }
      return imports.contains { one in
        one.package == package && (one.name == "*" || declares(one.name, text))
      }
    }
  }

  private static func declares(_ name: String, _ text: String) -> Bool {
    text.contains(try! Regex("\\b(?:object|class|val)\\s+\(name)\\b"))
  }

  /// Where a name stands last besides its own declaration.
  private static func lastUse(of name: String, in text: String) -> String.Index? {
    text.matches(of: try! Regex("(\\bval\\s+)?\\b\(name)\\b")).last { $0.output[1].substring == nil }?.range.lowerBound
  }

  /// A text without the declaration of a scheme.
  private static func without(_ name: String, in text: String) -> String {
    guard let start = text.firstRange(of: try! Regex("\\bval\\s+\(name)\\b"))?.lowerBound,
      var end = text[start...].firstIndex(of: "(")
    else { return text }
    var depth = 0
    repeat {
      if text[end] == "(" { depth += 1 } else if text[end] == ")" { depth -= 1 }
      end = text.index(after: end)
    } while depth > 0 && end < text.endIndex
    return String(text[..<start] + text[end...])
  }
}
