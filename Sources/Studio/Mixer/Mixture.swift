import Catalog
import ColorScience

/// A mixed color: what the mixer keeps, undoes and redoes.
struct Mixture: Equatable, Sendable {
  /// The channels, encoded, 0...1, in `colorSpace`.
  private(set) var color: SRGB
  /// The alpha in tenths, 0...10, so that ten steps down are exactly 0.
  var alphaTenths = 10
  /// The space of the channels.
  var colorSpace = Mixer.ColorSpace.sRGB {
    // The same channels are another color there.
    didSet { if colorSpace != oldValue { asked = nil } }
  }
  /// Lightness, chroma and hue as they were set last, while `color` is what the display shows for them: for grays, and
  /// outside the gamut, the color alone no longer tells them.
  private(set) var asked: OKLCH?

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
  init(_ color: SRGB, alphaTenths: Int, colorSpace: Mixer.ColorSpace, asked: OKLCH?) {
    self.color = color
    self.alphaTenths = alphaTenths
    self.colorSpace = colorSpace
    self.asked = asked
  }

  /// The color in sRGB; channels leave 0...1 where only Display P3 reaches.
  var sRGB: SRGB {
    colorSpace == .sRGB ? color : SRGB(DisplayP3(red: color.red, green: color.green, blue: color.blue))
  }

  /// The color in OKLCH.
  var oklch: OKLCH { asked ?? OKLCH(sRGB) }

  /// Whether the display can show the lightness, chroma and hue that were asked for.
  var isShownAsAsked: Bool { asked.map { $0.isInGamut(of: colorSpace.gamut) } ?? true }

  /// The value of a channel, in the channel's own range.
  func value(_ channel: Channel) -> Double {
    switch channel {
    case .red: color.red
    case .green: color.green
    case .blue: color.blue
    case .lightness: oklch.lightness
    case .chroma: oklch.chroma
    case .hue: oklch.hue
    }
  }

  /// Moves a channel to a value, clamped to its range.
  @inline(never)
  mutating func move(_ channel: Channel, to value: Double) {
    let value = saved(max(0, min(channel.upperBound, value)))
    switch channel {
    case .red: set { $0.red = exactByte(value) }
    case .green: set { $0.green = exactByte(value) }
    case .blue: set { $0.blue = exactByte(value) }
    case .lightness: ask { $0.lightness = value }
    case .chroma: ask { $0.chroma = value }
    case .hue: ask { $0.hue = value }
    }
  }

  private mutating func set(_ change: (inout SRGB) -> Void) {
    change(&color)
    asked = nil
  }

  /// Where the display can't show it, the color is the closest one by CSS Color 4's gamut mapping, which keeps the hue.
  @inline(never)
  private mutating func ask(_ change: (inout OKLCH) -> Void) {
    var wanted = oklch
    change(&wanted)
    wanted = OKLCH(
      lightness: saved(wanted.lightness), chroma: saved(wanted.chroma), hue: saved(wanted.hue))
    asked = wanted
    let shown = wanted.displayable(in: colorSpace.gamut)
    switch colorSpace {
    case .sRGB: color = shown
    case .displayP3:
      let wide = DisplayP3(shown)
      color = SRGB(red: wide.red, green: wide.green, blue: wide.blue).clipped
    }
    color = SRGB(
      red: exactByte(saved(color.red)), green: exactByte(saved(color.green)), blue: exactByte(saved(color.blue)))
  }
}

/// A value with as many decimals as are saved.
private func saved(_ value: Double) -> Double { (value * 1_000_000).rounded() / 1_000_000 }

/// The exact value of a byte, 0...1, for a number with six decimals that is close to one.
func exactByte(_ value: Double) -> Double {
  let byte = (value * 255).rounded()
  return abs(value * 255 - byte) < 0.001 ? byte / 255 : value
}

extension Mixer.ColorSpace {
  /// What a display of this space can show.
  var gamut: DisplayGamut { self == .sRGB ? .sRGB : .displayP3 }
}
