import Formats
import Foundation
import Theme

/// The outputs that nothing in a project loads yet, and what to add so that something does. We never edit other files ourselves.
struct DeadOutputs {
  /// A line for each, with what to add and the file it goes into.
  let lines: [String]

  /// Looks at the project's own files. The outputs needn't be written yet.
  init(of outputs: [(path: String, output: ProjectOutput)], in folder: ProjectFolder) {
    var pending = outputs.compactMap { path, output -> Wiring? in
      guard case .format(let format, let options) = output.source else { return nil }
      return Wiring(path: path, format: format, options: options, merges: output.merges)
    }
    guard !pending.isEmpty else {
      lines = []
      return
    }
    let files = ProjectTexts(folder)
    pending = pending.filter { !$0.isKnown(by: files) }
    var lines = pending.flatMap { $0.advice(in: files) }
    for path in outputs.map(\.path) {
      lines += styleAdvice(forSheetAt: path, in: files).filter { !lines.contains($0) }
    }
    self.lines = lines
  }
}

/// The texts in a project that may load something, without those that only describe it.
struct ProjectTexts {
  private let root: String
  /// The paths of all own files, those of outer folders first.
  let paths: [String]

  init(_ folder: ProjectFolder) {
    root = folder.root
    paths = OwnFiles(folder.root).paths.filter { !OwnFiles.isOfTests($0) }
  }

  /// The most that's read, in bytes: what loads a file is near the top of a project.
  private static let limit = 64 << 20

  private static let endings: Set<String> = [
    "html", "htm", "css", "scss", "sass", "less", "pcss", "js", "jsx", "mjs", "cjs", "ts", "tsx", "mts", "cts", "vue",
    "svelte", "astro", "mdx", "php", "twig", "liquid", "njk", "hbs", "erb", "kt", "kts", "java", "xml", "swift", "dart",
    "json", "yml", "yaml", "toml", "pbxproj",
  ]
  /// They name files, but load none.
  private static let silent: Set<String> = ["tintype.json", "components.json", "package.json", "package-lock.json"]

  /// Whether the text of a file besides the one at a path meets a condition.
  func contains(besides path: String, where isFound: (String, _ path: String) -> Bool) -> Bool {
    var rest = Self.limit
    for other in paths where other != path && rest > 0 {
      let name = other.fileName
      guard let ending = name.split(separator: ".").last.map(String.init), Self.endings.contains(ending),
        !Self.silent.contains(name)
      else { continue }
      let text = text(of: other)
      rest -= text.utf8.count
      if isFound(text, other) { return true }
    }
    return false
  }

  /// A path for the system.
  func place(of path: String) -> String { root + "/" + path }

  /// The outermost file with one of these names.
  func first(named names: [String]) -> String? {
    for name in names {
      if let path = paths.first(where: { $0 == name || $0.hasSuffix("/" + name) }) { return path }
    }
    return nil
  }

  func text(of path: String) -> String {
    String(decoding: (try? readFile(root + "/" + path)) ?? [], as: UTF8.self)
  }
}

extension String {
  /// The last part of a path.
  var fileName: String { split(separator: "/").last.map(String.init) ?? self }

  /// A file's name without its ending.
  var fileStem: String { fileName.split(separator: ".").first.map(String.init) ?? self }

  /// The path from the folder of a file to this one, as imports write it: "./theme.css", "../theme.css".
  func path(fromFileAt other: String) -> String {
    var (to, from) = (split(separator: "/")[...], other.split(separator: "/").dropLast()[...])
    while to.count > 1, let name = from.first, to.first == name { (to, from) = (to.dropFirst(), from.dropFirst()) }
    return (from.isEmpty ? "./" : "") + (from.map { _ in ".." } + to.map(String.init)).joined(separator: "/")
  }
}
