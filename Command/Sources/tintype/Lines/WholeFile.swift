import Foundation

/// A regular file's contents, at most `limit` bytes and one more, to recognize a longer one. A pipe or a device, which might
/// never end, is refused.
/// - Parameter name: Its path as people know it, if that's another.
func readFile(_ path: String, atMost limit: Int = 1 << 20, named name: String? = nil) throws(Refusal) -> [UInt8] {
  let name = name ?? path
  var status = stat()
  // Looked at first: merely opening a device may do something.
  guard stat(path, &status) == 0 else { throw Refusal("Can't read \(name): \(systemMessage(errno)).") }
  guard status.isFile || status.isFolder else {
    throw Refusal("Can't read \(name): it’s a pipe or a device, not a file.")
  }
  return try readGiven(path, atMost: limit, named: name, O_NONBLOCK)
}

/// The same of a path that a person typed, which may be that of a pipe or a device.
func readGiven(
  _ path: String, atMost limit: Int = 1 << 20, named name: String? = nil, _ flags: Int32 = 0
) throws(Refusal) -> [UInt8] {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC | flags)
  guard descriptor >= 0 else { throw Refusal("Can't read \(name ?? path): \(systemMessage(errno)).") }
  defer { close(descriptor) }
  return try readAll(descriptor, atMost: limit, name: name ?? path)
}

/// All of standard input, at most `limit` bytes and one more.
func readStandardInput(atMost limit: Int) throws(Refusal) -> [UInt8] {
  try readAll(STDIN_FILENO, atMost: limit, name: "standard input")
}

/// All that's left of an open file, at most `limit` bytes and one more.
func readAll(_ descriptor: Int32, atMost limit: Int, name: String) throws(Refusal) -> [UInt8] {
  var contents: [UInt8] = []
  var piece = [UInt8](repeating: 0, count: 1 << 16)
  while contents.count <= limit {
    let count = piece.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    if count > 0 {
      contents += piece.prefix(min(count, limit + 1 - contents.count))
    } else if count == 0 {
      break
    } else {
      switch errno {
      case EINTR: continue
      case EAGAIN: isReady(descriptor, for: Int32(POLLIN))
      case let code: throw Refusal("Can't read \(name): \(systemMessage(code)).")
      }
    }
  }
  return contents
}
