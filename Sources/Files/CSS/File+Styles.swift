import Formats
import _Text

extension File {
  /// The file as a style sheet, with everything where it was: of a page, only its styles; of Sass's indented syntax, with the
  /// braces and semicolons that it does without.
  var styles: File {
    if path.asciiLowercased.bytes.suffix(5).isSame(as: ".sass") { return File(path: path, bytes: indentedSass(bytes)) }
    let isPage =
      bytes.first { $0 > 0x20 } == UInt8(ascii: "<") || bytes.firstIndex(ofRun: "</style".bytes, from: 0) != nil
    return isPage ? File(path: path, bytes: onlyStyles) : self
  }

  private var onlyStyles: [UInt8] {
    var kept = [UInt8](repeating: 0x20, count: bytes.count)
    keepAttribute(in: &kept)
    var position = 0
    while let start = bytes.firstIndex(ofRun: "<style".bytes, from: position) {
      let end = bytes.firstIndex(ofRun: "</style".bytes, from: start) ?? bytes.count
      let opening = bytes[start..<end].firstIndex(of: UInt8(ascii: ">")) ?? end
      for index in min(opening + 1, end)..<end { kept[index] = bytes[index] }
      // Nothing of one sheet may go on in the next.
      if end < bytes.count { kept[end] = UInt8(ascii: "}") }
      position = end
      if position >= bytes.count { break }
    }
    return kept
  }

  /// Keeps the custom properties in the `style` of the page's root, body or main part, as a rule for the root.
  private func keepAttribute(in kept: inout [UInt8]) {
    for tag in ["<html".bytes, "<body".bytes, "<main".bytes] {
      guard let start = bytes.firstIndex(ofRun: tag, from: 0),
        let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")),
        let open = bytes.firstIndex(ofRun: " style=\"".bytes, from: start), open < end,
        let close = bytes[(open + 8)...].firstIndex(of: UInt8(ascii: "\""))
      else { continue }
      for (offset, byte) in ":root{".bytes.enumerated() { kept[open + offset] = byte }
      keepDeclarations(open + 8..<close, in: &kept)
      kept[close] = UInt8(ascii: "}")
    }
  }
}

extension File {
  /// Keeps the declarations of a `style`, but those with a character reference inside a name: what it stands for is shorter, and
  /// everything stays where it was.
  private func keepDeclarations(_ range: Range<Int>, in kept: inout [UInt8]) {
    var (position, start) = (range.lowerBound, range.lowerBound)
    var (isReadable, isQuoted) = (true, false)
    while position < range.upperBound {
      let byte = bytes[position]
      if byte == UInt8(ascii: "&") {
        if bytes.hasRun("&quot;".bytes, at: position), bytes[position - 1] != UInt8(ascii: "\\") {
          kept[position] = UInt8(ascii: "\"")
          isQuoted.toggle()
        } else {
          isReadable = false
        }
        position = (bytes[position..<range.upperBound].firstIndex(of: UInt8(ascii: ";")) ?? position) + 1
        continue
      }
      kept[position] = byte
      position += 1
      if byte == UInt8(ascii: ";"), !isQuoted {
        if !isReadable { for index in start..<position { kept[index] = 0x20 } }
        (start, isReadable) = (position, true)
      }
    }
    if !isReadable { for index in start..<range.upperBound { kept[index] = 0x20 } }
  }
}

/// Sass's indented syntax with braces and semicolons in place of its line ends.
/// Source: sass-lang.com, "Syntax".
private func indentedSass(_ bytes: [UInt8]) -> [UInt8] {
  var result = bytes
  var open: [Int] = []
  var lineEnd: Int?
  var position = 0
  var lineBefore: (indent: Int, isRule: Bool)?
  while position < bytes.count {
    let end = bytes[position...].firstIndex { $0 == 0x0A } ?? bytes.count
    let line = bytes[position..<end]
    let indent = line.prefix { $0 == 0x20 || $0 == 0x09 }.count
    if !line.trimmed.isEmpty {
      if let before = lineBefore, let lineEnd {
        if before.isRule, indent > before.indent {
          result[lineEnd] = UInt8(ascii: "{")
          open.append(before.indent)
        } else {
          result[lineEnd] = UInt8(ascii: ";")
          // Each block that ends here takes a byte between the lines.
          var place = lineEnd
          while let last = open.last, last >= indent, place < position + indent || place == lineEnd {
            result[place] = UInt8(ascii: "}")
            open.removeLast()
            place += 1
          }
        }
      }
      let text = line.trimmed
      lineBefore = (indent, text.first != UInt8(ascii: "$") && text.last != UInt8(ascii: ","))
      lineEnd = end < bytes.count ? end : nil
    }
    position = end + 1
  }
  return result
}
