import Catalog
import ColorScience
import Theme
import _Text

/// The choices that the locks leave to draw from.
struct Deck {
  private let primary: Tint?
  private let accent: Tint?
  private let pairs: [Fonts]

  struct Colors {
    let primary, accent: Tint
    /// The primary's hue in whole degrees; nil if it's locked.
    let hue: Int?
    /// How far the accent's hue is from the primary's, 0...180 degrees; nil if one is gray or both are locked.
    let turn: Int?
  }

  struct Fonts {
    let title, body: Family
    let pair: FontPair
  }

  init(_ theme: Theme, _ locks: Locks, _ families: [MeasuredFamily]) throws(ShuffleError) {
    primary = locks[.primary] ? theme.primary : nil
    accent = locks[.accent] ? theme.accent : nil
    pairs = Self.pairs(
      title: locks[.titleFont] ? theme.titleFont : nil, body: locks[.bodyFont] ? theme.bodyFont : nil, families)
    guard let primary, let accent else { return }
    guard !pairs.isEmpty || theme.brandColors.contains(where: { !locks[$0.name] }) else { throw .nothingLeft }
    let sight = PrimarySight(primary)
    guard sight.leastDifference(from: accent.color) < Tint.noticeableDifference else { return }
    let chosen = OKLCH(accent.color)
    guard
      let color = sight.nearestClear(hue: chosen.hue, chroma: chosen.chroma, lightness: chosen.lightness, above: 0.2),
      let nearest = Tint(mixed: color)
    else { throw .nothingLeft }
    throw .tooAlike(primary: primary, accent: accent, nearest: nearest)
  }

  // Fonts

  /// The pairs to draw from; none if both fonts are locked or nothing pairs.
  private static func pairs(title: Family?, body: Family?, _ families: [MeasuredFamily]) -> [Fonts] {
    if title != nil, body != nil { return [] }
    let drawn = families.filter { !$0.family.isSpecial }
    if let title { return best(drawn.pairs(with: families.named(title), as: .bodyFont), as: .bodyFont, with: title) }
    if let body { return best(drawn.pairs(with: families.named(body), as: .titleFont), as: .titleFont, with: body) }
    return drawn.filter { $0.family.isForReading }.flatMap { body in
      drawn.pairs(with: body, as: .titleFont).filter { $0.agrees && $0.score >= goodScore }
        .map { Fonts(title: $0.family, body: body.family, pair: $0) }
    }
  }

  /// Those that agree with a locked family, or else the best few.
  private static func best(_ ranked: [FontPair], as role: Role, with other: Family) -> [Fonts] {
    let readable = ranked.filter { role == .titleFont || $0.family.isForReading }
    let good = readable.filter { $0.agrees && $0.score >= goodScore }
    return (good.count >= 4 ? good : Array(readable.prefix(8))).map {
      role == .titleFont
        ? Fonts(title: $0.family, body: other, pair: $0)
        : Fonts(title: other, body: $0.family, pair: $0)
    }
  }

  /// Draws two pairs, and takes the better one; nil if there's none.
  func fonts(_ random: inout SplitMix64) -> Fonts? {
    guard !pairs.isEmpty else { return nil }
    let (one, other) = (pairs[random.next(below: pairs.count)], pairs[random.next(below: pairs.count)])
    return other.pair.score > one.pair.score ? other : one
  }

  // Colors

  /// Draws the colors that aren't locked; nil if some people couldn't tell them apart.
  func colors(_ random: inout SplitMix64, after lastHue: Int?) -> Colors? {
    if let primary, let accent { return Colors(primary: primary, accent: accent, hue: nil, turn: nil) }
    let turn = random.nextTurn()
    let step = random.next(below: 2)
    if let primary {
      let own = OKLCH(primary.color)
      let isGray = own.chroma < mostGray
      // In whole degrees, so that the last bit of an angle decides nothing.
      let hue = (isGray ? random.next(below: 360) : Int(own.hue)) + turn
      return PrimarySight(primary).accent(atDegree: hue, step).map {
        Colors(primary: primary, accent: $0, hue: nil, turn: isGray ? nil : min(turn, 360 - turn))
      }
    }
    guard let accent else {
      let hue = random.nextHue(after: lastHue)
      guard let primary = Self.primary(atDegree: hue, step) else { return nil }
      return PrimarySight(primary).accent(atDegree: hue + turn, random.next(below: 2)).map {
        Colors(primary: primary, accent: $0, hue: hue, turn: min(turn, 360 - turn))
      }
    }
    let own = OKLCH(accent.color)
    let isGray = own.chroma < mostGray
    let hue = isGray ? random.nextHue(after: lastHue) : (Int(own.hue) + turn) % 360
    guard let primary = Self.primary(atDegree: hue, step), PrimarySight(primary).isClear(of: accent.color) else {
      return nil
    }
    return Colors(primary: primary, accent: accent, hue: hue, turn: isGray ? nil : min(turn, 360 - turn))
  }

  /// A primary of a hue, in one of two shades that suit the hue.
  private static func primary(atDegree hue: Int, _ step: Int) -> Tint? {
    let range = HueRange(at: middle(ofDegree: hue))
    let lightness = range.primary.low + (range.primary.high - range.primary.low) * Double(step)
    let color = OKLCH(lightness: lightness, chroma: primaryChroma, hue: range.hue).loweredIntoGamut()
    return Tint(mixed: SRGB(SRGB(color).rgb))
  }

  // Words

  func sentence(_ colors: Colors, _ fonts: Fonts?, _ brandColors: [BrandColor]) -> String {
    var parts: [String] = []
    if primary == nil || accent == nil {
      parts.append(
        colors.primary.label + " with " + colors.accent.label + (colors.turn.map { ", " + Self.words(turn: $0) } ?? ""))
    }
    if let fonts {
      parts.append(fonts.title.label + " with " + fonts.body.label + ": " + fonts.pair.reason.asciiLowercased)
    }
    for brandColor in brandColors { parts.append(brandColor.name.text + " becomes " + brandColor.tint.label) }
    return parts.text(separatedBy: "; ") + "."
  }

  private static func words(turn: Int) -> String {
    turn >= 165 ? "its opposite" : turn >= 135 ? "beside its opposite" : "far around the wheel"
  }
}

/// The chroma of a primary, or as much of it as sRGB has: more is hard to look at over a whole bar.
private let primaryChroma = 0.2
/// From this score on, a pair of fonts is drawn.
private let goodScore = 50

/// The hue in the middle of a whole degree and the next one.
private func middle(ofDegree hue: Int) -> Double { Double(hue % 360) + 0.5 }

extension PrimarySight {
  /// An accent of a hue, in one of two lightnesses that suit the hue.
  fileprivate func accent(atDegree hue: Int, _ step: Int) -> Tint? {
    let range = HueRange(at: middle(ofDegree: hue))
    let lightness = range.accent.low + (range.accent.high - range.accent.low) * Double(step)
    return nearestClear(range, lightness: lightness).flatMap { Tint(mixed: $0) }
  }
}

extension SplitMix64 {
  /// A hue in whole degrees: any, or any that's at least 40 degrees from the last one, so that two in a row look different.
  fileprivate mutating func nextHue(after last: Int?) -> Int {
    guard let last else { return next(below: 360) }
    return (last + 40 + next(below: 281)) % 360
  }

  /// From a quarter to three quarters around the wheel, in steps of five degrees.
  fileprivate mutating func nextTurn() -> Int { 90 + 5 * next(below: 37) }
}

extension Family {
  /// Whether it suits long texts: it has serifs or none, and neither its bold nor its italic is missing.
  fileprivate var isForReading: Bool {
    switch category {
    case .sans, .serif, .slab: hasBold != false && hasItalic != false
    case .mono, .display, .script: false
    }
  }
}

extension Family {
  /// Whether it's made for one script other than Latin, for initials, or for one kind of reader. Nobody expects it by chance.
  fileprivate var isSpecial: Bool {
    let words = name.asciiLowercased.fields(separatedBy: " ")
    return words.contains { word in specialWords.contains { $0.same(as: word) } }
  }
}

/// Words that special families have in their names: scripts, projects for a script, and kinds of letters.
private let specialWords =
  ("adf amiri arabic armenian arundina bengali cjk cmu devanagari ethiopic georgian gfs gujarati gurmukhi hebrew inclined "
  + "initials kannada khmer lao lohit malayalam myanmar neohellenic norasi opendyslexic oriya purisa sinhala symbols tamil "
  + "telugu thai tibetan")
  .fields(separatedBy: " ")
