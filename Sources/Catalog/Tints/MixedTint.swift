import ColorScience
import _Text

extension Tint {
  /// Makes a swatch from any color: the 500 of a ramp built around it. It's named after its crayon, or has
  /// its hex for a name: a brand's own green isn't near anything. A color outside sRGB stays in Display P3, and so does its ramp.
  public init?(mixed color: SRGB) {
    let base = BaseColor(color)
    let name: String
    switch base {
    case .crayon, .named: name = base.name
    case .color: name = base.color.hex
    case .displayP3: name = "P3 near " + base.color.hex
    }
    self.init(base, name: name, .s500)
  }

  /// Reads a mixed color's slug: its base color, then its step unless that is 500 ("c0ffee", "almond-700", "p3-ff8040").
  init?(mixedSlug slug: String) {
    if let base = BaseColor(slug: slug), base.slug.same(as: slug) {
      if case .named = base { return nil }
      self.init(mixed: base.color)
      return
    }
    for step in Step.allCases where !step.isAccent {
      let ending = "-" + step.label
      let bytes = slug.bytes
      guard bytes.count > ending.bytes.count, bytes.suffix(ending.bytes.count).elementsEqual(ending.bytes) else {
        continue
      }
      let rest = String(bytes: Array(bytes.dropLast(ending.bytes.count)))
      guard let base = Tint(mixedSlug: rest), base.slug.same(as: rest), base.swatch.step == .s500,
        let tint = Tint(base.ramp, step)
      else { continue }
      self = tint
      return
    }
    return nil
  }

  private init?(_ base: BaseColor, name: String, _ step: Step) {
    var swatches: [Swatch] = []
    let color = base.color
    for color in OKLCHRamp(around: color, in: color.isInGamut ? .sRGB : .displayP3).colors {
      guard let step = Step(rawValue: UInt8(swatches.count)) else { break }
      swatches.append(
        Swatch(step: step, color: color.isInGamut ? SRGB(color.rgb) : SRGB(DisplayP3(DisplayP3(color).rgb))))
    }
    guard let ramp = Ramp(name: name, swatches: swatches, slug: base.slug) else { return nil }
    self.init(ramp, step)
  }
}
