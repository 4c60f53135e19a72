import Foundation
import Theme

/// The files in a folder that people of its project wrote: none that git ignores, none in hidden folders, and none of packages,
/// builds and reports. `init`, `check` and the look for outputs that nothing loads know the same ones.
struct OwnFiles {
  /// Their paths in the folder, those of outer folders first. A folder's path ends in a slash.
  private(set) var paths: [String] = []
  /// Whether there are more than `Limits.scannedFiles`.
  private(set) var isCut = false

  /// Looks through a folder. Symbolic links aren't followed, so that nothing outside is read, and nothing twice. Xcode projects
  /// and asset catalogs count as one file each.
  /// - Parameter root: An absolute path without symbolic links.
  init(_ root: String) {
    var folders = [(path: "", rules: IgnoreRules(for: root))]
    while !folders.isEmpty {
      var inner: [(path: String, rules: IgnoreRules)] = []
      for folder in folders {
        let place = root + "/" + folder.path
        for (name, isFolder) in entries(ofFolderAt: place) {
          if isFolder && name.first == "." || Self.isForeign(name, isFolder: isFolder) { continue }
          guard !folder.rules.ignores(place + name, isFolder: isFolder) else { continue }
          guard paths.count < Limits.scannedFiles else {
            isCut = true
            return
          }
          let path = folder.path + name
          guard isFolder else {
            paths.append(path)
            continue
          }
          paths.append(path + "/")
          guard !name.hasSuffix(".xcodeproj"), !name.hasSuffix(".xcassets") else { continue }
          let hasRules = access(place + name + "/.gitignore", R_OK) == 0
          inner.append((path + "/", hasRules ? folder.rules.inside(place + name) : folder.rules))
        }
      }
      folders = inner
    }
  }

  /// Whether a file or folder with this name is nobody's own wherever it is.
  static func isForeign(_ name: String, isFolder: Bool) -> Bool {
    isFolder ? foreignFolders.contains(name) : name.hasSuffix(".min.css") || name == Baseline.fileName
  }

  private static let foreignFolders: Set<String> = [
    "node_modules", "bower_components", "vendor", "Pods", "Carthage", "DerivedData", "build", "dist", "out", "target",
    "coverage", "_site", "storybook-static", "playwright-report",
  ]

  /// Whether a file is there to test or show others, by its path in the folder: its colors aren't the project's theme.
  static func isOfTests(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    for folder in path.hasSuffix("/") ? parts[...] : parts.dropLast() {
      // Xcode calls them HarborTests, and Gradle androidTest or commonTest.
      if testFolders.contains(folder.lowercased()) || folder.hasSuffix("Tests") || folder.hasSuffix("Test") {
        return true
      }
    }
    guard !path.hasSuffix("/"), let name = parts.last else { return false }
    return ["_test.", ".test.", ".spec.", ".stories."].contains { name.contains($0) } || name.hasSuffix("Tests.swift")
  }

  private static let testFolders: Set<String> = ["test", "tests", "__tests__", "spec", "androidtest", "fixtures"]
}

/// The names of the files and folders in a folder, in their order, and whether each is a folder itself. Empty if it can't be read.
private func entries(ofFolderAt place: String) -> [(name: String, isFolder: Bool)] {
  guard let folder = opendir(place) else { return [] }
  defer { closedir(folder) }
  var entries: [(name: String, isFolder: Bool)] = []
  while let entry = readdir(folder) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
      tuple.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: tuple.pointee)) {
        String(cString: $0)
      }
    }
    guard name != ".", name != ".." else { continue }
    var kind = Int(entry.pointee.d_type)
    if kind == Int(DT_UNKNOWN) {
      guard let status = statusOfLink(place + "/" + name) else { continue }
      kind = Int(status.isFolder ? DT_DIR : status.isFile ? DT_REG : DT_UNKNOWN)
    }
    // What's behind a link is somewhere else, too. A pipe or a device might never end.
    guard kind == Int(DT_DIR) || kind == Int(DT_REG) else { continue }
    entries.append((name, kind == Int(DT_DIR)))
  }
  return entries.sorted { $0.name < $1.name }
}
