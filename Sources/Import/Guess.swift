import Catalog
import ColorScience
import Files
import Theme
import _Text

// A guess is a designer's: a color that controls or links have, never a state's, never the end of a ramp, and never a gray
// while there's a color.

extension Imported {
  /// The colors that may be a role's, each once, the best first: the guess, then the alternatives. Never the other
  /// role's color.
  public func candidates(for role: Role) -> [FoundColor] {
    let other = (role == .primary ? theme.accent : theme.primary)?.color
    // A choice has its color to 8 bits a channel.
    let distinct = Candidates(ownColors, meaning, for: role, besides: other).colors.filter {
      Tint(found: $0.color, for: role)?.color.asHex != other?.asHex
    }
    var scored = distinct.enumerated().map { index, color in
      (index: index, color: color, score: role == .primary ? color.asPrimary : color.asAccent(beside: other))
    }
    scored.sort { $0.score != $1.score ? $0.score > $1.score : $0.index < $1.index }
    return scored.map { $0.color }
  }
}

/// The colors of a file from which one may be guessed.
private struct Candidates {
  var colors: [FoundColor] = []

  init(_ found: [FoundColor], _ meaning: Meaning, for role: Role, besides other: SRGB?) {
    var rest = found.filter { !meaning.isOfState($0.name) && !Meaning.isOfOther($0.name, than: role) }
    // A color that a state has, too, says that state, whatever it's called: Bootstrap's yellow is its warning.
    var states: [SRGB] = []
    for color in found where states.count < 64 && meaning.isOfState(color.name) { states.append(color.color) }
    keep(&rest) { color in !states.contains { $0 == color.color } }
    // And so do the other shades of its ramp.
    let others = withoutRamps(of: states, rest, among: found)
    if role == .accent || others.contains(where: { $0.isColorful }) { rest = others }
    keep(&rest) { !Meaning.isMomentary($0.name) }
    // Without anything else, there's nothing to guess.
    rest = rest.filter { !meaning.isOfSurface($0.name) || $0.isOfControl || $0.use == .links }
    rest = rest.filter { !Meaning.isOfCompany($0.name) }
    if rest.count < 512 { rest = rest.filter { !isLonePrimitive($0.name, among: found) } }
    let shades = shades(beside: other?.asHex, among: found)
    if role == .accent { rest = rest.filter { color in !shades.contains { $0 == color.color.asHex } } }
    rest = representatives(of: rest, besides: other)
    // Text and pages are gray, so a gray accent wouldn't stand out, and beside colors, a gray is no brand's.
    if role == .accent || found.contains(where: { $0.isColorful }) { rest = rest.filter { $0.isColorful } }
    let isMiddling = { (color: FoundColor) in 0.2...0.95 ~= OKLCH(color.color).lightness }
    keep(&rest, where: isMiddling)
    // White and black are everywhere, and say nothing of a brand unless the file does.
    rest = rest.filter { $0.isColorful || isMiddling($0) || $0.isOfControl || $0.use == .links }
    // Each once. If a color has several uses, the most frequent counts.
    for color in rest where colors.count < 256 {
      if !colors.contains(where: { $0.color.asHex == color.color.asHex }) { colors.append(color) }
    }
  }

  /// Drops the others if some are left then.
  private func keep(_ colors: inout [FoundColor], where belongs: (FoundColor) -> Bool) {
    let kept = colors.filter(belongs)
    if !kept.isEmpty { colors = kept }
  }
}

extension FoundColor {
  /// Whether it isn't nearly gray.
  var isColorful: Bool { OKLCH(color).chroma >= 0.04 }

  /// Whether buttons and other controls are filled with it, by the file's use of it or by its name: `buttonBg`.
  fileprivate var isOfControl: Bool {
    guard use == .unknown else { return use == .controls }
    let words = name.words
    let isFill = { (word: String) in word.isOne(of: ["bg", "background"]) }
    let end = words.last?.isOne(of: ["color", "rgb", "hsl"]) == true ? words.dropLast() : words[...]
    return end.last.map(isFill) == true && words.contains { $0.isOne(of: ["button", "btn"]) }
  }

  /// How well it would do as the primary: the first does best, unless one is used for controls or links.
  fileprivate var asPrimary: Double {
    switch use {
    case .controls,
      _ where isOfControl:
      3
    case .links: 2
    case .unknown: OKLCH(color).lightness > 0.9 ? 0 : 1
    case .other: 0
    }
  }

  /// How well it would do as the accent: colorful, and unlike the primary.
  fileprivate func asAccent(beside primary: SRGB?) -> Double {
    let score = (OKLCH(color).chroma + 0.01) * (primary.map { OKLab(color).difference(from: OKLab($0)) } ?? 1)
    return use == .controls || use == .links ? score * 2 : score
  }
}
