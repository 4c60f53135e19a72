import ColorScience
import Files
import Theme
import _Text

/// The judgment of one pair.
struct Verdict {
  let text: WrittenColor
  let background: WrittenColor
  var modes: [ColorMode]
  let subject: ContrastSubject
  let needed: Double
  /// The contrast ratio; nil if it can't be computed.
  let ratio: Double?
  let outcome: Outcome

  enum Outcome {
    case passes, fails
    case undecided(UndecidedPair.Reason)
  }

  init(_ pair: ColorPairs.Pair, in mode: ModeColors, of pairs: ColorPairs, _ rules: ContrastCheck.Rules) {
    text = pairs.colors[pair.text]
    background = pairs.colors[pair.background]
    modes = [mode.mode]
    subject = pair.subject
    needed = pair.ratio ?? pair.subject.ratio(for: rules.level)
    (ratio, outcome) = Self.judge(pair, text, background, mode, pairs, needed, isStrict: rules.isStrict)
  }

  private static func judge(
    _ pair: ColorPairs.Pair, _ text: WrittenColor, _ background: WrittenColor, _ mode: ModeColors, _ pairs: ColorPairs,
    _ needed: Double, isStrict: Bool
  ) -> (ratio: Double?, Outcome) {
    guard let behind = background.color else { return (nil, .undecided(background.reason)) }
    guard text.color != nil || isStrict, let shown = text.shown(on: behind) else {
      return (nil, .undecided(text.reason))
    }
    let ratio = lowestRatio(shown, behind)
    // Two names of one color aren't text and what it's on.
    if text.place == background.place, !pair.isListed, !isStrict { return (ratio, .undecided(.doubtful)) }
    if ratio >= needed { return (ratio, .passes) }
    if isStrict || pair.isListed { return (ratio, .fails) }
    let isUnread = pair.subject == .text ? text.isUnread || background.isUnread : text.isUnneeded
    if isUnread { return (ratio, .undecided(.unread)) }
    if isDoubtful(pair, ratio, mode, pairs) { return (ratio, .undecided(.doubtful)) }
    return (ratio, .fails)
  }

  /// Whether it's unclear that this is text on this background.
  private static func isDoubtful(
    _ pair: ColorPairs.Pair, _ ratio: Double, _ mode: ModeColors, _ pairs: ColorPairs
  ) -> Bool {
    let (text, background) = (pairs.colors[pair.text], pairs.colors[pair.background])
    // A theme that sets only one of them may stand on another one than the page's.
    if !mode.mode.theme.isEmpty, text.isOwn != background.isOwn { return true }
    switch pair.kind {
    case .own: return false
    case .faint: return true
    case .vague where ratio < 2: return true
    case .vague, .general: break
    }
    // A background that already has its own text color needs no other.
    if let own = pairs.ownText(of: pair.background), own != pair.text, let ownColor = pairs.colors[own].color {
      guard let behind = background.color, let color = text.color else { return false }
      let isOfSameSide =
        (ownColor.relativeLuminance < behind.relativeLuminance) == (color.relativeLuminance < behind.relativeLuminance)
      return behind.contrastRatio(with: ownColor) >= 4.5 && !isOfSameSide
    }
    // A surface unlike the others may be for other text.
    for other in pairs.pairs(of: pair.text) where other.background != pair.background {
      guard let color = pairs.colors[other.background].color, let behind = background.color else { continue }
      if color.contrastRatio(with: behind) >= 3 { return true }
    }
    return false
  }

  /// Whether it's about the same colors, as another mode's verdict on the same places may be.
  func hasColors(of other: Verdict) -> Bool {
    text.color == other.text.color && background.color == other.background.color && needed == other.needed
  }
}

/// The contrast ratio as it's shown: on a screen that shows no more than sRGB, if that's lower.
func lowestRatio(_ one: SRGB, _ other: SRGB) -> Double {
  let ratio = one.contrastRatio(with: other)
  guard !one.isInGamut || !other.isInGamut else { return ratio }
  return min(ratio, one.asHex.contrastRatio(with: other.asHex))
}

extension WrittenColor {
  /// The reason that it can't be judged.
  fileprivate var reason: UndecidedPair.Reason {
    switch value {
    case .seeThrough: .seeThrough
    case .gradient: .gradient
    case .ambiguous: .ambiguous
    case .opaque, .unknown: .unknown
    }
  }

  /// Whether its name says that it isn't text, or what's behind it, or its selector that it's disabled.
  fileprivate var isUnread: Bool {
    isDisabled || holdsNoText || isProgress || !PairConvention.unreadWords.isDisjoint(with: words.suffix(ownWords))
  }

  /// Whether its name or its selector says that nobody needs to see this edge or mark.
  fileprivate var isUnneeded: Bool {
    isDisabled || !PairConvention.unneededWords.isDisjoint(with: words.suffix(ownWords))
  }

  /// Whether it's how far something has come. Bootstrap's bar, though, has a text.
  private var isProgress: Bool { hasWord(of: ["progress"]) && !hasWord(of: ["bar"]) }

  /// Whether it's only for elements that nobody writes in, such as a slider's knob.
  private var holdsNoText: Bool {
    isOnly { selector in
      let element =
        selector.split(omittingEmptySubsequences: false) { $0 <= 0x20 || $0 == UInt8(ascii: ">") }.last ?? []
      let name = element.prefix {
        $0.isLetterOrDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") || $0 >= 0x80
      }
      return ["slider", "trough", "progress", "scrollbar", "separator", "hr"].contains { name.elementsEqual($0.utf8) }
    }
  }

  /// Whether it's for nothing but what's disabled: `.btn:disabled`, `[aria-disabled=true]`. WCAG asks nothing of that.
  /// Source: WCAG 2.2, 1.4.3, "Incidental", and 1.4.11, "inactive".
  private var isDisabled: Bool {
    isOnly { selector in
      let selector = withoutNegations(selector.map(asciiLowercase))
      return [":disabled", ":insensitive", "[disabled", "[aria-disabled", "[data-disabled", ".disabled"].contains {
        selector.contains(run: $0.bytes)
      }
    }
  }

  /// Whether all selectors of the part that it's for meet a condition; never if it's for all of a page.
  private func isOnly(_ meets: ([UInt8]) -> Bool) -> Bool {
    !part.isEmpty && selectors.allSatisfy { meets($0.bytes) }
  }
}

/// A selector without `:not(…)`, which tells what it isn't for.
private func withoutNegations(_ selector: [UInt8]) -> [UInt8] {
  let negation = ":not(".bytes
  var kept: [UInt8] = []
  // How many parentheses are open since the negation's own.
  var depth = 0
  var rest = selector[...]
  while let byte = rest.first {
    if depth == 0, rest.starts(with: negation) {
      depth = 1
      rest.removeFirst(negation.count)
      continue
    }
    if depth == 0 {
      kept.append(byte)
    } else if byte == UInt8(ascii: "(") {
      depth += 1
    } else if byte == UInt8(ascii: ")") {
      depth -= 1
    }
    rest.removeFirst()
  }
  return kept
}
