import Conformance
import FileCheck
@_spi(Project) import Formats
import Foundation
import Theme

/// The part of a `tintype.json` about checking a project's own files.
struct ProjectChecks {
  /// Pairs of text and background to judge besides those that follow from names.
  private(set) var pairs: [ListedPair] = []
  /// Whether to judge what isn't text, too.
  private(set) var judgesNonText = false
  /// Pairs to leave out.
  private(set) var ignoredPairs: [ListedPair] = []
  /// The files and folders to leave out, relative to the file's folder.
  private(set) var ignoredPaths: [String] = []
  /// What a report says about the product and its author, by the keys of “report”.
  private(set) var report: [String: String] = [:]
  /// The folder of the file, absolute; empty if there's none.
  private(set) var folder = ""

  /// None.
  init() {}

  /// Those of the project of some files and folders: the one that a folder is in if it's alone, or else the one that the current
  /// folder is in. None if there's no `tintype.json`.
  /// - Parameter allow: Refuses a path that mustn't be read. With it, none is looked for above those folders.
  init(of paths: [String], allow: ((String) throws(Refusal) -> Void)? = nil) throws(Refusal) {
    for folder in Self.folders(of: paths) {
      let project = try allow == nil ? ProjectFolder(near: folder) : ProjectFolder(folder)
      let path = project.filePath
      guard FileManager.default.fileExists(atPath: path) else { continue }
      try allow?(path)
      self.folder = project.root
      let text = try ProjectText(readFile(path, atMost: Limits.projectBytes))
      let file = try text.json()
      _ = try text.keys(of: file)
      try read(file, text)
      return
    }
  }

  /// The folders to look for a project in: the one that's checked if it's alone, then the current one.
  static func folders(of paths: [String]) -> [String] {
    paths.count == 1 && isDirectory(paths[0]) ? [paths[0], "."] : ["."]
  }

  /// Reads the keys.
  init(_ file: JSON, _ text: ProjectText) throws(Refusal) { try read(file, text) }

  private mutating func read(_ file: JSON, _ text: ProjectText) throws(Refusal) {
    if let list = file["check"] {
      guard list.isArray else { throw text.refusal(Self.checkForm, at: list.range.lowerBound) }
      for (_, value) in list.members { pairs.append(try pair(value, text, mayHaveRatio: true)) }
    }
    if let value = file["nonText"] {
      guard let flag = value.flag else {
        throw text.refusal("“nonText” takes true or false.", at: value.range.lowerBound)
      }
      judgesNonText = flag
    }
    if let value = file["report"] {
      guard value.isObject else { throw text.refusal(Self.reportForm, at: value.range.lowerBound) }
      let members = try text.members(of: value, known: ReportDetails.keys.map(\.name), of: "“report”")
      for (key, value) in members {
        guard let words = value.text, !words.isEmpty else {
          throw text.refusal(Self.reportForm, at: value.range.lowerBound)
        }
        report[key] = words
      }
    }
    guard let list = file["ignore"] else { return }
    guard list.isArray else { throw text.refusal(Self.ignoreForm, at: list.range.lowerBound) }
    for (_, value) in list.members {
      if value.isArray {
        ignoredPairs.append(try pair(value, text, mayHaveRatio: false))
        continue
      }
      guard let written = value.text else { throw text.refusal(Self.ignoreForm, at: value.range.lowerBound) }
      do throws(Refusal) {
        ignoredPaths.append(try ProjectPath(written).text)
      } catch {
        throw text.refusal(error.sentence, at: value.range.lowerBound)
      }
    }
  }

  private func pair(_ value: JSON, _ text: ProjectText, mayHaveRatio: Bool) throws(Refusal) -> ListedPair {
    let form = mayHaveRatio ? Self.checkForm : Self.ignoreForm
    let items = value.members.map { $0.value }
    guard value.isArray, items.count == 2 || mayHaveRatio && items.count == 3, let one = items[0].text,
      let other = items[1].text, !one.isEmpty, !other.isEmpty
    else { throw text.refusal(form, at: value.range.lowerBound) }
    guard items.count == 3 else { return ListedPair(text: one, background: other) }
    guard let ratio = items[2].number, (1...21).contains(ratio) else {
      throw text.refusal("A contrast ratio is a number from 1 to 21.", at: items[2].range.lowerBound)
    }
    return ListedPair(text: one, background: other, ratio: ratio)
  }

  /// Whether a file or folder is left out.
  func ignores(_ path: String) -> Bool {
    guard !ignoredPaths.isEmpty else { return false }
    let root = folder == "/" ? folder : folder + "/"
    let place = wholePath(path)
    guard place.hasPrefix(root) else { return false }
    let inner = place.dropFirst(root.count)
    return ignoredPaths.contains { inner == $0 || inner.hasPrefix($0 + "/") }
  }

  private static let checkForm =
    "“check” takes pairs of text and background, with the ratio they need if it isn’t 4.5: [[\"muted\", \"card\", 7]]."
  private static let reportForm =
    "“report” takes texts: {\"product\": \"Harbor\", \"email\": \"ada@example.com\"}."
  private static let ignoreForm =
    "“ignore” takes paths, and pairs of text and background: [\"src/old\", [\"muted\", \"card\"]]."
}
