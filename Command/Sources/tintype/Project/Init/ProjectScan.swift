import Foundation
import Theme

/// The files of a folder that tell what kind of project it is, or where its theme may be.
struct ProjectScan {
  /// Their paths in the folder, those of outer folders first. A folder's path ends in a slash.
  let paths: [String]
  /// Whether there are more.
  let isCut: Bool
  private let root: String

  init(_ root: String) {
    let files = OwnFiles(root)
    self.root = root
    paths = files.paths.filter { !OwnFiles.isOfTests($0) }
    isCut = files.isCut
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
