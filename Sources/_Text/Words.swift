extension String {
  /// The words of a name in any spelling, in lowercase: `--color-brandPrimary` is color, brand and primary. Reads the
  /// first 200 bytes.
  package var words: [String] {
    withBytes { bytes in
      var words: [String] = []
      var rest = WordScanner(bytes)
      while let word = rest.next() { words.append(String(bytes: word.map(asciiLowercase))) }
      return words
    }
  }

  /// Whether one of its words is one of these. It makes no texts, so it's the quicker way to ask.
  package func hasWord(of list: [StaticString]) -> Bool { withBytes { hasWordOf(list, in: $0) } }

  /// Whether it's one of these words.
  package func isOne(of words: [StaticString]) -> Bool { words.contains { same(as: $0) } }

  package func same(as text: StaticString) -> Bool {
    withBytes { bytes in
      guard bytes.count == text.utf8CodeUnitCount else { return false }
      return text.withUTF8Buffer { other in
        for index in bytes.indices where bytes[index] != other[index] { return false }
        return true
      }
    }
  }
}

extension ArraySlice<UInt8> {
  /// Whether one of the words of this name is one of these.
  package func hasWord(of list: [StaticString]) -> Bool { withUnsafeBufferPointer { hasWordOf(list, in: $0) } }
}

private func hasWordOf(_ list: [StaticString], in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  var rest = WordScanner(bytes)
  while let word = rest.next() {
    for known in list where known.utf8CodeUnitCount == word.count {
      let isSame = known.withUTF8Buffer { other in
        zip(word, other).allSatisfy { asciiLowercase($0) == $1 }
      }
      if isSame { return true }
    }
  }
  return false
}

private func isCapital(_ byte: UInt8) -> Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte }

/// Finds one word of a name after the other.
private struct WordScanner {
  private let bytes: Slice<UnsafeBufferPointer<UInt8>>
  private var position = 0

  init(_ name: UnsafeBufferPointer<UInt8>) { bytes = name.prefix(200) }

  mutating func next() -> Slice<UnsafeBufferPointer<UInt8>>? {
    while position < bytes.count, !isPart(bytes[position]) { position += 1 }
    let start = position
    while position < bytes.count, isPart(bytes[position]) {
      // A capital begins a word, unless it's one of several.
      if position > start, isCapital(bytes[position]), !isCapital(bytes[position - 1]) { break }
      position += 1
    }
    return start < position ? bytes[start..<position] : nil
  }

  private func isPart(_ byte: UInt8) -> Bool { byte.isLetterOrDigit || byte >= 0x80 }
}
