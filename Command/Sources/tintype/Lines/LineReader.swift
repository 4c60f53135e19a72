import Foundation
import Theme
import _Text

/// The lines of standard input, one at a time, in constant memory however many or long they are.
struct LineReader {
  private let longest: Int
  private var buffer: [UInt8]
  private var start = 0
  private var end = 0
  /// Whether the next line may begin with a byte order mark.
  private var isFirst = true

  /// - Parameter longest: The most bytes a line may have.
  init(longest: Int = Limits.lineBytes) {
    self.longest = longest
    buffer = [UInt8](repeating: 0, count: 4 * longest)
  }

  /// Calls with each line, without its line end; for a line that's too long, with its first bytes and `isWhole` false.
  /// - Parameter wait: Called before waiting for the next line, unless it's already there.
  mutating func forEachLine(
    beforeWaiting wait: () throws(Refusal) -> Void,
    _ body: (UnsafeBufferPointer<UInt8>, _ isWhole: Bool) throws(Refusal) -> Void
  ) throws(Refusal) {
    // Whether we've answered a line that's too long but haven't reached its end.
    var isInLongLine = false
    repeat {
      while let line = nextLine() {
        if !isInLongLine { try emit(line, body) }
        isInLongLine = false
      }
      if isInLongLine {
        start = end
      } else if end - start > longest {
        try emit(start..<start + longest, isWhole: false, body)
        isInLongLine = true
        start = end
      }
      if !isReady(STDIN_FILENO, for: Int32(POLLIN), milliseconds: 0) { try wait() }
    } while try fill()
    if start < end && !isInLongLine { try emit(start..<end, body) }
  }

  private mutating func emit(
    _ line: Range<Int>, isWhole: Bool = true, _ body: (UnsafeBufferPointer<UInt8>, Bool) throws(Refusal) -> Void
  ) throws(Refusal) {
    let start = isFirst ? buffer[line].indexAfterByteOrderMark : line.lowerBound
    isFirst = false
    let result: Result<Void, Refusal> = buffer.withUnsafeBufferPointer { bytes in
      var line = start..<line.upperBound
      if isWhole, let last = bytes[line].last, last == UInt8(ascii: "\r") { line = line.dropLast() }
      do throws(Refusal) {
        return .success(
          try body(UnsafeBufferPointer(rebasing: bytes[line]), isWhole && line.count <= longest))
      } catch {
        return .failure(error)
      }
    }
    try result.get()
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

  /// Moves the unread bytes to the front and reads more; false at the end.
  private mutating func fill() throws(Refusal) -> Bool {
    buffer.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      memmove(base, base + start, end - start)
    }
    end -= start
    start = 0
    while true {
      let count = buffer.withUnsafeMutableBytes { bytes in
        read(STDIN_FILENO, bytes.baseAddress.map { $0 + end }, bytes.count - end)
      }
      if count >= 0 {
        end += count
        return count > 0
      }
      switch errno {
      case EINTR: continue
      case EAGAIN: isReady(STDIN_FILENO, for: Int32(POLLIN))
      case let code: throw Refusal("Can't read standard input: \(systemMessage(code)).")
      }
    }
  }
}
