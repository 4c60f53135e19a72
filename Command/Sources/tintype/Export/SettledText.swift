import _Text

/// What to write in place of a text that's there: that itself if the two differ only by the ends of lines or the case of hexes,
/// which git and formatters change; otherwise the new text, with the ends of lines that the file has.
func settled(_ bytes: [UInt8], over present: [UInt8]) -> [UInt8] {
  guard bytes != present, !bytes.contains(0), !present.contains(0) else { return bytes }
  let text = present.hasCRLF ? bytes.withCRLF : bytes
  return isSame(text, as: present) ? present : text
}

/// Whether two texts are the same, whatever the case of their hexes.
private func isSame(_ text: [UInt8], as other: [UInt8]) -> Bool {
  guard text.count == other.count else { return false }
  // Whether a hex goes on that a number sign or 0x began.
  var isInHex = false
  for (index, byte) in text.enumerated() {
    if byte != other[index] {
      guard isInHex, let value = hexDigitValue(byte), value == hexDigitValue(other[index]) else { return false }
    }
    let beginsHex =
      byte == UInt8(ascii: "#") || byte == UInt8(ascii: "x") && index > 0 && text[index - 1] == UInt8(ascii: "0")
    isInHex = beginsHex || isInHex && hexDigitValue(byte) != nil
  }
  return true
}

extension [UInt8] {
  /// Whether its first line ends in CR and LF.
  fileprivate var hasCRLF: Bool {
    guard let end = firstIndex(of: 0x0A), end > 0 else { return false }
    return self[end - 1] == 0x0D
  }

  fileprivate var withCRLF: [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(count + count / 32)
    for byte in self {
      if byte == 0x0A, text.last != 0x0D { text.append(0x0D) }
      text.append(byte)
    }
    return text
  }
}
