import Catalog
import ColorScience

/// A mixed color, as the mixer keeps, undoes and redoes it.
struct Mixture: Equatable, Sendable {
  /// The channels, encoded, 0...1, in `colorSpace`.
  private(set) var color: SRGB
  /// The alpha in thousandths, 0...1000: every byte has its own, and ten steps of a tenth down are exactly 0.
  private(set) var alphaThousandths = 1000
  /// The space of the channels.
  var colorSpace = Mixer.ColorSpace.sRGB {
    // The same channels are another color there.
    didSet { if colorSpace != oldValue { asked = nil } }
  }
  /// The values of OKLCH or HSL as they were set last, while `color` is what the display shows for them: for grays, and
  /// outside the gamut, the color alone no longer determines them.
  private(set) var asked: Asked?

  enum Asked: Equatable, Sendable {
    case oklch(OKLCH)
    /// Of the channels in `colorSpace`.
    case hsl(HSL)
  }

  /// A base color, not mixed yet.
  init(_ base: BaseColor) {
    switch base {
    case .crayon, .color, .named: color = base.color
    case .displayP3(let rgb):
      color = SRGB(rgb)
      colorSpace = .displayP3
    }
  }

  /// A mixture that was saved: the channels in `colorSpace`, and what was asked for.
  init(_ color: SRGB, alpha: Double, colorSpace: Mixer.ColorSpace, asked: Asked?) {
    self.color = color
    set(alpha: alpha)
    self.colorSpace = colorSpace
    self.asked = asked
  }

  /// The color in sRGB; channels leave 0...1 if only Display P3 has it.
  var sRGB: SRGB {
    colorSpace == .sRGB ? color : SRGB(DisplayP3(red: color.red, green: color.green, blue: color.blue))
  }

  /// The color in OKLCH.
  private var oklch: OKLCH { if case .oklch(let asked) = asked { asked } else { OKLCH(sRGB) } }

  /// The channels in HSL.
  private var hsl: HSL { if case .hsl(let asked) = asked { asked } else { HSL(color) } }

  /// Whether the display can show the lightness, chroma and hue that were asked for.
  var isShownAsAsked: Bool { if case .oklch(let asked) = asked { asked.isInGamut(of: colorSpace.gamut) } else { true } }

  /// The value of a channel, in the channel's own range.
  func value(_ channel: Channel) -> Double {
    switch channel {
    case .red: color.red
    case .green: color.green
    case .blue: color.blue
    case .lightness: oklch.lightness
    case .chroma: oklch.chroma
    case .hue: oklch.hue
    case .hslHue: hsl.hue
    case .hslSaturation: hsl.saturation
    case .hslLightness: hsl.lightness
    }
  }

  /// Moves a channel to a value, clamped to its range.
  mutating func move(_ channel: Channel, to value: Double) {
    let value = sixDecimals(channel.clamped(value))
    switch channel {
    case .red: set { $0.red = exactByte(value) }
    case .green: set { $0.green = exactByte(value) }
    case .blue: set { $0.blue = exactByte(value) }
    case .lightness: ask { $0.lightness = value }
    case .chroma: ask { $0.chroma = value }
    case .hue: ask { $0.hue = value }
    case .hslHue: askHSL { $0.hue = value }
    case .hslSaturation: askHSL { $0.saturation = value }
    case .hslLightness: askHSL { $0.lightness = value }
    }
  }

  private mutating func set(_ change: (inout SRGB) -> Void) {
    change(&color)
    asked = nil
  }

  /// If the display can't show it, the color is the closest one by CSS Color 4's gamut mapping, which keeps the hue.
  private mutating func ask(_ change: (inout OKLCH) -> Void) {
    var wanted = oklch
    change(&wanted)
    wanted = OKLCH(
      lightness: sixDecimals(wanted.lightness), chroma: sixDecimals(wanted.chroma), hue: sixDecimals(wanted.hue))
    show(wanted.displayable(in: colorSpace.gamut))
    asked = .oklch(wanted)
  }

  private mutating func askHSL(_ change: (inout HSL) -> Void) {
    var wanted = hsl
    change(&wanted)
    wanted = HSL(
      hue: sixDecimals(wanted.hue), saturation: sixDecimals(wanted.saturation), lightness: sixDecimals(wanted.lightness)
    )
    color = SRGB(wanted).clipped.saved
    asked = .hsl(wanted)
  }

  /// Takes another color, and switches to Display P3 if the color needs it.
  mutating func take(_ other: SRGB) {
    if !other.isInGamut { colorSpace = .displayP3 }
    show(other)
  }

  /// Takes another color with its alpha.
  mutating func take(_ other: CSSColor) {
    take(other.displayable(in: .displayP3))
    set(alpha: other.opacity)
  }

  /// Sets the alpha, 0...1.
  mutating func set(alpha: Double) {
    alphaThousandths = Int((max(0, min(1, alpha)) * 1000).rounded())
  }

  private mutating func show(_ shown: SRGB) {
    switch colorSpace {
    case .sRGB: color = shown.clipped.saved
    case .displayP3:
      let wide = DisplayP3(shown)
      color = SRGB(red: wide.red, green: wide.green, blue: wide.blue).clipped.saved
    }
    asked = nil
  }
}

extension SRGB {
  /// The color as it's read back once it's saved.
  fileprivate var saved: SRGB {
    SRGB(
      red: exactByte(sixDecimals(red)), green: exactByte(sixDecimals(green)), blue: exactByte(sixDecimals(blue)))
  }
}

/// A value with as many decimals as are saved.
private func sixDecimals(_ value: Double) -> Double { (value * 1_000_000).rounded() / 1_000_000 }

/// The exact value of a byte, 0...1, for a number with six decimals that is close to one.
func exactByte(_ value: Double) -> Double {
  let byte = (value * 255).rounded()
  return abs(value * 255 - byte) < 0.001 ? byte / 255 : value
}

extension Mixer.ColorSpace {
  /// The gamut of a display in this space.
  var gamut: DisplayGamut { self == .sRGB ? .sRGB : .displayP3 }
}
