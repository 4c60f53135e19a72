import ColorScience
import Files
import Formats
import Theme

/// The replacement for a text's color, and how to write it.
struct Remedy {
  /// The nearest color to the text's that passes everywhere; nil if there's none.
  private(set) var nearest: SRGB?
  /// Nil if there's none, or it can't be written where the text's color is.
  private(set) var suggestion: Rewriting?

  init(for verdict: Verdict, uses: ColorUses, in files: [File]) {
    let place = verdict.text.place
    guard let behind = verdict.background.color, let color = verdict.text.shown(on: behind),
      place != verdict.background.place
    else { return }
    // Lines that needn't be seen may have the color that an edge borrows, so that one isn't for us to change.
    let isBorrowed = verdict.subject == .nonText && verdict.text.isBorrowed
    // Wherever it's written, it may be several colors: the text of several backgrounds, and a background itself.
    let others =
      place.range.isEmpty
      ? [(color: behind, needed: verdict.needed)] : uses.others(at: place, named: isBorrowed ? verdict.text.name : nil)
    let backgrounds = others.map { $0.color } + others.compactMap { $0.color.isInGamut ? nil : $0.color.asHex }
    let needed = others.map { $0.needed }.max() ?? verdict.needed
    // As it's written, and as a screen of 8 bits shows it.
    func meets(_ color: SRGB) -> Bool {
      others.allSatisfy {
        lowestRatio(color, $0.color) >= $0.needed && color.asHex.contrastRatio(with: $0.color.asHex) >= $0.needed
      }
    }
    // What other names have their color from, such as a palette's black, mustn't become white.
    func flips(_ target: SRGB) -> Bool {
      guard verdict.text.source != nil else { return false }
      let (old, new) = (color.relativeLuminance, target.relativeLuminance)
      return old < 0.1 && new > 0.3 || old > 0.6 && new < 0.1
    }
    // A notation in steps may need a little more.
    for more in [1, 1.005, 1.02, 1.05] where suggestion == nil {
      guard let target = color.movedInLightness(toReach: min(21, needed * more), on: backgrounds) else { break }
      if nearest == nil, meets(target.asHex) { nearest = target.asHex }
      if isBorrowed || flips(target), nearest != nil { return }
      suggestion = verdict.text.rewriting(to: target, in: files, where: meets)
    }
    if suggestion == nil, nearest == nil, let gray = color.nearestGray(where: meets) {
      // Of several that need different ratios, not all need the highest.
      nearest = gray
      if isBorrowed || flips(gray) { return }
      suggestion = verdict.text.rewriting(to: gray, in: files, where: meets)
    }
    if let suggestion { nearest = suggestion.color }
  }
}

extension WrittenColor {
  /// The color that's seen on another; nil if it's not known.
  func shown(on behind: SRGB) -> SRGB? {
    switch value {
    case .opaque(let color): color
    case .seeThrough(let color?, let opacity): color.composited(alpha: opacity, over: behind)
    case .seeThrough, .gradient, .unknown, .ambiguous: nil
    }
  }

  /// Whether it has its color from another name, rather than from the same one with a prefix such as "color".
  fileprivate var isBorrowed: Bool {
    guard let source else { return false }
    let other = Self.words(of: source)
    return !words.ends(with: other) && !other.ends(with: words)
  }
}

extension SRGB {
  /// The gray that's nearest in luminance and meets a condition; nil if none does.
  fileprivate func nearestGray(where meets: (SRGB) -> Bool) -> SRGB? {
    func distance(_ gray: SRGB) -> Double { (gray.relativeLuminance - relativeLuminance).magnitude }
    return (0...255).map { SRGB($0 * 0x01_01_01) }.filter(meets).min { distance($0) < distance($1) }
  }
}
