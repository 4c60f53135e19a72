import ColorScience

/// The mixer's screen.
public struct MixerPanel: Equatable, Sendable {
  /// The crayon's name, or the color's hex, and whether it's mixed: "Beaver, mixed".
  public var name: String
  /// The mixed color in words: hex and rgb().
  public var reading: String
  /// The mixed color in its space, alpha included.
  public var fill: CSSColor
  /// Black or white, whichever contrasts more with the color as it shows.
  public var text: SRGB
  /// How the channels can be written.
  public var notations: [Screen.Option]
  /// The spaces the color can be mixed in: sRGB and Display P3.
  public var colorSpaces: [Screen.Option]
  /// The whole color as text.
  public var color: ColorRow
  /// The three of the notation that's selected.
  public var channels: [ChannelRow]
  /// Whether the channels' and the alpha's fields take hex digits.
  public var takesHexDigits: Bool
  /// How opaque the color is.
  public var alpha: AlphaRow
  /// How well white and black text read on the color.
  public var contrasts: [ContrastCard]
  /// The formats to copy it in.
  public var copies: [Screen.Button]
  /// Starts over from the base color; disabled while the mixture is that color.
  public var reset: Screen.Button
  /// Takes the color into the theme.
  public var uses: [Screen.Button]
  /// Colors from before; a tap puts one in the mixer.
  public var recents: RecentList

  /// The accessible name of `notations`.
  public static var notationsName: String { "Values" }
  /// The accessible name of `colorSpaces`.
  public static var colorSpacesName: String { "Display" }
  /// The accessible name of `copies`.
  public static var copiesName: String { "Copy" }

  /// The field for the whole color.
  public struct ColorRow: Equatable, Sendable {
    /// The label of the row: "Hex".
    public var name: String
    /// Shows the hex; takes any color CSS can write, alpha included.
    public var field: Screen.TextField
    /// Why what was typed can't be used.
    public var error: String?
  }

  /// A channel: its slider and its field.
  public struct ChannelRow: Equatable, Sendable {
    /// The channel that the row changes.
    public var channel: Channel
    /// 0...upperBound.
    public var value: Double
    /// The value in the field when nobody is typing.
    public var valueText: String
    /// Takes the value as people write it: "0.5", "50%".
    public var field: Screen.TextField
    /// A note on the chroma if the display can't show the requested color and shows another.
    public var note: String?
    /// Why what was typed can't be used.
    public var error: String?
    /// The colors along the slider, from its start to its end.
    public var track: [TrackStop]

    /// The value its slider changes, 0...upperBound; other values are clamped.
    public var input: SliderInput { .channel(channel) }
  }

  /// A color along a slider. Stops are at even steps.
  public struct TrackStop: Equatable, Sendable {
    /// In sRGB: the color as an sRGB display shows it.
    public var color: SRGB
    /// Whether the display can show what the slider asks for there.
    public var isInGamut: Bool
  }

  /// The alpha: its slider, its field and its two buttons.
  public struct AlphaRow: Equatable, Sendable {
    /// The color in the chosen notation, for the field when nobody is typing.
    public var text: String
    /// The value in decimal, 0...1.
    public var number: String
    /// Takes the value as people write it: "0.5", "50%"; in hex also "80".
    public var field: Screen.TextField
    /// Why what was typed can't be used.
    public var error: String?
    /// The color at the slider's end; its start is fully transparent.
    public var fill: SRGB
    /// Moves down to the next tenth; disabled at 0.
    public var decrease: Screen.Button
    /// Moves up to the next tenth; disabled at 1.
    public var increase: Screen.Button

    /// The row's label.
    public static var name: String { "Alpha" }

    /// The value its slider changes, 0...1; other values are clamped.
    public var input: SliderInput { .alpha }
  }

  /// How well one color of text reads on the mixed color.
  public struct ContrastCard: Equatable, Sendable {
    /// "White text".
    public var title: String
    /// The contrast ratio with two decimals, cut off rather than rounded: "6.87".
    public var ratio: String
    /// The levels of WCAG that the ratio meets: "AA for any text".
    public var verdict: String
    /// The text's color: white or black.
    public var text: SRGB
  }
}
