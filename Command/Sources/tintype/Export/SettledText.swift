@_spi(Project) import Formats
import Foundation
import _Text

/// What to write in place of a text that's there: that itself if the two differ only by the ends of lines or the case of hexes,
/// which git and formatters change; otherwise the new text, with the ends of lines that the file has. Comments above our note,
/// such as a license, stay.
func settled(_ bytes: [UInt8], over present: [UInt8]) -> [UInt8] {
  guard bytes != present, !bytes.contains(0), !present.contains(0) else { return bytes }
  let lines = present.hasCRLF ? bytes.withCRLF : bytes
  let text = header(above: lines, in: present) + lines
  return isSame(text, as: present) ? present : text
}

/// The comments that someone wrote above our text in a file; empty if there's anything else above it.
private func header(above text: [UInt8], in present: [UInt8]) -> [UInt8] {
  // Our text begins with its note.
  let note = Array(text.prefix { $0 != UInt8(ascii: ":") })
  guard themeString(inNoteOf: Array(text.prefix { $0 != 0x0A })) != nil,
    let start = present.firstRange(of: note)?.lowerBound, start > 0, present[start - 1] == 0x0A
  else { return [] }
  var isInBlock = false
  for line in present[..<start].split(separator: 0x0A) {
    let line = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    let isBlock = line.hasPrefix("/*") || line.hasPrefix("<!--")
    guard isInBlock || isBlock || line.isEmpty || line.hasPrefix("//") || line.hasPrefix("#") else { return [] }
    guard isInBlock || isBlock, let end = line.firstRange(of: /\*\/|-->/) else {
      isInBlock = isInBlock || isBlock
      continue
    }
    // Code after the comment is no header.
    guard end.upperBound == line.endIndex else { return [] }
    isInBlock = false
  }
  return isInBlock ? [] : Array(present[..<start])
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
