import Catalog
import ColorScience

/// What a mixer begins with: a crayon, or a color that a person named.
public enum Pigment: Equatable, Sendable {
  /// A crayon, by its place among all.
  case crayon(Int)
  /// A color of 8 bits a channel, 0xRRGGBB.
  case color(UInt32)

  /// The color that it is.
  public var color: SRGB {
    switch self {
    case .crayon(let index): crayon(at: index)?.color ?? .black
    case .color(let rgb): SRGB(rgb)
    }
  }

  /// The crayon's name; a color's hex.
  public var name: String {
    switch self {
    case .crayon(let index): crayon(at: index)?.name ?? ""
    case .color(let rgb): SRGB(rgb).hex
    }
  }

  /// The pigment as an address names it: "atomic-tangerine", "c0ffee".
  public var slug: String {
    switch self {
    case .crayon: name.slug
    case .color(let rgb): SRGB(rgb).hexDigits.asciiLowercased
    }
  }

  /// Reads a pigment from its slug, or from a crayon's name as it is written.
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

  /// The crayon of exactly this color, else the color.
  public init(_ rgb: UInt32) {
    self = Crayon.all.firstIndex { $0.color.rgb == rgb }.map { .crayon($0) } ?? .color(rgb)
  }

  private func crayon(at index: Int) -> Crayon? {
    Crayon.all.indices.contains(index) ? Crayon.all[index] : nil
  }
}

extension String {
  /// The text in the letters a-z and the digits, a hyphen for whatever stands between them.
  var slug: String {
    var slug: [UInt8] = []
    for byte in asciiLowercased.bytes {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): slug.append(byte)
      case UInt8(ascii: "'"): break
      default: if let last = slug.last, last != UInt8(ascii: "-") { slug.append(UInt8(ascii: "-")) }
      }
    }
    if slug.last == UInt8(ascii: "-") { slug.removeLast() }
    return String(bytes: slug)
  }
}
