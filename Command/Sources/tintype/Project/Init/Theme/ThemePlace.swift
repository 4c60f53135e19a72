import Formats

/// Files that are read together for a theme, and how people know them.
struct ThemePlace {
  let name: String
  /// The color set that the system makes an app's controls of, if it's a catalog of an app.
  var tint: String?
  /// Each part has files that one reader takes.
  private(set) var parts: [[File]]

  /// - Parameter parts: Empty ones are left out.
  init(_ name: String, _ parts: [File]...) {
    self.name = name
    self.parts = parts.filter { !$0.isEmpty }
  }

  /// Files of a project.
  init(_ name: String, _ paths: [String], of scan: ProjectScan) {
    // The styles of a component are read like those of a page.
    self.init(name, paths.map { File(path: $0 + ($0.isComponent ? ".css" : ""), bytes: scan.bytes(of: $0)) })
  }

  /// The same with another file in its first part.
  func with(_ file: File) -> ThemePlace {
    var other = self
    other.parts = [(parts.first ?? []) + [file]] + parts.dropFirst()
    return other
  }

  /// The files' text.
  var text: String { parts.joined().map { String(decoding: $0.bytes, as: UTF8.self) }.joined(separator: "\n") }
}
