import Catalog
import ColorScience

/// Where a theme puts one color on another.
public enum PairUse: UInt8, CaseIterable, Equatable, Sendable {
  /// The bar's title on the primary.
  case barText
  /// The primary as a large bold text on the page.
  case primaryOnPage
  /// The accent as a control on the page.
  case accentOnPage
  /// The accent as a control on the primary.
  case accentOnPrimary
  /// The accent as a large bold text on the summary's dark section.
  case accentOnDark
  /// The name in the chosen row of a list, on the accent.
  case chosenRow
  /// The words that the summary highlights in the primary, as they are drawn: in the color or on it.
  case primaryHighlight
  /// The words that the summary highlights in the accent, as they are drawn.
  case accentHighlight

  /// The bit that stands for it in a set.
  var bit: UInt { 1 << UInt(rawValue) }

  /// What stands on what, in words.
  public var label: String {
    switch self {
    case .barText: "bar text on primary"
    case .primaryOnPage: "primary on page"
    case .accentOnPage: "accent on page"
    case .accentOnPrimary: "accent on primary"
    case .accentOnDark: "accent on dark section"
    case .chosenRow: "chosen row"
    case .primaryHighlight: "primary highlight"
    case .accentHighlight: "accent highlight"
    }
  }

  /// The part of the theme that a change would change.
  public var part: ThemePart {
    switch self {
    case .barText, .primaryOnPage, .primaryHighlight: .primary
    case .accentOnPage, .accentOnPrimary, .accentOnDark, .chosenRow, .accentHighlight: .accent
    }
  }
}

/// A part of a theme that is a color.
public enum ThemePart: Equatable, Sendable {
  /// The color of bars and of what is chosen.
  case primary
  /// The color of the one action.
  case accent
}

/// Two colors as a theme draws them, and how what is in front is set.
struct DrawnPair {
  var front: SRGB
  var back: SRGB
  /// In CSS px or points; 0 for what is no text.
  var size: Double
  /// 100...900, as the face is asked for.
  var weight: Int
  var family: Family?

  /// Large or not, by the size and the weight that the family really has: a family without a bold is not bold.
  var subject: ContrastSubject {
    if size == 0 { return .nonText }
    return .text(size: size, weight: family?.hasBold == false ? min(weight, 400) : weight)
  }

  /// The contrast ratio, unrounded.
  var ratio: Double { front.contrastRatio(with: back) }

  func isShort(of level: ContrastLevel) -> Bool { ratio < subject.ratio(for: level) }
}

extension PairUse {
  /// Whether the pair falls short of a level; nil where the theme lacks a part that it needs.
  @inline(never)
  func isShort(in theme: Theme, on appearance: Appearance, level: ContrastLevel) -> Bool? {
    drawn(in: theme, on: appearance)?.isShort(of: level)
  }

  /// The pair in a theme, nil where a part that it needs is not chosen.
  @inline(never)
  func drawn(in theme: Theme, on appearance: Appearance) -> DrawnPair? {
    guard let tint = theme[part], let primary = theme.primary ?? (self == .accentOnPage ? tint : nil)
    else { return nil }
    // Large and bold, in the color on the page, where it is not said otherwise.
    var pair = DrawnPair(
      front: tint.color, back: appearance.background, size: TextStyle.highlight.size,
      weight: TextStyle.highlight.weight, family: theme.bodyFont)
    switch self {
    case .primaryOnPage, .primaryHighlight: break
    case .accentOnPage: pair.size = 0
    case .accentOnPrimary:
      pair.back = primary.color
      pair.size = 0
    case .accentOnDark, .accentHighlight: pair.back = theme.darkSection
    case .barText:
      // The title grows in its font.
      pair.family = theme.titleFont
      if theme.titleFont != nil { pair.size = TextStyle.largeBarTitle.size }
    case .chosenRow:
      let row = SelectedRow(theme)
      (pair.front, pair.back, pair.family) = (row.text, row.background, theme.titleFont)
      (pair.size, pair.weight) = (TextStyle.fontName.size, TextStyle.fontName.weight)
    }
    let isHighlight = self == .primaryHighlight || self == .accentHighlight
    if self == .barText || (isHighlight && pair.ratio < MinimumContrast.largeText) {
      (pair.front, pair.back) = (tint.text, tint.color)
    }
    return pair
  }
}
