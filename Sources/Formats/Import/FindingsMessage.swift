import ColorScience
import _Text

// Findings as texts, so that who reads files needs no tables of colors and fonts, and doesn't know what names mean: the
// format; the theme string, and whether there is one; then three texts for each color, and two for each font.

extension Findings {
  /// The findings as texts.
  public var texts: [String] {
    var texts = [format, themeString ?? "", themeString == nil ? "" : "1", colors.count.text]
    for color in colors { texts += [color.name, color.color.fact, color.isDark ? "1" : ""] }
    for font in fonts { texts += [font.name, font.family] }
    return texts
  }

  /// Reads the texts again, as far as they go.
  @inline(never)
  public init(texts: [String]) {
    self.init()
    guard texts.count >= 4 else { return }
    format = texts[0]
    themeString = texts[2].isEmpty ? nil : texts[1]
    let colors = wholeNumber(texts[3])
    var place = 4
    while place + 3 <= texts.count, self.colors.count < colors {
      if let color = SRGB(fact: texts[place + 1]) {
        add(FoundColor(name: texts[place], color: color, isDark: !texts[place + 2].isEmpty))
      } else {
        break
      }
      place += 3
    }
    while place + 2 <= texts.count {
      add(FoundFont(name: texts[place], family: texts[place + 1]))
      place += 2
    }
  }
}
