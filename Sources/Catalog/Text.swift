import ColorScience

// We compare, cut and join texts as bytes, see `String.bytes`. `==` also compares canonically equivalent texts, and the
// Unicode tables it needs weigh 28 kB on the wire; the standard library's `+` weighs 6 kB.

extension String {
  /// Joins two texts.
  @inline(never)
  public static func + (left: String, right: String) -> String {
    String(bytes: left.bytes + right.bytes)
  }

  /// Whether both texts have the same bytes.
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
    asciiLowercasedBytes.contains(run: other.asciiLowercasedBytes)
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

  /// The parts of a text between separators, including empty ones. The separator is an ASCII character.
  @inline(never)
  public func fields(separatedBy separator: Unicode.Scalar) -> [String] {
    let bytes = bytes
    var parts: [String] = []
    var start = 0
    for index in 0...bytes.count where index == bytes.count || UInt32(bytes[index]) == separator.value {
      parts.append(String(bytes: Array(bytes[start..<index])))
      start = index + 1
    }
    return parts
  }

  /// The text before the first separator, and the text after it; nil if there's no separator. The separator is an ASCII
  /// character.
  @inline(never)
  public func cut(at separator: Unicode.Scalar) -> (before: String, after: String?) {
    let bytes = bytes
    guard let index = bytes.firstIndex(of: UInt8(truncatingIfNeeded: separator.value)) else { return (self, nil) }
    return (String(bytes: Array(bytes[..<index])), String(bytes: Array(bytes[(index + 1)...])))
  }

  @inline(never)
  var asciiLowercasedBytes: [UInt8] {
    bytes.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 | 0x20 : $0 }
  }
}

extension [UInt8] {
  /// Whether these bytes contain the others, in a row.
  @inline(never)
  func contains(run other: [UInt8]) -> Bool {
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

extension [String] {
  /// Joins the texts, with the separator between them.
  @inline(never)
  public func text(separatedBy separator: String) -> String {
    var bytes: [UInt8] = []
    for index in indices {
      if index > 0 { bytes += separator.bytes }
      bytes += self[index].bytes
    }
    return String(bytes: bytes)
  }
}
