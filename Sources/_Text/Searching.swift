/// The bytes without white space around them.
package func trimmed(_ bytes: ArraySlice<UInt8>) -> [UInt8] { Array(bytes.trimmed) }

extension ArraySlice<UInt8> {
  /// The bytes without white space around them.
  package var trimmed: ArraySlice<UInt8> {
    var start = startIndex
    var end = endIndex
    while start < end, self[start] <= 0x20 { start += 1 }
    while end > start, self[end - 1] <= 0x20 { end -= 1 }
    return self[start..<end]
  }

  /// Whether these are the bytes of a text.
  package func isSame(as text: StaticString) -> Bool { count == text.utf8CodeUnitCount && begins(with: text) }

  /// Whether these begin with the bytes of a text.
  package func begins(with text: StaticString) -> Bool {
    guard count >= text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { other in
      for index in other.indices where self[startIndex + index] != other[index] { return false }
      return true
    }
  }
}

extension [UInt8] {
  /// Whether the other bytes are here, at an offset.
  package func hasRun(_ other: [UInt8], at start: Int) -> Bool {
    guard start >= 0, start + other.count <= count else { return false }
    var length = 0
    while length < other.count {
      if self[start + length] != other[length] { return false }
      length += 1
    }
    return true
  }

  /// The offset where the other bytes are first; nil if they aren't.
  package func firstIndex(ofRun other: [UInt8], from start: Int) -> Int? {
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

extension [UInt8] {
  /// The offset of a byte, from an offset on; nil if it isn't there.
  package func index(of byte: UInt8, from start: Int) -> Int? {
    guard start >= 0, start < count else { return nil }
    return self[start...].firstIndex(of: byte)
  }
}

/// Whether a word is this one.
package func ~= (name: StaticString, word: [UInt8]) -> Bool { word.isSame(as: name) }
