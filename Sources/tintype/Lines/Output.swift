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

  /// Ends a line, and writes what has gathered where it is much.
  mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    if bytes.count >= Output.piece { flush() }
  }

  /// Writes what has gathered. What standard output refuses is dropped: nobody reads it any more.
  mutating func flush() {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = write(STDOUT_FILENO, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { break }
        rest = rest.dropFirst(count)
      }
    }
    bytes.removeAll(keepingCapacity: true)
  }
}
