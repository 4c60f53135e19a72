import Catalog
import ColorScience
import _Text

extension SRGB {
  /// The color that words describe: one of CSS's names in several words, "hot pink", or a word for its lightness or
  /// chroma before a color of CSS or a crayon, "dark red", "pale sky blue". Nil for anything else.
  init?(described text: String) {
    let (word, rest) = text.cut(at: " ")
    guard let rest else { return nil }
    if let change = Change(word: word), let color = SRGB(words: rest) ?? BaseColor(slug: rest)?.color {
      self.init(change.applied(to: OKLCH(color)).displayable().rgb)
    } else if let color = SRGB(words: text) {
      self = color
    } else {
      return nil
    }
  }

  /// A color of CSS whose name may have spaces.
  private init?(words: String) {
    guard let color = try? CSSColor(words.fields(separatedBy: " ").text(separatedBy: "")) else { return nil }
    self.init(color.displayable().rgb)
  }
}

/// How a word changes a color in OKLCH.
private struct Change {
  /// How far the lightness goes toward black, at -1, or white, at 1.
  var lightness: Double
  /// The factor for the chroma.
  var chroma: Double

  init?(word: String) {
    let word = word.asciiLowercased
    func isOneOf(_ one: String, _ other: String) -> Bool { word.same(as: one) || word.same(as: other) }
    if isOneOf("dark", "deep") {
      (lightness, chroma) = (-0.35, 0.8)
    } else if isOneOf("light", "pale") {
      (lightness, chroma) = (0.5, 0.5)
    } else if isOneOf("bright", "vivid") {
      (lightness, chroma) = (0.1, 1.3)
    } else {
      return nil
    }
  }

  func applied(to color: OKLCH) -> OKLCH {
    let room = lightness < 0 ? color.lightness : 1 - color.lightness
    return OKLCH(lightness: color.lightness + lightness * room, chroma: color.chroma * chroma, hue: color.hue)
  }
}
