import ColorScience
import Theme
import _Text

// Findings as texts, so that who reads files needs no tables of colors and fonts, and doesn't know what names mean: the
// format; its vocabulary; the theme string, and whether there is one; the name, and whether there is one; how many notes there are, and the
// notes; how many colors there are, and six texts for each; then two texts for each font.

extension Findings {
  /// The findings as texts.
  public var texts: [String] {
    var texts = [
      format, vocabulary?.name.description ?? "", themeString ?? "", themeString == nil ? "" : "1", name ?? "",
      name == nil ? "" : "1",
    ]
    texts += [notes.count.text] + notes + [colors.count.text]
    for color in colors {
      texts += [
        color.name, color.color.fact, color.isDark ? "1" : "", color.role?.key ?? "", color.theme,
        Int(color.use.rawValue).text,
      ]
    }
    for font in fonts { texts += [font.name, font.family] }
    return texts
  }

  /// Reads the texts again, as far as they go.
  @inline(never)
  public init(texts: [String]) {
    self.init()
    guard texts.count >= 7 else { return }
    format = texts[0]
    vocabulary = Vocabulary.named(texts[1])
    themeString = texts[3].isEmpty ? nil : texts[2]
    name = texts[5].isEmpty ? nil : texts[4]
    var place = 7
    for _ in 0..<wholeNumber(texts[6]) where place < texts.count {
      note(texts[place])
      place += 1
    }
    guard place < texts.count else { return }
    let colors = wholeNumber(texts[place])
    place += 1
    while place + 6 <= texts.count, self.colors.count < colors {
      guard let color = SRGB(fact: texts[place + 1]) else { break }
      let role = Role.allCases.first { $0.key.same(as: texts[place + 3]) }
      let use = FoundColor.Use(rawValue: UInt8(truncatingIfNeeded: wholeNumber(texts[place + 5])))
      add(
        FoundColor(
          name: texts[place], color: color, isDark: !texts[place + 2].isEmpty, role: role, theme: texts[place + 4],
          use: use ?? .unknown))
      place += 6
    }
    while place + 2 <= texts.count {
      add(FoundFont(name: texts[place], family: texts[place + 1]))
      place += 2
    }
  }
}
