import Catalog

extension Tint {
  /// The tint as it is written in a theme's text: "deep-purple-500", "pink-a200".
  public var slug: String {
    let words = label.utf8.map { $0 == UInt8(ascii: " ") ? UInt8(ascii: "-") : $0 }
    return String(decoding: words, as: UTF8.self).asciiLowercased
  }

  /// Reads a tint from its slug; nil where no Material swatch is called that.
  public init?(slug: String) {
    let tint = Material.ramps.lazy.flatMap { ramp in ramp.swatches.lazy.compactMap { Tint(ramp, $0.step) } }
      .first { $0.slug.same(as: slug) }
    guard let tint else { return nil }
    self = tint
  }
}

extension Family {
  /// A family by its name alone: what the table knows of it, else what the name tells.
  public static func named(_ name: String) -> Family {
    KnownFamily.named(name)?.family ?? Family(name: name, category: Category(name: name))
  }
}
