import ColorScience

/// The color a mixer starts from and resets to: a crayon, or any color a person entered.
public enum BaseColor: Equatable, Sendable {
  /// A crayon, by its index in `Crayon.all`.
  case crayon(Int)
  /// Any other color, 0xRRGGBB.
  case color(UInt32)

  /// The color itself.
  public var color: SRGB {
    switch self {
    case .crayon(let index): crayon(at: index)?.color ?? .black
    case .color(let rgb): SRGB(rgb)
    }
  }

  /// The crayon's name, or the color's hex.
  public var name: String {
    switch self {
    case .crayon(let index): crayon(at: index)?.name ?? ""
    case .color(let rgb): SRGB(rgb).hex
    }
  }

  /// How addresses and themes write it: "atomic-tangerine", "c0ffee".
  public var slug: String {
    switch self {
    case .crayon: name.slug
    case .color(let rgb): SRGB(rgb).hexDigits.asciiLowercased
    }
  }

  /// Reads a slug, a crayon's name, or six hex digits; nil for anything else.
  public init?(slug: String) {
    let wanted = slug.slug
    if let index = Crayon.all.firstIndex(where: { $0.name.slug.same(as: wanted) }) {
      self = .crayon(index)
    } else if let color = try? SRGB(hex: slug) {
      self = .color(color.rgb)
    } else {
      return nil
    }
  }

  /// The crayon with exactly this color if there is one, else the color.
  public init(_ rgb: UInt32) {
    self = Crayon.all.firstIndex { $0.color.rgb == rgb }.map { .crayon($0) } ?? .color(rgb)
  }

  private func crayon(at index: Int) -> Crayon? {
    Crayon.all.indices.contains(index) ? Crayon.all[index] : nil
  }
}
