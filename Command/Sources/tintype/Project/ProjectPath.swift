import Foundation

/// A path inside a project's folder, as it's written in its file: "src/theme.css".
struct ProjectPath {
  /// Replaced by a theme's name.
  static let placeholder = "{theme}"

  /// With slashes between names; no name is empty, "." or "..".
  let text: String
  /// Whether it's written with a slash at its end.
  let isFolder: Bool

  init(_ written: String) throws(Refusal) {
    guard !written.isEmpty else { throw Refusal("A path is missing: write one such as src/theme.css.") }
    // JSON's U+0000 has become U+FFFD.
    guard visible(written) == written, !written.contains("\\"), !written.contains("\u{FFFD}") else {
      throw Refusal("The path \(quoted(written)) has a backslash or a control character. Put / between folders.")
    }
    guard written.first != "/", !written.hasDriveLetter else {
      throw Refusal("The path \(quoted(written)) must be relative to the folder of \(ProjectText.name).")
    }
    isFolder = written.last == "/"
    let names = written.split(separator: "/").filter { $0 != "." }
    guard !names.contains("..") else {
      throw Refusal("The path \(quoted(written)) must stay in the folder of \(ProjectText.name), without “..”.")
    }
    text = names.joined(separator: "/")
    guard !text.isEmpty else {
      throw Refusal("The path \(quoted(written)) is the project’s folder. Name a file in it.")
    }
    guard !Self.isSame(text, ProjectText.name) else {
      throw Refusal("\(ProjectText.name) can’t be written by itself. Choose another path.")
    }
  }

  /// The path for a theme.
  func text(for theme: ProjectTheme) -> String { text.replacing(Self.placeholder, with: theme.name ?? "") }

  var hasPlaceholder: Bool { text.contains(Self.placeholder) }

  /// Whether two paths name one file if capitals don't count and accents may be written either way, as on a Mac.
  static func isSame(_ one: String, _ other: String) -> Bool { key(of: one) == key(of: other) }

  /// The same for paths that name one file there.
  static func key(of path: String) -> String { path.precomposedStringWithCanonicalMapping.lowercased() }
}

extension String {
  /// Whether it begins like a path on Windows: "C:".
  fileprivate var hasDriveLetter: Bool {
    dropFirst().first == ":" && first.map { $0.isASCII && $0.isLetter } == true
  }
}
