import ColorScience
import Files
@_spi(Project) import Formats
import Foundation
import Theme
import _Text

/// The failures that a project knows and lives with for now, in a `tintype.baseline.json`. A check fails only on others, and on
/// those that got worse.
struct Baseline {
  static let fileName = "tintype.baseline.json"

  /// The file's folder, absolute and without symbolic links.
  private let folder: String
  /// The file's path from the current folder.
  let name: String
  /// Whether there's such a file.
  private(set) var isThere = false
  /// Sorted, so that a change is a small difference.
  private(set) var failures: [Known] = []

  /// Text on its background that falls short in one mode.
  struct Pair: Hashable {
    /// The text's file, from the baseline's folder.
    let file: String
    let text: String
    let background: String
    /// The file's theme; empty for all.
    let theme: String
    /// "light", "dark high contrast".
    let mode: String
    /// Whether it's text, rather than an edge, a ring or an icon.
    let isText: Bool

    fileprivate var parts: [String] { [file, text, background, theme, mode, isText ? "" : nonText] }
    /// "--text on --card in dark of forest".
    var words: String { "\(text) on \(background) in \(mode)" + (theme.isEmpty ? "" : " of \(theme)") }
  }

  /// A pair and how far it falls short.
  struct Known: Comparable {
    let pair: Pair
    /// The contrast ratio, as it's shown.
    let hundredths: Int

    static func < (one: Known, other: Known) -> Bool {
      one.pair == other.pair
        ? one.hundredths < other.hundredths : one.pair.parts.lexicographicallyPrecedes(other.pair.parts)
    }
  }

  /// The one of the project of some files and folders: beside its `tintype.json`; or else the nearest; or else none yet, in the
  /// folder that's checked.
  /// - Parameter allow: Refuses a path that mustn't be read. With it, none is looked for above those folders.
  init(
    of paths: [String], _ checks: ProjectChecks, allow: ((String) throws(Refusal) -> Void)? = nil
  ) throws(Refusal) {
    var folder = checks.folder
    if folder.isEmpty {
      let candidates = ProjectChecks.folders(of: paths)
      var roots: [String] = []
      for path in candidates {
        let near = try allow == nil ? ProjectFolder(near: path, file: Self.fileName) : ProjectFolder(path)
        roots.append(near.root)
      }
      folder = roots.first { access($0 + "/" + Self.fileName, F_OK) == 0 } ?? realPath(candidates[0]) ?? "."
    }
    self.folder = folder
    let place = folder + "/" + Self.fileName
    name = relativePath(to: place, from: realPath(".") ?? "/")
    guard FileManager.default.fileExists(atPath: place) else { return }
    try allow?(place)
    failures = try read(readFile(place, atMost: Limits.baselineBytes, named: name)).sorted()
    isThere = true
  }

  private func read(_ bytes: [UInt8]) throws(Refusal) -> [Known] {
    let json: JSON
    do throws(JSONError) { json = try JSON(strict: bytes) } catch {
      let position = SourceMap(bytes).position(of: error.offset)
      throw refusal("\(name), line \(position.line), column \(position.column): \(error.text.capitalizedFirst).")
    }
    guard json.isObject, let list = json["failures"], list.isArray else {
      throw refusal("\(name) isn’t a list of failures that Tintype wrote.")
    }
    var failures: [Known] = []
    for (_, item) in list.members {
      guard item.isObject, let file = item["file"]?.text, let text = item["text"]?.text,
        let background = item["background"]?.text, let mode = item["mode"]?.text, let ratio = item["ratio"]?.number,
        (1...21).contains(ratio)
      else {
        let line = SourceMap(bytes).position(of: item.range.lowerBound).line
        throw refusal("\(name), line \(line): This isn’t a failure as Tintype writes it.")
      }
      let pair = Pair(
        file: file, text: text, background: background, theme: item["theme"]?.text ?? "", mode: mode,
        isText: item["kind"]?.text != nonText)
      failures.append(Known(pair: pair, hundredths: Int((ratio * 100).rounded())))
    }
    return failures
  }

  /// Says how to go on, too. A file that isn't understood is never replaced.
  private func refusal(_ sentence: String) -> Refusal {
    Refusal("\(sentence) Fix it, or delete it and write a new one with --write-baseline.")
  }

  /// The pairs of a failure, one for each mode. A theme that leaves both colors as they are without it adds none.
  func pairs(of failure: CheckReport.Failure) -> [Pair] {
    let file = path(of: failure.text.path)
    return failure.modes.filter { mode in
      mode.theme.isEmpty
        || !failure.modes.contains(ColorMode(isDark: mode.isDark, isHighContrast: mode.isHighContrast))
    }.map { mode in
      Pair(
        file: file, text: failure.text.name, background: failure.background.name, theme: mode.theme,
        mode: ColorMode(isDark: mode.isDark, isHighContrast: mode.isHighContrast).name,
        isText: failure.subject != .nonText)
    }
  }

  /// The path of a file from the baseline's folder.
  func path(of path: String) -> String { relativePath(to: wholePath(path), from: folder) }

  /// The path for the system of a pair's file.
  func place(of pair: Pair) -> String { wholePath(folder + "/" + pair.file) }

  /// Forgets the failures in a scope, and knows those of a report instead. Those of files that the report couldn't read stay,
  /// and so do those of what isn't text if it didn't judge that.
  mutating func replace(in scope: CheckScope, by report: CheckReport) {
    let unread = CheckScope(report.errors.map(\.path))
    failures = failures.filter { known in
      let place = place(of: known.pair)
      return !scope.contains(place) || unread.contains(place) || !known.pair.isText && !report.judgesNonText
    }
    for failure in report.failures {
      failures += pairs(of: failure).map { Known(pair: $0, hundredths: failure.hundredths) }
    }
    failures.sort()
  }

  /// Writes the file, one failure on a line. Says so in a sentence.
  mutating func write() throws(Refusal) -> String {
    let lines = failures.map { known in
      var json = JSONWriter()
      json.object { $0.members(of: known) }
      return "    " + String(decoding: json.bytes, as: UTF8.self)
    }
    let list = lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]"
    var files = FileSet()
    try files.add(
      Array("{\n  \"failures\": \(list)\n}\n".utf8), at: behindLinks(folder + "/" + Self.fileName), named: name)
    try files.write()
    isThere = true
    return files.changes.first?.sentence ?? "\(name) is up to date."
  }
}

extension JSONWriter {
  /// Writes the members of a failure as a baseline has them.
  mutating func members(of known: Baseline.Known) {
    member("file", known.pair.file)
    member("text", known.pair.text)
    member("background", known.pair.background)
    if !known.pair.theme.isEmpty { member("theme", known.pair.theme) }
    member("mode", known.pair.mode)
    if !known.pair.isText { member("kind", nonText) }
    member("ratio", Double(known.hundredths) / 100, places: 2)
  }
}

/// The kind of a failure that isn't text's.
private let nonText = "non-text"

/// The files and folders that a check is about.
struct CheckScope {
  private let places: [String]

  init(_ paths: [String]) { places = paths.map(wholePath) }

  /// Whether it's about all colors of a file. One color set or one file of resources is only a part of what's judged together.
  func contains(_ place: String) -> Bool {
    let isPart = place.hasSuffix("/Contents.json") || place.hasSuffix(".xml")
    return places.contains { place == $0 && !isPart || place.hasPrefix($0 == "/" ? $0 : $0 + "/") }
  }
}
