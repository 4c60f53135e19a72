import Catalog
import ColorScience

/// The search for the nearest change of a theme after which a pair passes.
struct ChangeSearch {
  var use: PairUse
  var theme: Theme
  var appearance: Appearance
  var level = ContrastLevel.aa
  /// Which pairs may fall short after the change, a bit each as in `Theme.shortfalls`; nil where any may.
  var bearable: UInt?

  /// Another shade of the same ramp first, else the smallest move in lightness; of several parts that may change, an
  /// earlier one first. Nil where nothing passes.
  func nearest(of parts: [ThemePart]) -> ThemeChange? {
    for part in parts { if let change = nearestShade(of: part) { return change } }
    for part in parts { if let change = nearestLightness(of: part) { return change } }
    return nil
  }

  /// The nearest shade by steps, the darker of two as near. An accent only where the present one is.
  private func nearestShade(of part: ThemePart) -> ThemeChange? {
    guard let present = theme[part] else { return nil }
    let step = present.swatch.step
    for number in 2..<2 * Step.allCases.count {
      let distance = number % 2 == 0 ? number / 2 : -(number / 2)
      guard let other = Step(rawValue: UInt8(truncatingIfNeeded: Int(step.rawValue) + distance)),
        !other.isAccent || step.isAccent, let tint = Tint(present.ramp, other)
      else { continue }
      if let change = change(part, to: tint, isOfTheRamp: true) { return change }
    }
    return nil
  }

  /// The smallest move in OKLCH lightness, by thousandths, the darker of two as small, that keeps hue and chroma, the
  /// chroma as far as a display has it there.
  private func nearestLightness(of part: ThemePart) -> ThemeChange? {
    // The lightnesses that pass lie together: those before every fourth are tried only where that one passes.
    for last in stride(from: 4, through: 1000, by: 4) {
      guard moved(part, by: -last) != nil || moved(part, by: last) != nil else { continue }
      for distance in last - 3...last {
        if let change = moved(part, by: -distance) ?? moved(part, by: distance) { return change }
      }
    }
    return nil
  }

  /// The change of a color's lightness by some thousandths, where that will do.
  @inline(never)
  private func moved(_ part: ThemePart, by thousandths: Int) -> ThemeChange? {
    // A color without shades comes before a mixed one, which takes longer to make.
    guard let color = theme[part]?.color.movedInLightness(by: Double(thousandths) / 1000),
      let bare = Tint(bare: color)
    else { return nil }
    // No pair shows another shade of the accent, but two show one of the primary.
    guard change(part, to: bare, isBare: part == .primary) != nil, let tint = Tint(mixed: color) else { return nil }
    return change(part, to: tint)
  }

  /// The change to a tint, where the pair passes then and no pair falls short that may not.
  @inline(never)
  private func change(_ part: ThemePart, to tint: Tint, isOfTheRamp: Bool = false, isBare: Bool = false) -> ThemeChange?
  {
    var changed = theme
    if part == .primary { changed.primary = tint } else { changed.accent = tint }
    guard use.isShort(in: changed, on: appearance, level: level) == false else { return nil }
    if let bearable, !isBare, changed.shortfalls(on: appearance, level: level) & ~bearable != 0 { return nil }
    return ThemeChange(part, tint, isOfTheRamp: isOfTheRamp, changed)
  }
}

extension Tint {
  /// A color without other shades.
  @inline(never)
  fileprivate init?(bare color: SRGB) {
    guard let ramp = Ramp(name: "", swatches: [Swatch(step: .s500, color: color)], slug: "") else { return nil }
    self.init(ramp, .s500)
  }
}
