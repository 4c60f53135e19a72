import Catalog
import ColorScience

/// A color being mixed, and how its values are written.
public struct Mixer: Equatable, Sendable {
  /// What it started from.
  public let base: BaseColor
  /// The channels, encoded, 0...1, in `colorSpace`.
  public private(set) var color: SRGB
  /// The alpha in tenths, 0...10, so that ten steps down are exactly 0.
  public private(set) var alphaTenths = 10
  /// How the values are written.
  public var notation = Notation.decimal
  /// The space of the channels.
  public var colorSpace = ColorSpace.sRGB {
    // The same channels are another color there.
    didSet { if colorSpace != oldValue { setLast = nil } }
  }
  /// What is being typed, or can't be used.
  private(set) var draft: Draft?
  /// Lightness, chroma and hue as they were set last, while they still describe `color`: for grays, and where a channel
  /// is cut off, the color alone no longer tells them.
  private var setLast: OKLCH?

  public enum Notation: UInt8, CaseIterable, Equatable, Sendable { case decimal, hex, oklch }
  public enum ColorSpace: UInt8, CaseIterable, Equatable, Sendable { case sRGB, displayP3 }

  struct Draft: Equatable, Sendable {
    var channel: Channel
    var text: String
    /// Why it can't be used; nil if it was.
    var error: String?

    static func == (left: Draft, right: Draft) -> Bool {
      left.channel == right.channel && left.text.same(as: right.text)
    }
  }

  public init(_ base: BaseColor) {
    self.base = base
    color = base.color
  }

  /// Whether the color is still the one it started from.
  public var isUnchanged: Bool { color == base.color && alphaTenths == 10 }

  /// The color in sRGB; channels leave 0...1 where only Display P3 reaches.
  public var sRGB: SRGB {
    colorSpace == .sRGB ? color : SRGB(DisplayP3(red: color.red, green: color.green, blue: color.blue))
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

  /// Moves a channel to a value, clamped to its range.
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

  /// Follows what is typed into a channel's field. If it can't be used, the field says why and nothing else changes.
  mutating func type(_ text: String, into channel: Channel) {
    do throws(ChannelTextError) {
      let value = try channel.read(text, notation)
      move(channel, to: value)
      draft = Draft(channel: channel, text: text, error: nil)
    } catch {
      draft = Draft(channel: channel, text: text, error: error.sentence)
    }
  }

  /// Ends typing: a value that was used is shown as the mixer writes it.
  mutating func finishTyping() {
    if draft?.error == nil { draft = nil }
  }

  /// Writes the values in another notation and forgets what was being typed.
  mutating func write(in notation: Notation) {
    self.notation = notation
    draft = nil
  }

  mutating func step(alphaBy tenths: Int) {
    draft = nil
    alphaTenths = max(0, min(10, alphaTenths + tenths))
  }

  mutating func reset() {
    color = base.color
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
    switch colorSpace {
    case .sRGB: color = light.clipped
    case .displayP3:
      let wide = DisplayP3(light)
      color = SRGB(red: wide.red, green: wide.green, blue: wide.blue).clipped
    }
  }
}
