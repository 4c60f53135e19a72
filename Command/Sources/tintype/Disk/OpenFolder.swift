import Foundation

/// The open folder of a file. What's in it is reached through it by name, and never through a link, so whoever turns a folder on
/// the way into a link leads nothing elsewhere.
struct OpenFolder: ~Copyable {
  private let descriptor: Int32
  /// The file's name in it.
  let name: String

  /// - Parameter place: The file's path, absolute. A link on the way is an error: `behindLinks` takes it out of a path.
  init(of place: String) throws(SystemError) {
    var none: [String]?
    try self.init(of: place, making: &none)
  }

  /// The same, and makes the folders that aren't there.
  /// - Parameter made: Gets the paths of these.
  init(of place: String, making made: inout [String]) throws(SystemError) {
    var list: [String]? = made
    defer { made = list ?? [] }
    try self.init(of: place, making: &list)
  }

  private init(of place: String, making made: inout [String]?) throws(SystemError) {
    var names = place.split(separator: "/").map(String.init)
    guard let name = names.popLast() else { throw SystemError(code: EISDIR) }
    var folder = open("/", Self.flags)
    guard folder >= 0 else { throw SystemError(code: errno) }
    var reached = ""
    for name in names {
      reached += "/" + name
      var next = openat(folder, name, Self.flags)
      if next < 0, errno == ENOENT, made != nil {
        let isNew = mkdirat(folder, name, 0o777) == 0
        if isNew { made?.append(reached) }
        if isNew || errno == EEXIST { next = openat(folder, name, Self.flags) }
      }
      let code = errno
      close(folder)
      // What the system says about a link differs.
      guard next >= 0 else { throw SystemError(code: code == ELOOP ? ENOTDIR : code) }
      folder = next
    }
    (descriptor, self.name) = (folder, name)
  }

  deinit { close(descriptor) }

  #if canImport(Darwin)
    private static let flags = O_EXEC | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
  #else
    // O_PATH, which Swift doesn't import: to pass through a folder, nobody needs to be able to list it.
    private static let flags = 0o10_000_000 | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
  #endif

  /// What has a name; a link, if it's one. Nil if nothing has.
  func status(of name: String) throws(SystemError) -> stat? {
    var status = stat()
    if fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 { return status }
    guard errno == ENOENT else { throw SystemError(code: errno) }
    return nil
  }

  /// Opens a regular file.
  func file(_ name: String, _ flags: Int32) throws(SystemError) -> Int32 {
    // A pipe that nobody reads isn't waited for.
    let file = openat(descriptor, name, flags | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw SystemError(code: errno) }
    var status = stat()
    guard fstat(file, &status) == 0, status.isFile else {
      close(file)
      throw SystemError(code: EINVAL)
    }
    return file
  }

  func rename(_ name: String, to other: String) throws(SystemError) {
    guard renameat(descriptor, name, descriptor, other) == 0 else { throw SystemError(code: errno) }
  }

  func removeFile(_ name: String) throws(SystemError) {
    guard unlinkat(descriptor, name, 0) == 0 else { throw SystemError(code: errno) }
  }

  /// Removes a folder that's empty; fails for any other.
  func removeEmptyFolder(_ name: String) throws(SystemError) {
    guard unlinkat(descriptor, name, AT_REMOVEDIR) == 0 else { throw SystemError(code: errno) }
  }
}

/// An error of the system's, by its number.
struct SystemError: Error {
  let code: Int32
}

extension stat {
  var isFile: Bool { st_mode & S_IFMT == S_IFREG }
  var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
  var isLink: Bool { st_mode & S_IFMT == S_IFLNK }
}

/// What's at a path: a link, if it's one. Nil, and `errno`, if there's nothing that can be reached.
func statusOfLink(_ path: String) -> stat? {
  var status = stat()
  return lstat(path, &status) == 0 ? status : nil
}

/// The path for the system of a file that a person named, behind all links. It needn't be there yet.
func behindLinks(_ path: String) throws(Refusal) -> String {
  var path = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
  var missing: [String] = []
  // As many links to nothing as the system follows.
  for _ in 0..<40 {
    if let real = realPath(path) { return ([real == "/" ? "" : real] + missing.reversed()).joined(separator: "/") }
    guard errno == ENOENT else { break }
    let text = path as NSString
    if statusOfLink(path)?.isLink == true, let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
    {
      path = target.hasPrefix("/") ? target : text.deletingLastPathComponent + "/" + target
    } else {
      guard text.lastPathComponent != "..", text.length > 1 else { break }
      missing.append(text.lastPathComponent)
      path = text.deletingLastPathComponent
    }
  }
  throw Refusal("Can't reach \(path): \(systemMessage(errno == ENOENT ? ELOOP : errno)).")
}
