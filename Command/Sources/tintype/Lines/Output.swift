import Foundation

/// Bytes on their way to standard output, written in large pieces.
struct Output {
  private var bytes: [UInt8] = []

  init() { bytes.reserveCapacity(2 * Output.piece) }

  private static let piece = 1 << 16

  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func append(contentsOf more: some Collection<UInt8>) { bytes.append(contentsOf: more) }

  /// Lets a function of the core append.
  mutating func append(by write: (inout [UInt8]) -> Void) { write(&bytes) }

  /// Ends a line, and writes once enough has gathered.
  mutating func endLine() throws(Refusal) {
    bytes.append(UInt8(ascii: "\n"))
    if bytes.count >= Output.piece { try flush() }
  }

  /// Writes what has gathered. If the reader is gone, ends the process as `SIGPIPE` does.
  mutating func flush() throws(Refusal) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { bytes in
        write(STDOUT_FILENO, bytes.baseAddress.map { $0 + written }, bytes.count - written)
      }
      if count >= 0 {
        written += count
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN: isReady(STDOUT_FILENO, for: Int32(POLLOUT))
      case EPIPE: endLikeAnyFilter()
      case let code: throw Refusal("Can't write to standard output: \(systemMessage(code)).")
      }
    }
    bytes.removeAll(keepingCapacity: true)
  }

  /// The parent process may have `SIGPIPE` ignored; the status is the signal's either way.
  private func endLikeAnyFilter() -> Never {
    signal(SIGPIPE, SIG_DFL)
    raise(SIGPIPE)
    exit(128 + SIGPIPE)
  }
}
