import Foundation
import Theme

/// A folder with a `tintype.json`.
struct ProjectFolder {
  /// Its path for the system, absolute and without symbolic links.
  let root: String
  /// Its path as it was given.
  private let name: String
  /// The folder with the page, which has the fonts that come with Tintype; nil for the one installed with the program.
  let site: String?

  init(_ path: String, site: String? = nil) throws(Refusal) {
    guard let root = realPath(path) else { throw Refusal("Can't read \(path): \(systemMessage(errno)).") }
    guard isDirectory(root) else { throw Refusal("\(path) is a file. Give the folder that it’s in.") }
    (self.root, name, self.site) = (root, path, site)
  }

  /// The path of the `tintype.json`.
  var filePath: String { root + "/" + ProjectText.name }

  /// Its own name, without the folders above it.
  var ownName: String { root.split(separator: "/").last.map(String.init) ?? root }

  /// Reads the `tintype.json`.
  func file() throws(Refusal) -> ProjectFile { try ProjectFile(bytes()) }

  /// The contents of the `tintype.json`.
  func bytes() throws(Refusal) -> [UInt8] {
    guard FileManager.default.fileExists(atPath: filePath) else {
      throw Refusal(
        "There’s no \(ProjectText.name) in \(name == "." ? "this folder" : quoted(name)). “tintype init” makes one.")
    }
    return try readFile(filePath, atMost: Limits.projectBytes)
  }

  /// Refuses a folder that has a `tintype.json`, or anything else of that name.
  func refuseIfTaken() throws(Refusal) {
    var status = stat()
    guard lstat(filePath, &status) != 0 else {
      throw Refusal("There’s a \(ProjectText.name) already. Edit it, or remove it first.")
    }
  }

  /// Runs a piece of work while no other `tintype` is at work in the folder. On a file system without locks, it just runs.
  func locked<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
    let descriptor = open(root, O_RDONLY | O_CLOEXEC)
    defer { close(descriptor) }
    flock(descriptor, LOCK_EX)
    return try body()
  }

  /// The path for the system of a path in this folder, behind its symbolic links. Refuses one that these lead out of it.
  func place(of path: String) throws(Refusal) -> String {
    var place = root
    var names = path.split(separator: "/")[...]
    while let name = names.first {
      let next = place + "/" + name
      var status = stat()
      guard lstat(next, &status) == 0 else {
        guard errno == ENOENT else { throw Refusal("Can't write \(path): \(systemMessage(errno)).") }
        break
      }
      place = next
      if status.st_mode & S_IFMT == S_IFLNK {
        guard let real = realPath(next) else {
          throw Refusal("\(path) can’t be written, because “\(name)” is a link to nothing.")
        }
        guard real.hasPrefix(root == "/" ? root : root + "/") || real == root else {
          throw Refusal("\(path) leaves the project’s folder, because “\(name)” is a link out of it.")
        }
        place = real
      }
      names = names.dropFirst()
    }
    return ([place] + names.map(String.init)).joined(separator: "/")
  }
}

/// The absolute path without symbolic links of a file or folder; nil, and `errno`, if there's none.
func realPath(_ path: String) -> String? {
  guard let real = realpath(path, nil) else { return nil }
  defer { free(real) }
  return String(cString: real)
}
