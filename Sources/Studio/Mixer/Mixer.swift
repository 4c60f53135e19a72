import Catalog
import ColorScience

/// A color while it is mixed, and how its values are read.
public struct Mixer: Equatable, Sendable {
  /// What it began with.
  public let pigment: Pigment
  /// The channels as they stand, encoded, 0...1: in sRGB or in Display P3, as `display` says.
  public private(set) var color: SRGB
  /// The alpha in tenths, 0...10, so that ten steps down are exactly 0.
  public private(set) var alphaTenths = 10
  /// How the values are written.
  public var notation = Notation.decimal
  /// Which space the channels are meant in.
  public var display = Display.sRGB {
    // The same channels are another color there.
    didSet { if display != oldValue { setLast = nil } }
  }
  /// What was typed and could not be taken, or is still being typed.
  private(set) var draft: Draft?
  /// Lightness, chroma and hue as they were set last, while they still are those of `color`: at grey, and where a
  /// channel is cut off, the color alone no longer tells them.
  private var setLast: OKLCH?

  public enum Notation: UInt8, CaseIterable, Equatable, Sendable { case decimal, hex, oklch }
  public enum Display: UInt8, CaseIterable, Equatable, Sendable { case sRGB, displayP3 }

  struct Draft: Equatable, Sendable {
    var channel: Channel
    var text: String
    /// Why it cannot be taken; nil where it was taken.
    var reason: String?

    static func == (left: Draft, right: Draft) -> Bool {
      left.channel == right.channel && left.text.same(as: right.text)
    }
  }

  public init(_ pigment: Pigment) {
    self.pigment = pigment
    color = pigment.color
  }

  /// Whether the color is still the one that it began with.
  public var isUnchanged: Bool { color == pigment.color && alphaTenths == 10 }

  /// The color in sRGB, outside 0...1 where only Display P3 reaches it.
  public var sRGB: SRGB {
    display == .sRGB ? color : SRGB(DisplayP3(red: color.red, green: color.green, blue: color.blue))
  }

  public var alpha: Double { Double(alphaTenths) / 10 }

  /// The color in OKLCH.
  public var oklch: OKLCH { setLast ?? OKLCH(sRGB) }

  /// The value of a channel, in the channel's own range.
  public func value(_ channel: Channel) -> Double {
    switch channel {
    case .red: color.red
    case .green: color.green
    case .blue: color.blue
    case .lightness: oklch.lightness
    case .chroma: oklch.chroma
    case .hue: oklch.hue
    }
  }

  /// Moves a channel to a value, which is clamped to the channel's range.
  public mutating func move(_ channel: Channel, to value: Double) {
    let value = max(0, min(channel.upperBound, value))
    draft = nil
    switch channel {
    case .red: set { $0.red = value }
    case .green: set { $0.green = value }
    case .blue: set { $0.blue = value }
    case .lightness: setOKLCH { $0.lightness = value }
    case .chroma: setOKLCH { $0.chroma = value }
    case .hue: setOKLCH { $0.hue = value }
    }
  }

  /// Takes what was typed into a channel's field. What cannot be taken stands there with the reason, and nothing else
  /// changes.
  mutating func type(_ text: String, into channel: Channel) {
    do throws(ChannelTextError) {
      let value = try channel.read(text, notation)
      move(channel, to: value)
      draft = Draft(channel: channel, text: text, reason: nil)
    } catch {
      draft = Draft(channel: channel, text: text, reason: error.sentence)
    }
  }

  /// The field was left: what was taken is shown as it is written here.
  mutating func finishTyping() {
    if draft?.reason == nil { draft = nil }
  }

  /// What was typed and refused is let go.
  mutating func letGo() {
    draft = nil
  }

  mutating func step(alphaBy tenths: Int) {
    draft = nil
    alphaTenths = max(0, min(10, alphaTenths + tenths))
  }

  mutating func reset() {
    color = pigment.color
    alphaTenths = 10
    setLast = nil
    draft = nil
  }

  private mutating func set(_ change: (inout SRGB) -> Void) {
    change(&color)
    setLast = nil
  }

  private mutating func setOKLCH(_ change: (inout OKLCH) -> Void) {
    var wanted = oklch
    change(&wanted)
    setLast = wanted
    let light = SRGB(wanted)
    switch display {
    case .sRGB: color = light.clipped
    case .displayP3:
      let wide = DisplayP3(light)
      color = SRGB(red: wide.red, green: wide.green, blue: wide.blue).clipped
    }
  }
}
