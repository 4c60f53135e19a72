import Files
import Formats
import Foundation
import Theme

/// Files that are judged together: one, or those of an asset catalog or of an Android app's resources.
struct CheckUnit {
  /// The paths as people know them, from where they are.
  let paths: [String]
  /// Whether someone named it, so that it's said if it can't be read.
  let isNamed: Bool

  /// The same for units of the same files, whatever ways lead to them.
  var key: String { paths.map { realPath($0) ?? $0 }.joined(separator: "\0") }

  /// Its files with their contents.
  func files() throws(Refusal) -> [File] {
    var files: [File] = []
    var rest = Limits.importedBytes
    for path in paths {
      let bytes = try readFile(path, atMost: rest)
      rest = max(0, rest - bytes.count)
      files.append(File(path: path, bytes: bytes))
    }
    return files
  }
}

/// Walks over what's to be judged at a path.
struct CheckWalk {
  private let ignores: (String) -> Bool
  /// Whether to take what git ignores, tests and what builds made, too.
  private let takesAll: Bool
  private let body: (CheckUnit) -> Void
  private let complain: (Refusal) -> Void

  /// - Parameters:
  ///   - ignores: Whether to leave out the file or folder at a path.
  ///   - takesAll: Whether to take what git ignores, tests and what builds made, too.
  ///   - complain: Takes what's wrong with a folder that can't be read.
  ///   - body: Takes one unit after the other, in the order of their paths.
  init(
    ignoring ignores: @escaping (String) -> Bool, takesAll: Bool, complain: @escaping (Refusal) -> Void,
    _ body: @escaping (CheckUnit) -> Void
  ) {
    (self.ignores, self.takesAll, self.complain, self.body) = (ignores, takesAll, complain, body)
  }

  /// A file, or everything in a folder. Links in it aren't followed, so that nothing outside is read, and nothing twice.
  func visit(_ path: String) {
    let path = path.hasPrefix("./") && path.count > 2 ? String(path.dropFirst(2)) : path
    guard !ignores(path) else { return }
    guard isDirectory(path) else { return body(CheckUnit(paths: [path], isNamed: true)) }
    let folder = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    let rules = takesAll ? nil : IgnoreRules(for: realPath(folder) ?? folder)
    if isOfValues(folder) {
      let resources = entries(of: folder, below: 0) { $0.hasSuffix(".xml") }
      if !resources.isEmpty { body(CheckUnit(paths: resources, isNamed: false)) }
    }
    visit(folder: folder == "." ? "" : folder, rules)
  }

  /// Whether it's the folder of an Android app's values.
  private func isOfValues(_ folder: String) -> Bool {
    let name = folder.split(separator: "/").last ?? ""
    return name == "values" || name.hasPrefix("values-")
  }

  private func visit(folder: String, _ rules: IgnoreRules?) {
    if folder.hasSuffix(".xcassets") || folder.hasSuffix(".colorset") {
      let sets = entries(of: folder, below: 8) { $0.hasSuffix("/Contents.json") }
      if !sets.isEmpty { body(CheckUnit(paths: sets, isNamed: false)) }
      return
    }
    let names = names(in: folder)
    let values = names.filter { $0 == "values" || $0.hasPrefix("values-night") }
    if values.contains("values") {
      var resources: [String] = []
      for name in values { resources += entries(of: join(folder, name), below: 1) { $0.hasSuffix(".xml") } }
      if !resources.isEmpty { body(CheckUnit(paths: resources, isNamed: false)) }
    }
    let place = (realPath(folder.isEmpty ? "." : folder) ?? folder) + "/"
    // Programs of a folder share their names, if the language has no modules for files.
    var programs: [String: [String]] = [:]
    for name in names where name.first != "." {
      let path = join(folder, name)
      guard !ignores(path) else { continue }
      let kind = kind(of: path)
      if let rules {
        let isFolder = kind == .folder
        let own = name + (isFolder ? "/" : "")
        guard !OwnFiles.isForeign(name, isFolder: isFolder), !OwnFiles.isOfTests(own),
          !rules.ignores(place + name, isFolder: isFolder)
        else { continue }
      }
      switch kind {
      case .folder: visit(folder: path, rules?.inside(place + name))
      // What's among an app's values is judged with all of them.
      case .file where !(name.hasSuffix(".xml") && isOfValues(folder)) && File(path: path, bytes: []).mayBeChecked:
        let ending = String(name.split(separator: ".").last ?? "")
        if ["kt", "swift", "dart"].contains(ending) {
          programs[ending, default: []].append(path)
        } else {
          body(CheckUnit(paths: [path], isNamed: false))
        }
      default: break
      }
    }
    for (_, paths) in programs.sorted(by: { $0.key < $1.key }) { body(CheckUnit(paths: paths, isNamed: false)) }
  }

  /// The files in a folder and those in it that have such paths.
  private func entries(of folder: String, below depth: Int, where isWanted: (String) -> Bool) -> [String] {
    var paths: [String] = []
    for name in names(in: folder) where name.first != "." {
      let path = join(folder, name)
      guard !ignores(path) else { continue }
      switch kind(of: path) {
      case .folder where depth > 0: paths += entries(of: path, below: depth - 1, where: isWanted)
      case .file where isWanted(path): paths.append(path)
      default: break
      }
    }
    return paths
  }

  private func names(in folder: String) -> [String] {
    let folder = folder.isEmpty ? "." : folder
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      complain(Refusal("Can't read \(folder): \(reason(error))."))
      return []
    }
  }

  private func join(_ folder: String, _ name: String) -> String { folder.isEmpty ? name : folder + "/" + name }

  private enum Kind { case file, folder, other }

  private func kind(of path: String) -> Kind {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      // One that's gone by now isn't missed.
      if errno != ENOENT { complain(Refusal("Can't read \(path): \(systemMessage(errno)).")) }
      return .other
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }
}
