import Catalog
import ColorScience

/// Where a theme puts one color on another.
public enum PairUse: CaseIterable, Equatable, Sendable {
  /// The bar's title on the primary.
  case barText
  /// The primary as a large bold text on the page.
  case primaryOnPage
  /// The accent as a control on the page.
  case accentOnPage
  /// The accent as a control on the primary.
  case accentOnPrimary
  /// The accent as a large bold text on the summary's dark ground.
  case accentOnDark
  /// The name in the chosen row of a list, on the accent.
  case chosenRow
  /// The words that the summary highlights in the primary, as they are drawn: in the color or on it.
  case primaryHighlight
  /// The words that the summary highlights in the accent, as they are drawn.
  case accentHighlight

  /// What stands on what, in words.
  public var label: String {
    switch self {
    case .barText: "bar text on primary"
    case .primaryOnPage: "primary on page"
    case .accentOnPage: "accent on page"
    case .accentOnPrimary: "accent on primary"
    case .accentOnDark: "accent on dark ground"
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
struct DrawnPair: Equatable {
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
}

extension PairUse {
  /// The pair in a theme, nil where a part that it needs is not chosen.
  func drawn(in theme: Theme, on appearance: Appearance) -> DrawnPair? {
    let (primary, accent) = (theme.primary, theme.accent)
    switch self {
    case .barText: return primary.map { large($0.text, on: $0.color, theme.titleFont) }
    case .primaryOnPage: return primary.map { large($0.color, on: appearance.page, theme.bodyFont) }
    case .accentOnPage: return accent.map { control($0.color, on: appearance.page) }
    case .accentOnPrimary:
      guard let primary, let accent else { return nil }
      return control(accent.color, on: primary.color)
    case .accentOnDark:
      guard primary != nil, let accent else { return nil }
      return large(accent.color, on: Summary.section(theme).fill, theme.bodyFont)
    case .chosenRow:
      guard primary != nil, accent != nil else { return nil }
      let row = FontList.Highlight(theme)
      return DrawnPair(
        front: row.text, back: row.fill, size: row.isStrong ? 19 : 17, weight: row.isStrong ? 700 : 400,
        family: theme.titleFont)
    case .primaryHighlight: return primary.map { highlight($0, on: appearance.page, theme) }
    case .accentHighlight:
      guard primary != nil, let accent else { return nil }
      return highlight(accent, on: Summary.section(theme).fill, theme)
    }
  }

  private func large(_ front: SRGB, on back: SRGB, _ family: Family?) -> DrawnPair {
    DrawnPair(front: front, back: back, size: 19, weight: 700, family: family)
  }

  private func control(_ front: SRGB, on back: SRGB) -> DrawnPair {
    DrawnPair(front: front, back: back, size: 0, weight: 400)
  }

  private func highlight(_ tint: Tint, on ground: SRGB, _ theme: Theme) -> DrawnPair {
    let isLegible = tint.color.contrastRatio(with: ground) >= Legible.largeText
    return large(isLegible ? tint.color : tint.text, on: isLegible ? ground : tint.color, theme.bodyFont)
  }
}
