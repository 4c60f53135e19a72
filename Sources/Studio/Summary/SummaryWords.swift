import Catalog
import ColorScience
import Theme

// The text of the summary. A paragraph is nil if its choice is missing.

extension SummaryScreen {
  static func titleFontParagraph(_ theme: Theme, _ library: KnownFonts, _ background: SRGB) -> [Article.Run]? {
    guard let family = theme.titleFont, let primary = theme.primary else { return nil }
    let name = Article.Run.highlight(family.label, in: primary, on: background)
    guard !library.isMissing(family) else { return [.plain("Headings are in "), name, .plain(missing)] }
    let setting = family.hasBold == false ? ", which has no bold, at 34 points. " : ", set bold at 34 points. "
    return [.plain("Headings speak in "), name, .plain(setting + character(of: family.category))]
  }

  static func bodyFontParagraph(_ theme: Theme, _ library: KnownFonts, _ background: SRGB) -> [Article.Run]? {
    guard let family = theme.bodyFont, let primary = theme.primary else { return nil }
    let name = Article.Run.highlight(family.label, in: primary, on: background)
    guard !library.isMissing(family) else { return [.plain("The body is in "), name, .plain(missing)] }
    let (first, second) = virtues(of: family.category)
    let ending = family.hasItalic == false ? ". It has no italic." : ", and the page keeps its even color."
    return [
      .plain("The body is "), name, .plain(". It stays "), .italic(first), .plain(" and "), .italic(second),
      .plain(" in long reading" + ending),
    ]
  }

  static func primaryParagraph(_ theme: Theme, _ background: SRGB) -> [Article.Run]? {
    guard let primary = theme.primary else { return nil }
    let ratio = primary.color.contrastRatio(with: primary.text)
    return [
      .plain("The primary color is " + (primary.isUnnamed ? "" : primary.label + ", ")),
      .highlight(primary.color.hex, in: primary, on: background),
      .plain(
        ". " + (primary.text == .white ? "White" : "Black") + " text reads on it at " + ratio.ratioText + ", "
          + verdict(on: ratio) + "."),
    ]
  }

  static func section(_ theme: Theme) -> Article.Section {
    let scheme = theme.scheme(.light)
    let fill = scheme[.dark]
    let accent = theme.accent
    let words: [Article.Run] =
      accent.map { accent in
        [
          .plain("The accent is "),
          .highlight(accent.isUnnamed ? accent.label : accent.label + ", " + accent.color.hex, in: accent, on: fill),
          .plain(". Use it for "), .highlight("the one action", in: accent, on: fill),
          .plain(" that matters, and for "), .highlight("nothing else", in: accent, on: fill), .plain("."),
        ]
      } ?? []
    return Article.Section(
      fill: fill, text: .white, paragraph: words, button: Button("Take it home", .navigation(.routeTapped(.takeHome))),
      buttonFill: accent == nil ? .white : scheme[.accent], buttonText: accent == nil ? .black : scheme[.onAccent])
  }

  private static let missing = ", which isn’t on this device: you’re seeing a substitute."

  private static func character(of category: Family.Category) -> String {
    switch category {
    case .serif: "It is quiet at small sizes and has something to say at large ones."
    case .slab: "Its feet are square and its footing is firm."
    case .sans: "It says what it means and moves on."
    case .mono: "Every letter gets the same space, and none is in a hurry."
    case .display: "It was drawn to be seen from across the street."
    case .script: "It began as handwriting, and it still moves like it."
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

  /// The levels of WCAG that a contrast ratio meets.
  /// Source: WCAG 2.2, success criteria 1.4.3 and 1.4.6.
  static func verdict(on ratio: Double) -> String {
    switch ratio {
    case 7...: "readable at any size (AAA)"
    case ContrastSubject.text.ratio(for: .aa)...: "readable at any size (AA)"
    case ContrastSubject.largeText.ratio(for: .aa)...: "readable only if it’s large (AA)"
    default: "too low for text"
    }
  }
}

extension Article.Run {
  fileprivate static func plain(_ text: String) -> Self { Self(text: text, style: .plain) }

  fileprivate static func italic(_ text: String) -> Self { Self(text: text, style: .italic) }

  /// In the color if that reaches 3:1 on the background (highlights are large and bold), else on the color.
  fileprivate static func highlight(_ text: String, in tint: Tint, on background: SRGB) -> Self {
    let isLegible = tint.color.contrastRatio(with: background) >= ContrastSubject.largeText.ratio(for: .aa)
    return Self(
      text: text, style: isLegible ? .highlight(tint.color) : .marker(fill: tint.color, text: tint.text))
  }
}
