import Formats
import Foundation

/// The outputs that nothing in a project loads yet, and what to add so that something does. We never edit other files ourselves.
struct DeadOutputs {
  /// A line for each, with what to add and the file it goes into.
  let lines: [String]

  /// Looks at the project's own files. The outputs needn't be written yet.
  init(
    of outputs: [(path: String, output: ProjectOutput)], themes: [ProjectTheme], in scan: @autoclosure () -> ProjectScan
  ) {
    var pending = outputs.compactMap { path, output -> Wiring? in
      guard case .format(let format, let options) = output.source else { return nil }
      let isList = themes.count > 1 && output.source.sharing == .list && !output.path.hasPlaceholder
      return Wiring(
        path: path, format: format, options: options, merges: output.merges,
        listed: isList ? themes.first?.name : nil)
    }
    guard !pending.isEmpty else {
      lines = []
      return
    }
    let scan = scan()
    pending = pending.filter { !$0.isKnown(by: scan) }
    var lines = pending.flatMap { $0.advice(in: scan) }
    for (path, output) in outputs {
      let advice = styleAdvice(forSheetAt: path, of: output.source, in: scan)
      lines += advice.filter { !lines.contains($0) }
      if advice.isEmpty, !pending.contains(where: { $0.path == path }) {
        lines += unusedNames(ofSheetAt: path, output, in: scan)
      }
    }
    self.lines = lines
  }
}

extension ProjectScan {
  /// The most that's read, in bytes: what loads a file is near the top of a project.
  private static let limit = 64 << 20

  private static let endings: Set<String> = [
    "html", "htm", "css", "scss", "sass", "less", "pcss", "js", "jsx", "mjs", "cjs", "ts", "tsx", "mts", "cts", "vue",
    "svelte", "astro", "mdx", "php", "twig", "liquid", "njk", "hbs", "erb", "kt", "kts", "java", "xml", "swift", "dart",
    "json", "yml", "yaml", "toml", "pbxproj",
  ]
  /// They name files, but load none.
  private static let silent: Set<String> = ["tintype.json", "components.json", "package.json", "package-lock.json"]

  /// Whether one of these words is in a file besides the one at a path: in one that may load something, and doesn't only
  /// describe it.
  func mentions(_ words: [String], besides path: String = "", where mayLoad: (String) -> Bool = { _ in true }) -> Bool {
    let words = words.map { Array($0.utf8) }
    var rest = Self.limit
    for other in paths where other != path && rest > 0 && mayLoad(other) {
      let name = other.lastName
      guard let ending = name.split(separator: ".").last.map(String.init), Self.endings.contains(ending),
        !Self.silent.contains(name)
      else { continue }
      let bytes = bytes(of: other)
      rest -= bytes.count
      if words.contains(where: bytes.has) { return true }
    }
    return false
  }

  /// The outermost file with the first of these names that there is.
  func first(named names: [String]) -> String? { names.lazy.compactMap { files(named: $0).first }.first }
}

extension String {
  /// The path from the folder of a file to this one, as imports write it: "./theme.css", "../theme.css".
  func path(fromFileAt other: String) -> String {
    var (to, from) = (split(separator: "/")[...], other.split(separator: "/").dropLast()[...])
    while to.count > 1, let name = from.first, to.first == name { (to, from) = (to.dropFirst(), from.dropFirst()) }
    return (from.isEmpty ? "./" : "") + (from.map { _ in ".." } + to.map(String.init)).joined(separator: "/")
  }
}
