import Catalog
import ColorScience
import Theme
import _Text

/// A color while it's entered: as a text, or by the sliders and on the plane, which write it into the text.
struct ColorEntry: Equatable, Sendable {
  var text = "" { didSet { isFinished = false } }
  /// Whether the field was left since.
  var isFinished = false

  /// The color in the text; nil if it's empty or says none.
  var color: EnteredColor? { EnteredColor(text) }

  /// The color in OKLCH, as requested. Without one, it's the other.
  func picked(else other: SRGB?) -> OKLCH {
    let color = color
    if let asked = color?.asked { return asked }
    return (color?.color ?? other).map { OKLCH($0).withoutRoundingError }
      ?? OKLCH(lightness: 0.6, chroma: 0.15, hue: 270)
  }

  /// Moves a slider of OKLCH to a value in its channel's range.
  /// - Parameter other: The color to begin with if the text has none.
  mutating func move(_ channel: Channel, to value: Double, from other: SRGB?) {
    var color = picked(else: other)
    color.set(channel, to: channel.stepped(value))
    text = color.rounded.text
  }

  /// Points at a place of the plane of hue and chroma: 0...1 from the left and from the bottom.
  mutating func point(x: Double, y: Double, from other: SRGB?) {
    move(.hue, to: Channel.hue.upperBound * x, from: other)
    move(.chroma, to: Channel.chroma.upperBound * y, from: other)
  }

  /// Why the text says no color; nil if it does, or if it's empty.
  var refusal: String? { text.isBlank || hasColor ? nil : EnteredColor.refusal(of: text) }

  private var hasColor: Bool { if case nil = color { false } else { true } }

  /// Whether the text is refused: it's no color, and can't become one, or isn't typed anymore.
  var isRefused: Bool { !text.isBlank && !hasColor && (isFinished || !text.mayBecomeHex) }

  /// "Near Indigo; white text reads at 6.87:1.", or why the text is refused. Nothing is wrong while it may become right.
  var status: String {
    guard let entered = color else { return isRefused ? EnteredColor.refusal(of: text) : "" }
    let color = entered.color
    let text = color.blackOrWhite
    let name = Tint(mixed: color)?.nearName ?? color.css
    var sentence = name + "; " + (text == .white ? "white" : "black") + " text reads at "
    sentence += color.asHex.contrastRatio(with: text).ratioText + "."
    if entered.isSeeThrough { sentence += " It’s see-through, so this is how it looks on white." }
    if let limit = picked(else: nil).limit { sentence += " " + limit }
    return sentence
  }

  static func == (left: ColorEntry, right: ColorEntry) -> Bool {
    left.text.same(as: right.text) && left.isFinished == right.isFinished
  }
}

extension String {
  /// Whether more digits would make it a hex color.
  fileprivate var mayBecomeHex: Bool {
    let digits = bytes.first == UInt8(ascii: "#") ? Array(bytes.dropFirst()) : bytes
    let isHash = digits.count < bytes.count
    return digits.count < 8 && (isHash || !digits.isEmpty)
      && digits.allSatisfy { $0.isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0 | 0x20) }
  }
}

extension OKLCH {
  /// A gray's hue is only rounding error.
  fileprivate var withoutRoundingError: OKLCH {
    var color = self
    if color.chroma < 0.001 { color.set(.hue, to: 0) }
    return color
  }

  /// As CSS writes it, with as many decimals as a person sees.
  fileprivate var rounded: CSSColor {
    func rounded(_ value: Double, _ scale: Double) -> Double { (value * scale).rounded() / scale }
    return CSSColor(.oklch, rounded(lightness, 1000), rounded(chroma, 1000), rounded(hue, 10))
  }

  /// Sets a channel of OKLCH to a value, brought into its range; the hue stays below 360 degrees.
  mutating func set(_ channel: Channel, to value: Double) {
    switch channel {
    case .lightness: lightness = channel.clamped(value)
    case .chroma: chroma = channel.clamped(value)
    case .hue: hue = min(359.9, channel.clamped(value))
    default: break
    }
  }
}
