import ColorScience
import _Text

/// The color a mixer starts from and resets to: a crayon, or any color a person entered.
public enum BaseColor: Equatable, Sendable {
  /// A crayon, by its index in `Crayon.all`.
  case crayon(Int)
  /// Any other color of sRGB, 0xRRGGBB.
  case color(UInt32)
  /// A color in Display P3, its channels as 0xRRGGBB.
  case displayP3(UInt32)
  /// A color of a set other than the crayons.
  case named(ColorSet, Crayon)

  /// The color itself.
  public var color: SRGB {
    switch self {
    case .crayon(let index): crayon(at: index)?.color ?? .black
    case .color(let rgb): SRGB(rgb)
    case .displayP3(let rgb): SRGB(DisplayP3(rgb))
    case .named(_, let crayon): crayon.color
    }
  }

  /// The crayon's name, or the color's hex: "Atomic Tangerine", "#C0FFEE", "P3 #FF8040", "tomato".
  public var name: String {
    switch self {
    case .crayon(let index): crayon(at: index)?.name ?? ""
    case .color(let rgb): SRGB(rgb).hex
    case .displayP3(let rgb): "P3 " + SRGB(rgb).hex
    case .named(_, let crayon): crayon.name
    }
  }

  /// Its form in addresses: "atomic-tangerine", "c0ffee", "p3-ff8040", "css-tomato", "xkcd-dusty-rose-c0737a". Themes
  /// use all but the last two.
  public var slug: String {
    switch self {
    case .crayon: name.slug
    case .color(let rgb): SRGB(rgb).hexDigits.asciiLowercased
    case .displayP3(let rgb): displayP3Prefix + SRGB(rgb).hexDigits.asciiLowercased
    case .named(let set, let crayon): crayon.slug(in: set)
    }
  }

  /// Reads a slug, a crayon's name, or six hex digits; nil for anything else. Only ASCII counts: no look-alike letter,
  /// space or hyphen matches.
  public init?(slug: String) {
    guard slug.isASCII else { return nil }
    if let named = BaseColor(named: slug.asciiLowercased) {
      self = named
      return
    }
    let wanted = slug.slug
    let prefix = displayP3Prefix.bytes
    if wanted.bytes.starts(with: prefix) {
      guard let color = try? SRGB(hex: String(bytes: Array(wanted.bytes.dropFirst(prefix.count)))) else { return nil }
      self = .displayP3(color.rgb)
      return
    }
    if let index = Crayon.all.firstIndex(where: { $0.name.slug.same(as: wanted) }) {
      self = .crayon(index)
    } else if let color = try? SRGB(hex: slug) {
      self = .color(color.rgb)
    } else {
      return nil
    }
  }

  /// The crayon with exactly this color if there is one, else the color with 8 bits per channel: in sRGB or, if it's still
  /// outside of that when rounded, in Display P3.
  public init(_ color: SRGB) {
    let wide = DisplayP3(color).rgb
    let isWide = !color.isInGamut && !SRGB(DisplayP3(wide)).isInGamut
    if isWide { self = .displayP3(wide) } else { self.init(color.rgb) }
  }

  /// The crayon with exactly this color, 0xRRGGBB, if there is one, else the color.
  public init(_ rgb: UInt32) {
    self = Crayon.all.firstIndex { $0.color.rgb == rgb }.map { .crayon($0) } ?? .color(rgb)
  }

  /// A color of a set; one without a name is like any other color.
  public init(_ crayon: Crayon, in set: ColorSet) {
    if set == .crayons || crayon.name.same(as: crayon.hex) {
      self.init(crayon.color.rgb)
    } else {
      self = .named(set, crayon)
    }
  }

  private func crayon(at index: Int) -> Crayon? {
    Crayon.all.indices.contains(index) ? Crayon.all[index] : nil
  }
}

/// How the slug of a color in Display P3 begins.
private let displayP3Prefix = "p3-"
