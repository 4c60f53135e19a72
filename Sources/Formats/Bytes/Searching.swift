/// The bytes without white space around them.
func trimmed(_ bytes: ArraySlice<UInt8>) -> [UInt8] { Array(bytes.trimmed) }

extension ArraySlice<UInt8> {
  /// The bytes without white space around them.
  var trimmed: ArraySlice<UInt8> {
    var start = startIndex
    var end = endIndex
    while start < end, self[start] <= 0x20 { start += 1 }
    while end > start, self[end - 1] <= 0x20 { end -= 1 }
    return self[start..<end]
  }

  /// Whether these are the bytes of a text.
  func isSame(as text: StaticString) -> Bool { count == text.utf8CodeUnitCount && begins(with: text) }

  /// Whether these begin with the bytes of a text.
  func begins(with text: StaticString) -> Bool {
    guard count >= text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { other in
      for index in other.indices where self[startIndex + index] != other[index] { return false }
      return true
    }
  }
}

extension [UInt8] {
  /// Whether the other bytes are here, at an offset.
  func hasRun(_ other: [UInt8], at start: Int) -> Bool {
    guard start >= 0, start + other.count <= count else { return false }
    var length = 0
    while length < other.count {
      if self[start + length] != other[length] { return false }
      length += 1
    }
    return true
  }

  /// The offset where the other bytes are first; nil if they aren't.
  func firstIndex(ofRun other: [UInt8], from start: Int) -> Int? {
    guard let first = other.first, start >= 0 else { return nil }
    return withUnsafeBufferPointer { bytes in
      other.withUnsafeBufferPointer { other in
        var position = start
        while position + other.count <= bytes.count {
          if bytes[position] == first {
            var length = 1
            while length < other.count, bytes[position + length] == other[length] { length += 1 }
            if length == other.count { return position }
          }
          position += 1
        }
        return nil
      }
    }
  }
}
