import ColorScience
import Theme
import _Text

/// A color whose channels are written apart: in an asset catalog or a design token.
struct WrittenChannels: Sendable {
  /// Where each channel is, without quotation marks, from the beginning of the color's place on.
  let ranges: [Range<Int>]
  /// Where the same color is as a hex, if it is.
  let hex: Range<Int>?
  let space: Space

  enum Space: Sendable { case srgb, displayP3 }

  /// The channels of a color in the space, 0...1.
  private func channels(of color: SRGB) -> [Double] {
    guard space == .displayP3 else { return [color.red, color.green, color.blue] }
    let wide = DisplayP3(color)
    return [wide.red, wide.green, wide.blue]
  }

  /// The color as these notations keep it: to 8 bits of sRGB.
  func rounded(_ color: SRGB) -> SRGB { color.isInGamut ? color.asHex : color }

  /// The written text with the channels of another color, each in the notation it had: `0xFF`, `255`, `1.000`.
  func text(of color: SRGB, like written: [UInt8]) -> [UInt8]? {
    var replacements: [(range: Range<Int>, bytes: [UInt8])] = []
    for (range, channel) in zip(ranges, channels(of: rounded(color))) {
      guard range.upperBound <= written.count, let bytes = number(channel, like: written[range]) else { return nil }
      replacements.append((range, bytes))
    }
    if let hex { replacements.append((hex, Array(hexes(of: color, like: Array(written[hex]))[0]))) }
    replacements.sort { $0.range.lowerBound > $1.range.lowerBound }
    var result = written
    for (range, bytes) in replacements { result.replaceSubrange(range, with: bytes) }
    return result
  }

  private func number(_ channel: Double, like written: ArraySlice<UInt8>) -> [UInt8]? {
    let byte = Int((channel * 255).rounded())
    if written.count == 4, written.begins(with: "0x") || written.begins(with: "0X") {
      guard (0...255).contains(byte) else { return nil }
      let isLowercase = written.dropFirst(2).contains { UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0 }
      var digits = SRGB(UInt32(byte)).hexDigits.bytes.suffix(2).map { $0 }
      if isLowercase { digits = lowercased(digits) }
      return Array(written.prefix(2)) + digits
    }
    guard let point = written.firstIndex(of: UInt8(ascii: ".")) else {
      // A whole number of 0...255, or a token's 0 or 1.
      let isByte = written.count > 1
      return isByte && (0...255).contains(byte) ? byte.text.bytes : isByte ? nil : decimals(channel, 6)
    }
    let places = written.endIndex - point - 1
    var bytes = decimals(channel, max(4, min(9, places)))
    // "0.500" keeps its zeros.
    if places > 0, written.last == UInt8(ascii: "0"), places <= 4 {
      if !bytes.contains(UInt8(ascii: ".")) { bytes.append(UInt8(ascii: ".")) }
      while let dot = bytes.firstIndex(of: UInt8(ascii: ".")), bytes.count - dot - 1 < places {
        bytes.append(UInt8(ascii: "0"))
      }
    }
    return bytes
  }

  private func decimals(_ value: Double, _ places: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    FixedDecimal(value, places: places).append(to: &bytes)
    return bytes
  }
}
