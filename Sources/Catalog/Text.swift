extension StringProtocol {
  /// Whether both texts hold the same bytes. `==` would also compare canonically equivalent texts and needs the
  /// Unicode tables for that, 28 kB on the wire.
  public func same(as other: some StringProtocol) -> Bool {
    utf8.elementsEqual(other.utf8)
  }

  /// The text with A-Z made a-z; every other letter stays as it is.
  public var asciiLowercased: String {
    String(decoding: utf8.map(asciiLowercase), as: UTF8.self)
  }

  /// Whether the other text stands somewhere in this one, A-Z and a-z taken as the same. An empty text does.
  public func contains(ignoringASCIICase other: some StringProtocol) -> Bool {
    let needle = other.utf8.map(asciiLowercase)
    let hay = utf8.map(asciiLowercase)
    guard needle.count <= hay.count else { return false }
    return (0...(hay.count - needle.count)).contains { start in
      hay[start..<(start + needle.count)].elementsEqual(needle)
    }
  }

  /// Whether this text stands before the other in a list, A-Z and a-z taken as the same, by bytes otherwise.
  public func precedes(ignoringASCIICase other: some StringProtocol) -> Bool {
    utf8.lazy.map(asciiLowercase).lexicographicallyPrecedes(other.utf8.lazy.map(asciiLowercase))
  }
}

extension StringProtocol where SubSequence == Substring {
  /// The parts of a text between the separators, the empty parts too. The separator is an ASCII character.
  public func fields(separatedBy separator: Unicode.Scalar) -> [Substring] {
    var parts: [Substring] = []
    var start = startIndex
    var end = startIndex
    while end < endIndex {
      let next = utf8.index(after: end)
      if UInt32(utf8[end]) == separator.value {
        parts.append(self[start..<end])
        start = next
      }
      end = next
    }
    parts.append(self[start...])
    return parts
  }
}

/// A-Z as a-z, every other byte as it is.
func asciiLowercase(_ byte: UInt8) -> UInt8 {
  UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
}
