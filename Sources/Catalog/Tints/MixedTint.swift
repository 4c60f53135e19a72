import ColorScience

extension Tint {
  /// Makes a swatch from any color: the 500 of a ramp built around it. It's named after its crayon, or after the
  /// nearest one ("Near Magic Mint").
  public init?(mixed color: SRGB) {
    let base = BaseColor(color.rgb)
    let name: String
    switch base {
    case .crayon: name = base.name
    case .color:
      guard let near = Crayon.search.nearest(to: OKLab(color)) else { return nil }
      name = "Near " + Crayon.all[near.index].name
    }
    self.init(base, name: name, .s500)
  }

  /// Reads a mixed color's slug: its base color, then its step unless that is 500 ("c0ffee", "almond-700").
  init?(mixedSlug slug: String) {
    if let base = BaseColor(slug: slug), base.slug.same(as: slug) {
      self.init(mixed: base.color)
      return
    }
    for step in Step.allCases where !step.isAccent {
      let ending = "-" + step.label
      let bytes = slug.bytes
      guard bytes.count > ending.bytes.count, bytes.suffix(ending.bytes.count).elementsEqual(ending.bytes),
        let base = Tint(mixedSlug: String(bytes: Array(bytes.dropLast(ending.bytes.count)))), base.swatch.step == .s500,
        let tint = Tint(base.ramp, step)
      else { continue }
      self = tint
      return
    }
    return nil
  }

  private init?(_ base: BaseColor, name: String, _ step: Step) {
    var swatches: [Swatch] = []
    for color in OKLCHRamp(around: base.color).colors {
      guard let step = Step(rawValue: UInt8(swatches.count)) else { break }
      swatches.append(Swatch(step: step, color: SRGB(color.rgb)))
    }
    guard let ramp = Ramp(name: name, swatches: swatches, slug: base.slug) else { return nil }
    self.init(ramp, step)
  }
}
