import Catalog
import ColorScience

/// The mixer as it is seen.
public struct MixerPanel: Equatable, Sendable {
  /// The crayon's name, or the color's hex.
  public var name: String
  /// The color as it stands, in words: hex and rgb().
  public var reading: String
  /// The color that is mixed, as a CSS color in its space, alpha included.
  public var fill: CSSColor
  /// The label color: black or white, whichever contrasts more with the color over the page.
  public var ink: SRGB
  public var notations: [Choice]
  public var displays: [Choice]
  public var channels: [ChannelRow]
  public var alpha: AlphaRow
  /// White and black text on the color, and what they are good for.
  public var contrasts: [ContrastCard]
  /// What can be copied, each by its name.
  public var copies: [Copyable]
  public var canReset: Bool

  /// One of several, of which one is chosen.
  public struct Choice: Equatable, Sendable {
    public var label: String
    public var isSelected: Bool
  }

  /// A channel: its slider and its value.
  public struct ChannelRow: Equatable, Sendable {
    public var channel: Channel
    /// 0...upperBound.
    public var value: Double
    /// What the field shows: the value, or what is being typed.
    public var text: String
    /// Why what was typed is refused.
    public var refusal: String?
    /// What the slider would give from here, from its beginning to its end.
    public var track: [TrackStop]
  }

  public struct TrackStop: Equatable, Sendable {
    public var color: SRGB
    /// Whether the display can show what the slider asks for there.
    public var isInGamut: Bool
  }

  public struct AlphaRow: Equatable, Sendable {
    /// The value as it is written.
    public var text: String
    /// The value in decimal, 0...1.
    public var number: String
    public var canDecrease: Bool
    public var canIncrease: Bool
  }

  public struct ContrastCard: Equatable, Sendable {
    public var title: String
    public var ratio: String
    public var verdict: String
    public var text: SRGB
  }
}

/// A form in which a mixed color can be copied.
public enum Copyable: UInt8, CaseIterable, Equatable, Sendable {
  case hex, rgb, oklch, uiColor

  public var label: String {
    switch self {
    case .hex: "Hex"
    case .rgb: "rgb()"
    case .oklch: "oklch()"
    case .uiColor: "UIColor"
    }
  }
}
