import ColorScience
import _Text

/// The family and style in a font file's name: "FooGrotesk-BoldItalic.woff2" is Foo Grotesk in bold italic.
struct FileName {
  let family: String
  let isBold: Bool
  let isItalic: Bool

  init(_ name: String) {
    var words = Self.words(Array(name.bytes[..<(name.bytes.lastIndex(of: UInt8(ascii: ".")) ?? name.bytes.count)]))
    var styles: [String] = []
    while words.count > 1, let last = words.last?.asciiLowercased, Self.isStyle(last) {
      styles.append(last)
      words.removeLast()
    }
    family = words.isEmpty ? "Font" : words.text(separatedBy: " ")
    isBold = styles.contains { style in
      "bold bolditalic black heavy".fields(separatedBy: " ").contains { $0.same(as: style) }
    }
    isItalic = styles.contains { style in
      "italic bolditalic oblique".fields(separatedBy: " ").contains { $0.same(as: style) }
    }
  }

  private static func isStyle(_ word: String) -> Bool {
    styleWords.fields(separatedBy: " ").contains { $0.same(as: word) } || word.bytes.allSatisfy { 0x30...0x39 ~= $0 }
  }

  private static let styleWords =
    "thin extra ultra light book regular normal medium semi demi bold bolditalic black heavy italic oblique variable font "
    + "webfont wght opsz wdth latin"

  /// Divides a name at spaces and punctuation, and before a capital letter that begins a word.
  private static func words(_ name: [UInt8]) -> [String] {
    var words: [[UInt8]] = [[]]
    for index in name.indices {
      let byte = name[index]
      guard isLetter(byte) else {
        words.append([])
        continue
      }
      let followsSmall = index > 0 && isLetter(name[index - 1]) && !isCapital(name[index - 1])
      let precedesSmall = index + 1 < name.count && isLetter(name[index + 1]) && !isCapital(name[index + 1])
      let begins = followsSmall || precedesSmall && index > 0 && !(0x30...0x39 ~= name[index + 1])
      if isCapital(byte), begins { words.append([]) }
      words[words.count - 1].append(byte)
    }
    return words.filter { !$0.isEmpty }.map { String(bytes: $0) }
  }

  private static func isCapital(_ byte: UInt8) -> Bool { 0x41...0x5A ~= byte }

  /// A letter or a digit; every letter beyond ASCII is one.
  private static func isLetter(_ byte: UInt8) -> Bool {
    isCapital(byte) || 0x61...0x7A ~= byte || 0x30...0x39 ~= byte || byte >= 0x80
  }
}
