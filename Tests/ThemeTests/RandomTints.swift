import Catalog
import ColorScience
import TestSupport
import Theme

extension Tint {
  /// A color in sRGB; one in ten is black or white, one a gray, and one in Display P3.
  static func random(_ random: inout SeededGenerator) -> Tint? {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return Tint(mixed: Bool.random(using: &random) ? .black : .white)
    case 1: return Tint(mixed: SRGB(UInt32.random(in: 0...255, using: &random) * 0x01_01_01))
    case 2:
      let channels = (0..<3).map { _ in Double.random(in: 0...1, using: &random) }
      return Tint(mixed: SRGB(DisplayP3(red: channels[0], green: channels[1], blue: channels[2])))
    default: return Tint(mixed: SRGB(UInt32.random(in: 0...0xFFFFFF, using: &random)))
    }
  }
}

extension Theme {
  /// Every Material primary with every Material accent.
  static let material = Material.primaries.flatMap { primary in
    Material.accents.map { Theme(primary: primary, accent: $0) }
  }

  static func random(_ count: Int, seed: UInt64) -> [Theme] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { _ in Theme(primary: .random(&random), accent: .random(&random)) }
  }

  /// Pairs of colors outside sRGB.
  static func randomWide(_ count: Int, seed: UInt64) -> [Theme] {
    var random = SeededGenerator(seed: seed)
    func tint() -> Tint? {
      while true {
        let channels = (0..<3).map { _ in Double.random(in: 0...1, using: &random) }
        let color = SRGB(DisplayP3(red: channels[0], green: channels[1], blue: channels[2]))
        if !color.isInGamut { return Tint(mixed: color) }
      }
    }
    return (0..<count).map { _ in Theme(primary: tint(), accent: tint()) }
  }

  var colors: String { (primary?.color.hex ?? "none") + " and " + (accent?.color.hex ?? "none") }
}
