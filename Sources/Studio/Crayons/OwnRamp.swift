import Catalog
import ColorScience

extension Tint {
  /// A color that a person mixed, as a swatch like any other: the 500 of a ramp of its own. It is called after its
  /// crayon, or after the nearest one, marked as near.
  public init?(mixed color: SRGB) {
    let pigment = Pigment(color.rgb)
    let name: String
    switch pigment {
    case .crayon: name = pigment.name
    case .color:
      guard let near = Crayon.search.nearest(to: OKLab(color)) else { return nil }
      name = "Near " + Crayon.all[near.index].name
    }
    self.init(pigment, name: name, .s500)
  }

  /// Reads a mixed color from its slug, which is its pigment's, and its step's where that is not 500.
  init?(mixedSlug slug: String) {
    if let pigment = Pigment(slug: slug), pigment.slug.same(as: slug) {
      self.init(mixed: pigment.color)
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

  private init?(_ pigment: Pigment, name: String, _ step: Step) {
    var swatches: [Swatch] = []
    for color in OKLCHRamp(around: pigment.color).colors {
      guard let step = Step(rawValue: UInt8(swatches.count)) else { break }
      swatches.append(Swatch(step: step, color: SRGB(color.rgb)))
    }
    guard let ramp = Ramp(name: name, swatches: swatches, slug: pigment.slug) else { return nil }
    self.init(ramp, step)
  }
}
