import Catalog
import ColorScience

// What the summary says. Each function gives nil where the choice that it speaks of is missing.

extension Summary {
  static func titleFontParagraph(_ theme: Theme, _ ground: SRGB) -> [Article.Run]? {
    guard let family = theme.titleFont, let primary = theme.primary else { return nil }
    let setting =
      family.hasBold == false ? ", which has no bold of its own, set at 34 points. " : ", set bold at 34 points. "
    return [
      .plain("Headings speak in "), .highlight(family.name, in: primary, on: ground),
      .plain(setting + manner(of: family.category)),
    ]
  }

  static func bodyFontParagraph(_ theme: Theme, _ ground: SRGB) -> [Article.Run]? {
    guard let family = theme.bodyFont, let primary = theme.primary else { return nil }
    let (first, second) = virtues(of: family.category)
    let ending =
      family.hasItalic == false
      ? " in long reading. It has no italic of its own." : " in long reading, so the page keeps its color."
    return [
      .plain("The body is "), .highlight(family.name, in: primary, on: ground), .plain(". It stays "),
      .italic(first), .plain(" and "), .italic(second), .plain(ending),
    ]
  }

  static func primaryParagraph(_ theme: Theme, _ ground: SRGB) -> [Article.Run]? {
    guard let primary = theme.primary else { return nil }
    let ratio = primary.color.contrastRatio(with: .white)
    return [
      .plain("The primary color is " + primary.name + ", "), .highlight(primary.color.hex, in: primary, on: ground),
      .plain(": " + ratio.hundredths + ":1 against white, " + verdict(on: ratio) + "."),
    ]
  }

  /// The dark ground of the section.
  static func ground(_ theme: Theme) -> SRGB {
    (theme.primary?.shade(.s900).color ?? .black).darkened(forWhiteAt: Legible.text)
  }

  static func section(_ theme: Theme) -> Article.Section {
    let fill = ground(theme)
    let accent = theme.accent
    let words: [Article.Run] =
      accent.map { accent in
        [
          .plain("The accent is "), .highlight(accent.label + ", " + accent.color.hex, in: accent, on: fill),
          .plain(". Use it for "), .highlight("the one action", in: accent, on: fill),
          .plain(" that matters, and for "), .highlight("nothing else", in: accent, on: fill), .plain("."),
        ]
      } ?? []
    return Article.Section(
      fill: fill, text: .white, paragraph: words,
      button: Article.Button(label: "Take it home", fill: accent?.color ?? .white, text: accent?.text ?? .black))
  }

  private static func manner(of category: Family.Category) -> String {
    switch category {
    case .serif: "It is quiet at small sizes and has something to say at large ones."
    case .slab: "Its feet are square and it stands where it is put."
    case .sans: "It says what it means and takes no bow."
    case .mono: "Every letter takes the same room, and none is in a hurry."
    case .display: "It was drawn to be seen from across the street."
    case .script: "It was written once by a hand, and still moves like one."
    }
  }

  private static func virtues(of category: Family.Category) -> (String, String) {
    switch category {
    case .serif: ("calm", "bookish")
    case .slab: ("firm", "plain")
    case .sans: ("open", "even")
    case .mono: ("exact", "patient")
    case .display: ("bold", "brief")
    case .script: ("warm", "personal")
    }
  }

  /// Source: WCAG 2.2, success criteria 1.4.3 and 1.4.6.
  static func verdict(on ratio: Double) -> String {
    switch ratio {
    case 7...: "AAA for any text"
    case Legible.text...: "AA for any text"
    case Legible.largeText...: "AA for large text only"
    default: "too little for text"
    }
  }
}

extension Article.Run {
  fileprivate static func plain(_ text: String) -> Self { Self(text: text, style: .plain) }

  fileprivate static func italic(_ text: String) -> Self { Self(text: text, style: .italic) }

  /// In the color where that reaches 3:1 on the ground (highlights are large and bold), else on the color.
  fileprivate static func highlight(_ text: String, in tint: Tint, on ground: SRGB) -> Self {
    let isLegible = tint.color.contrastRatio(with: ground) >= Legible.largeText
    return Self(
      text: text, style: isLegible ? .highlight(tint.color) : .marker(fill: tint.color, text: tint.text))
  }
}
