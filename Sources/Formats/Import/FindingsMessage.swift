import ColorScience
import Theme
import _Text

// Findings as texts, to pass from a program that reads files to one that knows colors and fonts: the format; its vocabulary;
// the theme string and the name, each with "1" after it if there is one; the prefix of our names; how many notes there are, and the notes; how many colors
// there are, and six texts for each; then two texts for each font.

extension Findings {
  /// The findings as texts.
  public var texts: [String] {
    var texts = [
      format, vocabulary?.name.description ?? "", themeString ?? "", themeString == nil ? "" : "1", name ?? "",
      name == nil ? "" : "1", prefix,
    ]
    texts += [notes.count.text] + notes + [colors.count.text]
    for color in colors {
      texts += [
        color.name, color.color.digits, color.isDark ? "1" : "", color.role?.key ?? "", color.theme,
        Int(color.use.rawValue).text,
      ]
    }
    for font in fonts { texts += [font.name, font.family] }
    return texts
  }

  /// Reads the texts again, as far as they go.
  public init(texts: [String]) {
    self.init()
    guard texts.count >= 8 else { return }
    format = texts[0]
    vocabulary = Vocabulary.named(texts[1])
    themeString = texts[3].isEmpty ? nil : texts[2]
    name = texts[5].isEmpty ? nil : texts[4]
    prefix = texts[6]
    let notes = texts.dropFirst(8).prefix(Int(digits: texts[7].bytes) ?? 0)
    for sentence in notes { note(sentence) }
    var position = 8 + notes.count
    guard position < texts.count else { return }
    let count = Int(digits: texts[position].bytes) ?? 0
    position += 1
    while position + 6 <= texts.count, colors.count < count, let color = SRGB(digits: texts[position + 1]) {
      let role = Role.allCases.first { $0.key.same(as: texts[position + 3]) }
      let use = FoundColor.Use(rawValue: UInt8(truncatingIfNeeded: Int(digits: texts[position + 5].bytes) ?? 0))
      add(
        FoundColor(
          name: texts[position], color: color, isDark: !texts[position + 2].isEmpty, role: role,
          theme: texts[position + 4],
          use: use ?? .unknown))
      position += 6
    }
    while position + 2 <= texts.count {
      add(FoundFont(name: texts[position], family: texts[position + 1]))
      position += 2
    }
  }
}

extension SRGB {
  /// The six hex digits or, if these don't say everything, the bits of the channels as 48 of them.
  fileprivate var digits: String {
    if self == SRGB(rgb) { return hexDigits }
    var digits: [UInt8] = []
    for channel in [red, green, blue] {
      for shift in stride(from: UInt64(60), through: 0, by: -4) {
        let digit = UInt8(channel.bitPattern >> shift & 15)
        digits.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") - 10 + digit)
      }
    }
    return String(bytes: digits)
  }

  fileprivate init?(digits text: String) {
    let digits = text.bytes.compactMap { hexDigitValue($0) }
    func number(_ digits: ArraySlice<UInt8>) -> UInt64 { digits.reduce(0) { $0 << 4 | UInt64($1) } }
    switch digits.count {
    case 6: self.init(UInt32(truncatingIfNeeded: number(digits[...])))
    case 48:
      self.init(
        red: Double(bitPattern: number(digits[..<16])), green: Double(bitPattern: number(digits[16..<32])),
        blue: Double(bitPattern: number(digits[32...])))
    default: return nil
    }
  }
}
