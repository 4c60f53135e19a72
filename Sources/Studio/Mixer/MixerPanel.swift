import Catalog
import ColorScience

/// What the mixer shows.
public struct MixerPanel: Equatable, Sendable {
  /// The crayon's name, or the color's hex, and whether it's mixed: "Beaver, mixed".
  public var name: String
  /// The mixed color in words: hex and rgb().
  public var reading: String
  /// The mixed color in its space, alpha included.
  public var fill: CSSColor
  /// Black or white, whichever contrasts more with the color as it shows.
  public var text: SRGB
  public var notations: [Option]
  public var colorSpaces: [Option]
  /// The whole color as text.
  public var color: ColorRow
  public var channels: [ChannelRow]
  public var alpha: AlphaRow
  /// How well white and black text read on the color.
  public var contrasts: [ContrastCard]
  /// The formats to copy it in.
  public var copies: [Button]
  public var reset: Button
  /// Takes the color into the theme.
  public var uses: [Button]
  public var recents: RecentList

  /// The field for the whole color.
  public struct ColorRow: Equatable, Sendable {
    public var name: String
    public var field: TextField
    /// Why what was typed can't be used.
    public var error: String?
  }

  /// A channel: its slider and its field.
  public struct ChannelRow: Equatable, Sendable {
    public var channel: Channel
    /// 0...upperBound.
    public var value: Double
    /// The value as the field has it when nobody is typing.
    public var valueText: String
    public var field: TextField
    /// Said of the chroma if the display can't show what is asked for: that shows another color.
    public var note: String?
    /// Why what was typed can't be used.
    public var error: String?
    /// The colors along the slider, from its start to its end.
    public var track: [TrackStop]

    /// The event for the slider at a value.
    public func moved(to value: Double) -> Event { channel.moved(to: value) }
    /// The event for letting the slider go.
    public var released: Event { channel.released }
  }

  public struct TrackStop: Equatable, Sendable {
    public var color: SRGB
    /// Whether the display can show what the slider asks for there.
    public var isInGamut: Bool
  }

  public struct AlphaRow: Equatable, Sendable {
    /// The value in the chosen notation.
    public var text: String
    /// The value in decimal, 0...1.
    public var number: String
    /// The color at the slider's end; its start is fully transparent.
    public var fill: SRGB
    public var decrease: Button
    public var increase: Button

    /// The event for the slider at a value.
    public static func moved(to value: Double) -> Event { .mixer(.alphaMoved(value)) }
    /// The event for letting the slider go.
    public static var released: Event { .channelReleased }
  }

  public struct ContrastCard: Equatable, Sendable {
    public var title: String
    public var ratio: String
    public var verdict: String
    public var text: SRGB
  }
}

extension Channel {
  /// The event for the channel's slider at a value.
  public func moved(to value: Double) -> Event { .channelMoved(self, value) }
  /// The event for letting the channel's slider go.
  public var released: Event { .channelReleased }
}
