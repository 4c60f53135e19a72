import _Text

extension Tint {
  /// How a theme string writes it: "deep-purple-500", "pink-a200", "atomic-tangerine", "c0ffee".
  public var slug: String {
    ramp.isMixed && swatch.step == .s500 ? ramp.slug : ramp.slug + "-" + swatch.step.label.asciiLowercased
  }

  /// Reads a slug; nil unless it names a Material swatch, a crayon or a hex color.
  public init?(slug: String) {
    for ramp in Material.ramps where slug.contains(ignoringASCIICase: ramp.slug) {
      for swatch in ramp.swatches {
        guard let tint = Tint(ramp, swatch.step), tint.slug.same(as: slug) else { continue }
        self = tint
        return
      }
    }
    self.init(mixedSlug: slug)
  }
}
