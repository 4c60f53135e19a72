import ColorScience
import _Text

/// Finds the variables of a style sheet, in CSS or Sass, in one pass.
struct StyleSheetScanner {
  /// A variable and its value.
  struct Declaration {
    /// "--primary" or "$primary".
    let name: String
    /// The value, without white space around it.
    let value: [UInt8]
    /// Whether it's in a block for dark mode.
    let isDark: Bool
  }

  private let bytes: [UInt8]
  private var place = 0
  /// The blocks around the place, up to 64 deep.
  private var blocks: [Block] = []
  /// How many more there are.
  private var deeper = 0

  private struct Block {
    var isDark = false
    /// Whether its variables are for special circumstances.
    var isSkipped = false
  }

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next variable; nil at the end.
  mutating func next() -> Declaration? {
    while place < bytes.count {
      skipBlanks()
      let start = place
      let end = endOfStatement()
      let mark = end < bytes.count ? bytes[end] : UInt8(ascii: ";")
      place = end + 1
      switch mark {
      case UInt8(ascii: "{"): open(bytes[start..<end])
      default:
        let block = blocks.last ?? Block()
        if mark == UInt8(ascii: "}") { close() }
        if !block.isSkipped, let declaration = declaration(start..<end, isDark: block.isDark) { return declaration }
      }
    }
    return nil
  }

  private mutating func open(_ prelude: ArraySlice<UInt8>) {
    var block = blocks.last ?? Block()
    let words = namesAppearance(prelude.prefix(400)) ? String(bytes: Array(prelude.prefix(400))).words : []
    func has(_ word: StaticString) -> Bool { words.contains { $0.same(as: word.description) } }
    if has("dark") { block.isDark = true }
    if has("contrast") || has("print") || has("forced") { block.isSkipped = true }
    if blocks.count < 64 { blocks.append(block) } else { deeper += 1 }
  }

  /// Whether the text has the beginning of one of the words that `open` looks for, which few have: dark, contrast, print,
  /// forced.
  private func namesAppearance(_ text: ArraySlice<UInt8>) -> Bool {
    var place = text.startIndex
    while place + 2 < text.endIndex {
      switch (text[place] | 0x20, text[place + 1] | 0x20, text[place + 2] | 0x20) {
      case (UInt8(ascii: "d"), UInt8(ascii: "a"), UInt8(ascii: "r")),
        (UInt8(ascii: "c"), UInt8(ascii: "o"), UInt8(ascii: "n")),
        (UInt8(ascii: "p"), UInt8(ascii: "r"), UInt8(ascii: "i")),
        (UInt8(ascii: "f"), UInt8(ascii: "o"), UInt8(ascii: "r")):
        return true
      default: place += 1
      }
    }
    return false
  }

  private mutating func close() {
    if deeper > 0 { deeper -= 1 } else if !blocks.isEmpty { blocks.removeLast() }
  }

  /// Where the statement at the place ends: at a semicolon or a brace, but not within quotation marks, parentheses or
  /// comments.
  private func endOfStatement() -> Int {
    var place = place
    var depth = 0
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): place = endOfString(at: place)
      case UInt8(ascii: "\\"): place += 1
      case UInt8(ascii: "/") where isComment(at: place): place = endOfComment(at: place)
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth = max(0, depth - 1)
      case UInt8(ascii: ";") where depth == 0: return place
      case UInt8(ascii: "{"), UInt8(ascii: "}"): return place
      default: break
      }
      place += 1
    }
    return bytes.count
  }

  /// Skips white space and comments, Sass's too.
  private mutating func skipBlanks() {
    while place < bytes.count {
      if bytes[place] <= 0x20 {
        place += 1
      } else if isComment(at: place) {
        place = min(bytes.count, endOfComment(at: place) + 1)
      } else if bytes[place] == UInt8(ascii: "/"), place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "/") {
        while place < bytes.count, bytes[place] != 0x0A { place += 1 }
      } else {
        return
      }
    }
  }

  private func isComment(at place: Int) -> Bool {
    place + 1 < bytes.count && bytes[place] == UInt8(ascii: "/") && bytes[place + 1] == UInt8(ascii: "*")
  }

  /// The last byte of the comment that begins here.
  private func endOfComment(at start: Int) -> Int {
    var place = start + 3
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "/"), bytes[place - 1] == UInt8(ascii: "*") { return place }
      place += 1
    }
    return bytes.count
  }

  /// The last byte of the string that begins here; it ends at a line's end at the latest.
  private func endOfString(at start: Int) -> Int {
    var place = start + 1
    while place < bytes.count {
      if bytes[place] == bytes[start] || bytes[place] == 0x0A { return place }
      if bytes[place] == UInt8(ascii: "\\") { place += 1 }
      place += 1
    }
    return bytes.count
  }

  private func declaration(_ range: Range<Int>, isDark: Bool) -> Declaration? {
    guard range.count > 3, range.count < 2000 else { return nil }
    let isSass = bytes[range.lowerBound] == UInt8(ascii: "$")
    guard isSass || (bytes[range.lowerBound] == UInt8(ascii: "-") && bytes[range.lowerBound + 1] == UInt8(ascii: "-")),
      let colon = bytes[range].firstIndex(of: UInt8(ascii: ":"))
    else { return nil }
    var value = bytes[(colon + 1)..<range.upperBound]
    if let mark = value.lastIndex(of: UInt8(ascii: "!")), !value[mark...].contains(UInt8(ascii: "\"")) {
      value = value[..<mark]
    }
    return Declaration(
      name: String(bytes: trimmed(bytes[range.lowerBound..<colon])), value: trimmed(value), isDark: isDark)
  }
}

extension StyleSheetScanner.Declaration {
  /// The value as an opaque color; nil if it isn't one.
  var color: SRGB? {
    guard let first = value.first, value.count < 200 else { return nil }
    if UInt8(ascii: "0")...UInt8(ascii: "9") ~= first {
      // How shadcn/ui wrote colors before Tailwind 4: 222.2 47.4% 11.2%.
      guard value.last == UInt8(ascii: "%") else { return nil }
      return color(of: "hsl(".bytes + value + ")".bytes)
    }
    return color(of: value)
  }

  private func color(of bytes: [UInt8]) -> SRGB? {
    bytes.withUnsafeBufferPointer { bytes in
      guard let color = try? CSSColor(utf8: bytes), color.opacity >= 1 else { return nil }
      let shown = color.displayable(in: .displayP3)
      // Rounding puts the edge of sRGB a little outside.
      let rounded = SRGB(shown.rgb)
      let distance = max(
        (shown.red - rounded.red).magnitude, (shown.green - rounded.green).magnitude,
        (shown.blue - rounded.blue).magnitude)
      return distance < 0.0005 ? rounded : shown
    }
  }

  /// The first family of the value, if the name says that it's a font.
  var family: String? {
    guard let first = value.first, !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= first) else { return nil }
    let words = name.words
    guard words.contains(where: { $0.same(as: "font") }),
      !words.contains(where: { $0.same(as: "weight") || $0.same(as: "size") || $0.same(as: "style") })
    else { return nil }
    let family = cssFamily(value)
    return family.isEmpty || family.bytes.contains(UInt8(ascii: "(")) ? nil : family
  }
}

/// The bytes without white space around them.
func trimmed(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
  var bytes = bytes
  while let first = bytes.first, first <= 0x20 { bytes.removeFirst() }
  while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
  return Array(bytes)
}
