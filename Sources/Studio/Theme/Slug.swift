import Catalog

extension Tint {
  /// The tint as it is written in a theme's text: "deep-purple-500", "pink-a200", "atomic-tangerine", "c0ffee".
  public var slug: String {
    ramp.isMixed && swatch.step == .s500 ? ramp.slug : ramp.slug + "-" + swatch.step.label.asciiLowercased
  }

  /// Reads a tint from its slug; nil where neither a Material swatch nor a crayon is called that, and it is no hex.
  public init?(slug: String) {
    for ramp in Material.ramps {
      for swatch in ramp.swatches {
        guard let tint = Tint(ramp, swatch.step), tint.slug.same(as: slug) else { continue }
        self = tint
        return
      }
    }
    self.init(mixedSlug: slug)
  }
}

extension Family {
  /// A family by its name alone: what the table knows of it, else what the name tells.
  public static func named(_ name: String) -> Family {
    KnownFamily.named(name)?.family ?? Family(name: name, category: Category(name: name))
  }
}
