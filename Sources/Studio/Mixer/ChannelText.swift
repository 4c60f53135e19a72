import ColorScience
import _Text

/// Why a text isn't a value of a channel.
struct ChannelTextError: Error {
  /// Says what's wrong and what would be right, in one sentence.
  var sentence: String
}

extension Channel {
  /// The value with three decimals or as two hex digits; a hue in whole degrees; HSL's other values in percent.
  func text(_ value: Double, _ notation: Mixer.Notation) -> String {
    switch self {
    case .red, .green, .blue: notation == .hex ? byteText(value) : decimalText(value)
    case .hue, .hslHue: FixedDecimal(value, places: 0).text
    case .hslSaturation, .hslLightness: FixedDecimal(value * 100, places: 1).text + "%"
    case .lightness, .chroma: decimalText(value)
    }
  }

  /// Reads what people write: `0.5`, `.5`, `50%`, and for red, green and blue also `128`, or `80` in hex. For HSL's
  /// saturation and lightness, 50 is 50%.
  func read(_ text: String, _ notation: Mixer.Notation) throws(ChannelTextError) -> Double {
    let trimmed = text.fields(separatedBy: " ").text(separatedBy: "")
    let bytes = trimmed.bytes
    if isByte, notation == .hex, let byte = hexByte(bytes) { return Double(byte) / 255 }
    guard let number = Numeral(bytes) else {
      throw ChannelTextError(sentence: "Not a number: “" + shortened(text) + "”; " + range(notation))
    }
    var value = number.value
    let isPercentage = number.isPercentage || (self == .hslSaturation || self == .hslLightness) && value > 1
    if isPercentage {
      value = value / 100 * upperBound
    } else if isByte, !number.hasPoint, value > 1 {
      guard value <= 255 else {
        throw ChannelTextError(sentence: shortened(trimmed) + " is more than 255; " + range(notation))
      }
      value /= 255
    }
    guard value >= 0 else {
      throw ChannelTextError(sentence: shortened(trimmed) + " is below 0; " + range(notation))
    }
    guard value <= upperBound else {
      throw ChannelTextError(sentence: shortened(trimmed) + " is too high; " + range(notation))
    }
    return value
  }

  private func range(_ notation: Mixer.Notation) -> String {
    switch self {
    case .red, .green, .blue:
      notation == .hex ? "enter 00 to FF, or 0% to 100%." : "enter 0 to 1, 0% to 100%, or a byte from 2 to 255."
    case .lightness: "enter 0 to 1, or 0% to 100%."
    case .chroma: "enter 0 to 0.4, or 0% to 100%."
    case .hue, .hslHue: "enter 0 to 360."
    case .hslSaturation, .hslLightness: "enter 0% to 100%."
    }
  }
}

/// A value of 0...1 with three decimals: "0.643".
func decimalText(_ value: Double) -> String {
  let thousandths = Int(max(0, min(9, value)) * 1000 + 0.5)
  let digits = (thousandths + 10_000).text.bytes
  return String(bytes: [digits[1], UInt8(ascii: ".")] + digits[2...])
}

/// A value of 0...1 as two hex digits.
func byteText(_ value: Double) -> String {
  let digits = SRGB(red: value, green: value, blue: value).hexDigits
  return String(bytes: Array(digits.bytes.prefix(2)))
}

/// One or two hex digits, `#` or `0x` before them allowed.
private func hexByte(_ bytes: [UInt8]) -> UInt8? {
  var digits = bytes[...]
  if digits.first == UInt8(ascii: "#") { digits = digits.dropFirst() }
  if digits.count > 2, digits.first == UInt8(ascii: "0"),
    digits.dropFirst().first.map({ $0 | 0x20 }) == UInt8(ascii: "x")
  {
    digits = digits.dropFirst(2)
  }
  guard 1...2 ~= digits.count else { return nil }
  let text = String(bytes: Array(digits))
  guard let color = try? SRGB(hex: "0000" + (digits.count == 1 ? "0" : "") + text) else { return nil }
  return UInt8(color.rgb & 255)
}
