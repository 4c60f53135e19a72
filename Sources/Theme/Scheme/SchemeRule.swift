/// How a role gets its color: from a chosen color, by moving its lightness until it reads on the role's backgrounds.
///
/// It has no arrays and no reference counts, so the table is built without code.
struct SchemeRule {
  /// The lightness to start from.
  enum Start {
    /// The chosen color's.
    case chosen
    /// Text on a fill: the chosen color's associated text, black or white, if that reads; else a dark tone of the hue,
    /// or white if that reads.
    case text
    /// An OKLCH lightness in light, and one in dark.
    case lightness(Double, dark: Double)
  }

  /// The backgrounds a role must read on.
  struct Backgrounds {
    /// The number of roles it must read on, counted from the first.
    var count = 0
    var first = SchemeRole.background

    static let none = Backgrounds()
    /// Background and surface.
    static let pages = Backgrounds(count: 2)
    /// Background, surface and raised.
    static let cards = Backgrounds(count: 3)
    static func role(_ role: SchemeRole) -> Backgrounds { Backgrounds(count: 1, first: role) }

    var roles: [SchemeRole] { Array(SchemeRole.common.dropFirst(first.index).prefix(count)) }
  }

  let name: StaticString
  let purpose: StaticString
  /// Whether the accent gives hue and chroma; else the primary does, or a brand color.
  var isOfAccent = false
  /// Whether the neutral gives hue and chroma, if the theme has one.
  var isNeutral = false
  /// The OKLCH hue of a state, before it's turned toward the primary's.
  var stateHue: Double?
  /// The most chroma; nil for the chosen color's.
  var chroma: Double?
  /// The most chroma in dark, if it's another.
  var chromaInDark: Double?
  var start = Start.chosen
  var kind = SchemeRole.Kind.background
  var backgrounds = Backgrounds.none
  /// Whether it has to be readable on the primary as well: if no color can do both, on-primary replaces it there.
  var isWantedOnPrimary = false
  /// A role of the other chosen color that people should be able to tell it from, if they can tell the chosen colors apart.
  /// Then its lightness moves on, away from pages.
  var apart: SchemeRole?
  /// Whether people should see where it ends on background and surface, which it may lie on: a soft fill.
  var isSoft = false
  /// A factor for the kind's ratio, in light.
  var factorInLight = 1.0
}

extension SchemeRole {
  var rule: SchemeRule {
    switch self {
    case .chart: return chartRules[0]
    case .onChart: return chartRules[1]
    case .sequential: return chartRules[2]
    case .diverging: return chartRules[3]
    default: break
    }
    let index = index
    return rules[index < Self.common.count ? index : Self.common.count + (index - Self.common.count) % 5]
  }

  /// The chosen color that gives it hue and chroma, unless that's a neutral or a brand color.
  var part: Role { rule.isOfAccent ? .accent : .primary }
}

// The states are the familiar green, amber and red, as far as people of every color vision can tell them apart: a
// deltaE-OK of 0.06. Someone without green cones sees the red as a yellow, no brighter than the warning if both only
// just read. So it's darker than contrast alone asks for, which keeps it red; a darker amber would be brown. For
// someone without red cones, the green is blue enough not to look yellow. In dark, all three read easily, and the red
// is the darkest.

/// In the order of `SchemeRole.common`, then for any brand color.
private let rules: [SchemeRule] = [
  SchemeRule(
    name: "background", purpose: "pages", isNeutral: true, chroma: 0.006, start: .lightness(0.975, dark: 0.175)),
  SchemeRule(name: "surface", purpose: "cards", isNeutral: true, chroma: 0.006, start: .lightness(0.995, dark: 0.215)),
  SchemeRule(
    name: "raised", purpose: "floating cards", isNeutral: true, chroma: 0.006, start: .lightness(1, dark: 0.255)),
  SchemeRule(
    name: "border", purpose: "hairlines", isNeutral: true, chroma: 0.01, start: .lightness(0.9, dark: 0.3),
    kind: .hairline,
    backgrounds: .pages),
  SchemeRule(
    name: "outline", purpose: "edges of controls", isNeutral: true, chroma: 0.02, start: .lightness(0.64, dark: 0.52),
    kind: .mark,
    backgrounds: .pages),
  SchemeRule(
    name: "text", purpose: "body text", isNeutral: true, chroma: 0.01, start: .lightness(0.21, dark: 0.96), kind: .text,
    backgrounds: .cards),
  SchemeRule(
    name: "muted", purpose: "secondary text", isNeutral: true, chroma: 0.02, start: .lightness(0.49, dark: 0.74),
    kind: .text,
    backgrounds: .cards),

  SchemeRule(name: "primary", purpose: "bars and filled controls"),
  SchemeRule(
    name: "on-primary", purpose: "text on bars and filled controls", chroma: 0.05, start: .text, kind: .text,
    backgrounds: .role(.primary)),
  SchemeRule(
    name: "primary-text", purpose: "links, highlights and icons", kind: .text,
    backgrounds: .cards),
  SchemeRule(
    name: "primary-soft", purpose: "selected rows, chips and quotes", chroma: 0.05,
    start: .lightness(0.93, dark: 0.32), isSoft: true),
  SchemeRule(
    name: "on-primary-soft", purpose: "text on primary-soft", kind: .text,
    backgrounds: .role(.primarySoft)),

  SchemeRule(name: "accent", purpose: "the one call to action", isOfAccent: true),
  SchemeRule(
    name: "on-accent", purpose: "text on the call to action", isOfAccent: true, chroma: 0.05, start: .text, kind: .text,
    backgrounds: .role(.accent)),
  SchemeRule(
    name: "accent-text", purpose: "small text in the accent color", isOfAccent: true, kind: .text,
    backgrounds: .cards, apart: .primaryText),
  SchemeRule(
    name: "accent-on-primary", purpose: "marks on the bar", isOfAccent: true, kind: .mark, backgrounds: .role(.primary)),
  SchemeRule(
    name: "accent-soft", purpose: "chips and quotes in the accent color", isOfAccent: true, chroma: 0.05,
    start: .lightness(0.93, dark: 0.32), isSoft: true),
  SchemeRule(
    name: "on-accent-soft", purpose: "text on accent-soft", isOfAccent: true, kind: .text,
    backgrounds: .role(.accentSoft)),

  SchemeRule(name: "dark", purpose: "dark sections, in light and dark alike", start: .lightness(0.25, dark: 0.25)),
  SchemeRule(
    name: "on-dark", purpose: "text on dark sections", chroma: 0.05, start: .lightness(1, dark: 1), kind: .text,
    backgrounds: .role(.dark)),
  SchemeRule(
    name: "accent-on-dark", purpose: "highlights on dark sections", isOfAccent: true, kind: .text,
    backgrounds: .role(.dark)
  ),

  SchemeRule(
    name: "positive", purpose: "success", stateHue: 168, chroma: 0.13, start: .lightness(0.6, dark: 0.8), kind: .text,
    backgrounds: .pages, factorInLight: 1.05),
  SchemeRule(
    name: "on-positive", purpose: "text on success", stateHue: 168, chroma: 0.05, start: .lightness(1, dark: 0.2),
    kind: .text, backgrounds: .role(.positive)),
  SchemeRule(
    name: "positive-soft", purpose: "banners and badges of success", stateHue: 168, chroma: 0.05,
    start: .lightness(0.93, dark: 0.32), isSoft: true),
  SchemeRule(
    name: "on-positive-soft", purpose: "text on positive-soft", stateHue: 168, chroma: 0.13,
    start: .lightness(0.42, dark: 0.86), kind: .text, backgrounds: .role(.positiveSoft)),
  SchemeRule(
    name: "warning", purpose: "warnings", stateHue: 69, chroma: 0.13, start: .lightness(0.6, dark: 0.82), kind: .text,
    backgrounds: .pages),
  SchemeRule(
    name: "on-warning", purpose: "text on warnings", stateHue: 69, chroma: 0.05, start: .lightness(1, dark: 0.2),
    kind: .text, backgrounds: .role(.warning)),
  SchemeRule(
    name: "warning-soft", purpose: "banners and badges of warnings", stateHue: 69, chroma: 0.05,
    start: .lightness(0.93, dark: 0.32), isSoft: true),
  SchemeRule(
    name: "on-warning-soft", purpose: "text on warning-soft", stateHue: 69, chroma: 0.13,
    start: .lightness(0.42, dark: 0.86), kind: .text, backgrounds: .role(.warningSoft)),
  SchemeRule(
    name: "negative", purpose: "errors", stateHue: 25, chroma: 0.19, chromaInDark: 0.155,
    start: .lightness(0.6, dark: 0.7), kind: .text, backgrounds: .pages, factorInLight: 1.46),
  SchemeRule(
    name: "on-negative", purpose: "text on errors", stateHue: 25, chroma: 0.05, start: .lightness(1, dark: 0.2),
    kind: .text, backgrounds: .role(.negative)),
  SchemeRule(
    name: "negative-soft", purpose: "banners and badges of errors", stateHue: 25, chroma: 0.05,
    start: .lightness(0.93, dark: 0.32), isSoft: true),
  SchemeRule(
    name: "on-negative-soft", purpose: "text on negative-soft", stateHue: 25, chroma: 0.19, chromaInDark: 0.155,
    start: .lightness(0.42, dark: 0.86), kind: .text, backgrounds: .role(.negativeSoft)),

  // No color reads at 3:1 on a white page and on Deep Purple 500.
  SchemeRule(
    name: "focus", purpose: "focus rings; on bars, also on-primary", kind: .mark, backgrounds: .pages,
    isWantedOnPrimary: true),

  SchemeRule(name: "", purpose: "fills in a brand color"),
  SchemeRule(name: "", purpose: "text on a brand color", chroma: 0.05, start: .text, kind: .text),
  SchemeRule(name: "", purpose: "small text in a brand color", kind: .text, backgrounds: .cards),
  SchemeRule(
    name: "", purpose: "chips and quotes in a brand color", chroma: 0.05, start: .lightness(0.93, dark: 0.32),
    isSoft: true),
  SchemeRule(name: "", purpose: "text on a brand color’s chips and quotes", kind: .text),
]

/// The rules of charts' roles, whose colors come from `Charts`.
private let chartRules: [SchemeRule] = [
  SchemeRule(name: "chart-", purpose: "a part of a chart", kind: .mark, backgrounds: .cards),
  SchemeRule(name: "on-chart-", purpose: "text on a part of a chart", kind: .text),
  SchemeRule(name: "sequential-", purpose: "a chart’s amounts, from little to much"),
  SchemeRule(name: "diverging-", purpose: "a chart’s amounts, on both sides of a middle"),
]
