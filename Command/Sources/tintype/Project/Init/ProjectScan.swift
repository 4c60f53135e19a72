import Foundation
import Theme

/// The files of a folder that tell what kind of project it is, or where its theme may be.
struct ProjectScan {
  /// How deep folders may be.
  private static let deepest = 8

  /// Their paths in the folder, those of outer folders first. A folder's path ends in a slash.
  private(set) var paths: [String] = []
  /// Whether there are more.
  private(set) var isCut = false
  private let root: String

  /// Looks at every file that a person may have written: not in hidden folders, nor in those of packages and builds.
  init(_ root: String) {
    self.root = root
    var folders = [""]
    var count = 0
    var depth = 0
    while !folders.isEmpty, depth < Self.deepest {
      var inner: [String] = []
      for folder in folders {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: root + "/" + folder))?.sorted() ?? [] {
          count += 1
          guard count <= Limits.scannedFiles else {
            isCut = true
            return
          }
          let path = folder + name
          guard isFolder(path) else {
            paths.append(path)
            continue
          }
          guard name.first != ".", !Self.skipped.contains(name) else { continue }
          paths.append(path + "/")
          // Projects and catalogs are folders that count as a whole.
          if !name.hasSuffix(".xcodeproj"), !name.hasSuffix(".xcassets") { inner.append(path + "/") }
        }
      }
      folders = inner
      depth += 1
    }
  }

  private static let skipped: Set<String> = [
    "node_modules", "bower_components", "vendor", "Pods", "Carthage", "DerivedData", "build", "dist", "out", "target",
    "coverage",
  ]

  private func isFolder(_ path: String) -> Bool {
    var status = stat()
    // A symbolic link isn't followed.
    return lstat(root + "/" + path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The outermost path with this name, or one of these.
  func first(named names: String...) -> String? {
    paths.first { path in names.contains { path == $0 || path.hasSuffix("/" + $0) } }
  }

  func first(endingIn ending: String) -> String? { paths.first { $0.hasSuffix(ending) } }

  func has(_ path: String) -> Bool { paths.contains(path) }

  /// A file's bytes, at most 1 MB; empty if it can't be read.
  func bytes(of path: String) -> [UInt8] { (try? readFile(root + "/" + path)) ?? [] }

  func text(of path: String) -> String { String(decoding: bytes(of: path), as: UTF8.self) }
}

extension String {
  /// The folder that a path is in, with a slash at its end; empty for the outermost.
  var folder: String { lastIndex(of: "/").map { String(self[...$0]) } ?? "" }
}
