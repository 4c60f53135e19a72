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

  /// Themes with a neutral half of the time, 0 to 8 brand colors, and 0 to 6 pins on any roles.
  static func randomAdjusted(_ count: Int, seed: UInt64) throws -> [Theme] {
    var random = SeededGenerator(seed: seed)
    return try (0..<count).map { _ in
      var theme = Theme(primary: .random(&random), accent: .random(&random))
      if Bool.random(using: &random) { theme.neutral = .random(&random) }
      for index in 0..<Int.random(in: 0...8, using: &random) {
        if let tint = Tint.random(&random) { try theme.add(BrandColor(BrandName("color-\(index)"), tint)) }
      }
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        guard let role = theme.roles.randomElement(using: &random) else { continue }
        let appearance = Bool.random(using: &random) ? Appearance.light : .dark
        theme.pin(role, appearance, to: .random(&random))
        if Bool.random(using: &random) { theme.pin(role, appearance == .light ? .dark : .light, to: .random(&random)) }
      }
      return theme
    }
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
