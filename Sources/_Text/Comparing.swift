// We compare texts as bytes. `==` also compares canonically equivalent texts, and the Unicode tables it needs weigh
// 28 kB on the wire.

extension String {
  /// Whether both texts have the same bytes.
  // Not inlined, here and below: dozens of places call it, and each would be a copy.
  @inline(never)
  public func same(as other: String) -> Bool {
    withBytes { left in
      other.withBytes { right in
        guard left.count == right.count else { return false }
        for index in left.indices where left[index] != right[index] { return false }
        return true
      }
    }
  }

  /// The text with A-Z as a-z; all other letters stay the same.
  public var asciiLowercased: String { String(bytes: asciiLowercasedBytes) }

  /// Whether this text contains the other, ignoring the case of A-Z. Every text contains the empty one.
  @inline(never)
  public func contains(ignoringASCIICase other: String) -> Bool {
    let other = other.asciiLowercasedBytes
    return withBytes { bytes in
      var start = 0
      while start + other.count <= bytes.count {
        var length = 0
        while length < other.count, asciiLowercase(bytes[start + length]) == other[length] { length += 1 }
        if length == other.count { return true }
        start += 1
      }
      return false
    }
  }

  /// Whether this text sorts before the other: by bytes, ignoring the case of A-Z.
  @inline(never)
  public func precedes(ignoringASCIICase other: String) -> Bool {
    let (left, right) = (asciiLowercasedBytes, other.asciiLowercasedBytes)
    var index = 0
    while index < left.count, index < right.count {
      if left[index] != right[index] { return left[index] < right[index] }
      index += 1
    }
    return left.count < right.count
  }

  /// Whether all characters are ASCII.
  public var isASCII: Bool { bytes.allSatisfy { $0 < 0x80 } }

  /// Whether there's nothing but spaces.
  public var isBlank: Bool { bytes.allSatisfy { $0 == UInt8(ascii: " ") } }

  /// The bytes of the text, with A-Z as a-z.
  @inline(never)
  public var asciiLowercasedBytes: [UInt8] { withBytes { $0.map(asciiLowercase) } }
}

/// A-Z as a-z; any other byte stays the same.
public func asciiLowercase(_ byte: UInt8) -> UInt8 {
  UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
}

extension [UInt8] {
  /// Whether these bytes contain the others, in a row.
  @inline(never)
  public func contains(run other: [UInt8]) -> Bool {
    var start = 0
    while start + other.count <= count {
      var length = 0
      while length < other.count, self[start + length] == other[length] { length += 1 }
      if length == other.count { return true }
      start += 1
    }
    return false
  }
}

extension [UInt8] {
  /// Whether these are the bytes of a text.
  @inline(never)
  public func isSame(as text: StaticString) -> Bool {
    text.withUTF8Buffer { other in
      guard count == other.count else { return false }
      for index in indices where self[index] != other[index] { return false }
      return true
    }
  }
}
