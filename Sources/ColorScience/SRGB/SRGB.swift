/// A color in the sRGB space, its channels gamma-encoded.
///
/// Channels are 0...1 for a color that a display can show; values outside stay as they are until something asks for a
/// display color.
///
/// ```swift
/// let indigo = try SRGB(hex: "#3F51B5")
/// indigo.contrastRatio(with: .white)  // 6.87…
/// indigo.blackOrWhite.hex             // "#FFFFFF"
/// SRGB(OKLCH(lightness: 0.7, chroma: 0.15, hue: 250)).hex  // "#4BA3F7"
/// ```
///
/// Source: IEC 61966-2-1; CSS Color Module Level 4, section 10.2.
public struct SRGB: Equatable, Sendable {
  /// The encoded red channel, 0...1 in gamut.
  public var red: Double
  /// The encoded green channel, 0...1 in gamut.
  public var green: Double
  /// The encoded blue channel, 0...1 in gamut.
  public var blue: Double

  /// Takes encoded channels, 0...1 in gamut.
  public init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// White, every channel 1.
  public static let white = SRGB(red: 1, green: 1, blue: 1)
  /// Black, every channel 0.
  public static let black = SRGB(red: 0, green: 0, blue: 0)
}

extension SRGB {
  /// Takes the channels as one number, 0xRRGGBB; anything above the lowest 24 bits is ignored.
  public init(_ rgb: UInt32) {
    self.init(
      red: Double((rgb >> 16) & 255) / 255, green: Double((rgb >> 8) & 255) / 255,
      blue: Double(rgb & 255) / 255)
  }

  /// The channels as one number, 0xRRGGBB: each clamped to 0...1, then rounded half up to 8 bits.
  public var rgb: UInt32 {
    UInt32(byte(red)) << 16 | UInt32(byte(green)) << 8 | UInt32(byte(blue))
  }
}

/// A channel of 0...1 as 0...255, clamped, rounded half up. NaN becomes 0.
func byte(_ channel: Double) -> UInt8 {
  guard channel > 0 else { return 0 }
  return channel >= 1 ? 255 : UInt8(channel * 255 + 0.5)
}
