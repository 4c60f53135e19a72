@_spi(Project) import Formats
import Foundation

/// A project's own files, and what's in them.
struct ProjectScan {
  /// The paths of the files and folders that may hold an app or its theme, those of outer folders first, and after all of them
  /// those that show or document others: no tests, and no shells. A folder's path ends in a slash.
  let paths: [String]
  /// Whether there are more files than are looked at.
  let isCut: Bool
  let root: String
  /// Everything, tests and shells included.
  private let all: Set<String>
  /// The paths by their last names, and by their folders.
  private let byName, byFolder: [String: [String]]
  private let cache = Cache()

  /// The files that have been read.
  private final class Cache {
    var texts: [String: String] = [:]
  }

  init(_ root: String) {
    let files = OwnFiles(root)
    let own = files.paths.filter { !OwnFiles.isOfTests($0) }
    self.root = root
    all = Set(files.paths)
    isCut = files.isCut
    let shells = Shells(among: own) {
      (try? readFile(root + "/" + $0)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
    let known = own.filter { !shells.contain($0) }
    let paths = known.filter { !$0.isAside } + known.filter(\.isAside)
    self.paths = paths
    byName = Dictionary(grouping: paths, by: \.lastName)
    byFolder = Dictionary(grouping: paths, by: \.folder)
  }

  /// Whether there's a file, or a folder with a slash at its end.
  func has(_ path: String) -> Bool { all.contains(path) }

  /// Whether a file or folder with this name is there.
  func isTaken(_ path: String) -> Bool { has(path) || has(path + "/") }

  /// The files with one of these names, those of outer folders first.
  func files(named names: String...) -> [String] {
    let found = names.flatMap { byName[$0] ?? [] }
    guard names.count > 1 else { return found }
    return found.sorted { ($0.isAside ? 1 : 0, $0.depth, $0) < ($1.isAside ? 1 : 0, $1.depth, $1) }
  }

  /// What's in a folder itself. The folder's path ends in a slash, or is empty.
  func children(of folder: String) -> [String] { byFolder[folder] ?? [] }

  /// The files whose names end so, those of outer folders first.
  func files(endingIn endings: String...) -> [String] {
    paths.filter { path in endings.contains { path.hasSuffix($0) } }
  }

  /// The files in a folder and those in it. The folder's path ends in a slash, or is empty.
  func files(in folder: String) -> [String] { folder.isEmpty ? paths : paths.filter { $0.hasPrefix(folder) } }

  /// The first of some paths in a folder that there is.
  func first(of names: [String], in folder: String) -> String? {
    names.lazy.map { folder + $0 }.first { has($0) }
  }

  /// A file's bytes, at most 1 MB; empty if it can't be read.
  func bytes(of path: String) -> [UInt8] { (try? readFile(root + "/" + path)) ?? [] }

  /// A file's text; empty if it can't be read.
  func text(of path: String) -> String {
    if let text = cache.texts[path] { return text }
    let text = String(decoding: bytes(of: path), as: UTF8.self)
    cache.texts[path] = text
    return text
  }

  /// Whether one of these words is in a file. Much faster than to look for it in the text.
  func mentions(_ words: StaticString..., in path: String) -> Bool {
    let bytes = bytes(of: path)
    return words.contains { bytes.has(Array($0.description.utf8)) }
  }

  /// Whether we wrote a file.
  func isOurs(_ path: String) -> Bool { themeString(inNoteOf: bytes(of: path)) != nil }

  /// A file's JSON, with or without comments; nil if it isn't any.
  func json(of path: String) -> JSON? { has(path) ? try? JSON(commented: bytes(of: path)) : nil }
}

extension String {
  /// The folder that a path is in, with a slash at its end; empty for the outermost.
  var folder: String {
    let path = hasSuffix("/") ? dropLast() : self[...]
    return path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  /// The last name of a path, without a slash.
  var lastName: String { split(separator: "/").last.map(String.init) ?? "" }

  /// The last name of a path without what follows its first dot.
  var stem: String { lastName.split(separator: ".").first.map(String.init) ?? "" }

  /// Whether it's in a folder that's there to show or document others. The folders of a package in Kotlin may be called
  /// anything, such as com/example.
  var isAside: Bool {
    split(separator: "/").dropLast().prefix { $0 != "java" && $0 != "kotlin" }.contains {
      asides.contains($0.lowercased())
    }
  }

  /// How many folders a path is in.
  var depth: Int { (hasSuffix("/") ? dropLast() : self[...]).count { $0 == "/" } }

  /// A path with ".." and "." taken out; nil if it leaves the folder it begins at.
  var resolved: String? {
    var names: [Substring] = []
    for name in split(separator: "/") where name != "." {
      if name != ".." {
        names.append(name)
      } else if names.popLast() == nil {
        return nil
      }
    }
    return names.joined(separator: "/") + (hasSuffix("/") && !names.isEmpty ? "/" : "")
  }
}

private let asides: Set<String> = [
  "docs", "doc", "documentation", "website", "examples", "example", "samples", "sample", "demo", "demos", "playground",
  "playgrounds", "storybook",
]

/// What's in an object or a list of JSON; nothing of anything else.
func items(of json: JSON?) -> [(key: JSON.Key, value: JSON)] { json.map { Array($0.members) } ?? [] }

extension [UInt8] {
  /// Whether a word is somewhere in a text.
  func has(_ word: [UInt8]) -> Bool {
    guard let first = word.first else { return true }
    return withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return false }
      var position = 0
      while position + word.count <= bytes.count,
        let found = memchr(start + position, Int32(first), bytes.count - position - word.count + 1)
      {
        if memcmp(found, word, word.count) == 0 { return true }
        position = UnsafeRawPointer(found) - start + 1
      }
      return false
    }
  }
}
