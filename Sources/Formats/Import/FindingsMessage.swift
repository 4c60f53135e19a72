import ColorScience
import Theme
import _Text

// Findings as texts, so that who reads files needs no tables of colors and fonts, and doesn't know what names mean: the
// format; the theme string, and whether there is one; the name, and whether there is one; how many notes there are, and the
// notes; how many colors there are, and four texts for each; then two texts for each font.

extension Findings {
  /// The findings as texts.
  public var texts: [String] {
    var texts = [format, themeString ?? "", themeString == nil ? "" : "1", name ?? "", name == nil ? "" : "1"]
    texts += [notes.count.text] + notes + [colors.count.text]
    for color in colors { texts += [color.name, color.color.fact, color.isDark ? "1" : "", color.role?.key ?? ""] }
    for font in fonts { texts += [font.name, font.family] }
    return texts
  }

  /// Reads the texts again, as far as they go.
  @inline(never)
  public init(texts: [String]) {
    self.init()
    guard texts.count >= 6 else { return }
    format = texts[0]
    themeString = texts[2].isEmpty ? nil : texts[1]
    name = texts[4].isEmpty ? nil : texts[3]
    var place = 6
    for _ in 0..<wholeNumber(texts[5]) where place < texts.count {
      note(texts[place])
      place += 1
    }
    guard place < texts.count else { return }
    let colors = wholeNumber(texts[place])
    place += 1
    while place + 4 <= texts.count, self.colors.count < colors {
      guard let color = SRGB(fact: texts[place + 1]) else { break }
      let role = Role.allCases.first { $0.key.same(as: texts[place + 3]) }
      add(FoundColor(name: texts[place], color: color, isDark: !texts[place + 2].isEmpty, role: role))
      place += 4
    }
    while place + 2 <= texts.count {
      add(FoundFont(name: texts[place], family: texts[place + 1]))
      place += 2
    }
  }
}
