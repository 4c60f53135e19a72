import Foundation

/// The lines of standard input, one at a time: memory stays the same however many there are and however long they are.
struct LineReader {
  /// A line of more bytes than this is no color.
  static let longest = 1 << 16

  private var buffer = [UInt8](repeating: 0, count: 4 * LineReader.longest)
  private var start = 0
  private var end = 0
  private var isAtEnd = false

  /// Calls with each line, without its line end; a line that is too long with its first bytes and `isWhole` false.
  mutating func forEachLine(_ body: (UnsafeBufferPointer<UInt8>, _ isWhole: Bool) -> Void) {
    while fill() {
      while let line = nextLine() { emit(line, body) }
      if end - start > LineReader.longest {
        emit(start..<start + LineReader.longest, isWhole: false, body)
        skipLine()
      }
    }
    if start < end { emit(start..<end, body) }
  }

  private func emit(
    _ line: Range<Int>, isWhole: Bool = true, _ body: (UnsafeBufferPointer<UInt8>, Bool) -> Void
  ) {
    buffer.withUnsafeBufferPointer { bytes in
      var line = line
      if isWhole, let last = bytes[line].last, last == UInt8(ascii: "\r") { line = line.dropLast() }
      body(UnsafeBufferPointer(rebasing: bytes[line]), isWhole && line.count <= LineReader.longest)
    }
  }

  /// The next whole line in the buffer.
  private mutating func nextLine() -> Range<Int>? {
    let found = buffer.withUnsafeBytes { bytes -> Int? in
      guard start < end, let base = bytes.baseAddress else { return nil }
      return memchr(base + start, 0x0A, end - start).map { UnsafeRawPointer($0) - base }
    }
    guard let found else { return nil }
    defer { start = found + 1 }
    return start..<found
  }

  /// Moves what is left to the front and reads more; false at the end.
  private mutating func fill() -> Bool {
    guard !isAtEnd else { return false }
    buffer.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      memmove(base, base + start, end - start)
    }
    end -= start
    start = 0
    var count = 0
    repeat {
      count = buffer.withUnsafeMutableBytes { bytes in
        read(STDIN_FILENO, bytes.baseAddress.map { $0 + end }, bytes.count - end)
      }
    } while count < 0 && errno == EINTR
    guard count > 0 else {
      isAtEnd = true
      return false
    }
    end += count
    return true
  }

  /// Forgets the rest of a line that is too long.
  private mutating func skipLine() {
    start = end
    while fill() {
      if let line = nextLine() {
        _ = line
        return
      }
      start = end
    }
  }
}
