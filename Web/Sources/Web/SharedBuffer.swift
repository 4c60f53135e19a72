import ColorScience
import _Text

/// The memory through which the page passes texts: it reserves memory, writes UTF-8 there, and says how many bytes.
/// Several texts come as one, separated by the byte 0x1F.
enum SharedBuffer {
  nonisolated(unsafe) private static var bytes: UnsafeMutableBufferPointer<UInt8> = .allocate(capacity: 0)

  /// Memory for this many bytes, until the next call.
  static func reserve(_ count: Int) -> UnsafeMutablePointer<UInt8>? {
    if count > bytes.count {
      bytes.deallocate()
      bytes = .allocate(capacity: count)
    }
    return bytes.baseAddress
  }

  /// The texts in the first `length` bytes, at least `count` of them; missing ones are empty.
  static func texts(_ length: Int, count: Int) -> [String] {
    var texts = text(length).fields(separatedBy: "\u{1F}")
    while texts.count < count { texts.append("") }
    return texts
  }

  /// The first `length` bytes as one text.
  static func text(_ length: Int) -> String {
    String(bytes: Array(UnsafeBufferPointer(rebasing: bytes.prefix(max(0, length)))))
  }
}
