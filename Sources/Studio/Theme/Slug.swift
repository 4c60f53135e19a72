import Catalog

extension Tint {
  /// The tint as it is written in a theme's text: "deep-purple-500", "pink-a200".
  public var slug: String {
    label.asciiLowercased.fields(separatedBy: " ").text(separatedBy: "-")
  }

  /// Reads a tint from its slug; nil where no Material swatch is called that.
  public init?(slug: String) {
    for ramp in Material.ramps {
      for swatch in ramp.swatches {
        guard let tint = Tint(ramp, swatch.step), tint.slug.same(as: slug) else { continue }
        self = tint
        return
      }
    }
    return nil
  }
}

extension Family {
  /// A family by its name alone: what the table knows of it, else what the name tells.
  public static func named(_ name: String) -> Family {
    KnownFamily.named(name)?.family ?? Family(name: name, category: Category(name: name))
  }
}
