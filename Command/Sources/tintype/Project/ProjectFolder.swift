import Foundation
import Theme

/// A folder with a `tintype.json`.
struct ProjectFolder {
  /// Its path for the system, absolute and without symbolic links.
  let root: String
  /// Its path as it was given.
  private let name: String
  /// The same if it's above the folder that was given.
  private var place: String?
  /// The folder with the page, which has the fonts that come with Tintype; nil for the one installed with the program.
  let site: String?

  init(_ path: String, site: String? = nil) throws(Refusal) {
    guard let root = realPath(path) else { throw Refusal("Can't read \(path): \(systemMessage(errno)).") }
    guard isDirectory(root) else { throw Refusal("\(path) is a file. Give the folder that it’s in.") }
    (self.root, name, self.site) = (root, path, site)
  }

  /// A folder, or if it has no `tintype.json`, the nearest one above it that has: not above the repository's own folder.
  /// - Parameter file: Another file to look for instead.
  init(near path: String, file: String = ProjectText.name, site: String? = nil) throws(Refusal) {
    let folder = try ProjectFolder(path, site: site)
    var (root, name) = (folder.root, "")
    while access(root + "/" + file, F_OK) != 0 {
      guard root != "/", access(root + "/.git", F_OK) != 0 else {
        self = folder
        return
      }
      root = (root as NSString).deletingLastPathComponent
      name += name.isEmpty ? ".." : "/.."
    }
    (self.root, self.site) = (root, site)
    self.name = name.isEmpty ? path : path == "." ? name : path + "/" + name
    place = name.isEmpty ? nil : self.name
  }

  /// What to put before a sentence about the folder, if it isn't the one that was given: "In ../..: ".
  var introduction: String { place.map { "In \($0): " } ?? "" }

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
    guard statusOfLink(filePath) == nil else {
      throw Refusal("There’s a \(ProjectText.name) already. Edit it, or remove it first.")
    }
  }

  /// Runs a piece of work while no other `tintype` is at work in the folder. On a file system without locks, it just runs.
  /// Whoever may read the folder can hold its lock, so it's waited for only so long.
  func locked<Value>(_ body: () throws(Refusal) -> Value) throws(Refusal) -> Value {
    let descriptor = open(root, O_RDONLY | O_CLOEXEC)
    defer { close(descriptor) }
    var looks = 0
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR {
      looks += 1
      if looks == Self.looksASecond { complain("Waiting for another program that has locked \(quoted(name)).") }
      guard looks < 30 * Self.looksASecond else {
        throw Refusal("Another program has had \(quoted(name)) locked for 30 seconds. End it, and try again.")
      }
      usleep(1_000_000 / UInt32(Self.looksASecond))
    }
    return try body()
  }

  private static let looksASecond = 50

  /// The path for the system of a path in this folder, behind its symbolic links. Refuses one that these lead out of it, or
  /// into version control.
  func place(of path: String) throws(Refusal) -> String {
    var place = root
    var names = path.split(separator: "/")[...]
    while let name = names.first {
      let next = place + "/" + name
      guard let status = statusOfLink(next) else {
        guard errno == ENOENT else { throw Refusal("Can't write \(path): \(systemMessage(errno)).") }
        break
      }
      place = next
      if status.isLink {
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
    place = ([place] + names.map(String.init)).joined(separator: "/")
    try VersionControl.refuse(place, in: root, named: path)
    return place
  }
}

/// The path from the root on, without symbolic links, “.” and “..”, also of a file that's gone.
func wholePath(_ path: String) -> String { realPath(path) ?? URL(filePath: path).standardizedFileURL.path }

/// The absolute path without symbolic links of a file or folder; nil, and `errno`, if there's none.
func realPath(_ path: String) -> String? {
  guard let real = realpath(path, nil) else { return nil }
  defer { free(real) }
  return String(cString: real)
}
