import ColorScience
import Theme
import _Text

/// A way in which a file writes a color, to write another one in the same way: a hex stays a hex, and `hsl()` stays `hsl()`.
enum ColorNotation: Sendable {
  /// As in CSS, or three bare numbers that are put in one of these functions.
  case style(channels: [StaticString])
  /// `#AARRGGBB` or `#RRGGBB`.
  case android
  /// An expression of a program: `Color(0xFF3F51B5)`, `'#3f51b5'`.
  case code(CodeLanguage)
  /// Numbers that are apart: the channels of an asset catalog or a design token, each where it's written.
  case channels(WrittenChannels)

  /// The nearest color to the one that's written that meets a condition, and its bytes in this notation; nil if none does.
  /// - Parameters:
  ///   - written: The bytes in the file.
  ///   - target: The nearest color that meets it. One between the notation's steps may not be exact.
  ///   - meets: The condition.
  func rewriting(
    _ written: [UInt8], to target: SRGB, where meets: (SRGB) -> Bool
  ) -> (bytes: [UInt8], color: SRGB)? {
    if case .style(let channels) = self, let light = StyleLightness(written, channels) {
      return light.nearest(where: meets)
    }
    for bytes in texts(of: target, like: written) {
      if let color = read(bytes, target, like: written), meets(color) { return (bytes, color) }
    }
    return nil
  }

  /// A color in this notation, the one most like what's written first.
  private func texts(of color: SRGB, like written: [UInt8]) -> [[UInt8]] {
    switch self {
    case .style(let channels):
      if written.first == UInt8(ascii: "#") { return hexes(of: color, like: written) }
      if let function = StyleFunction(written) ?? StyleFunction(bare: written, channels: channels) {
        return function.text(of: color).map { [$0] } ?? []
      }
      return written.allSatisfy { $0.isLetter }
        ? ["#".bytes + lowercased(color.asHex.hexDigits.bytes)] : []
    case .android:
      let alpha = written.count == 9 ? Array(written[1..<3]) : written.count == 5 ? [written[1], written[1]] : []
      return hexes(of: color, like: "#".bytes + written.dropFirst(1 + alpha.count), inCaseOf: written)
        .map { "#".bytes + alpha + $0.dropFirst() }
    case .code: return codeTexts(of: color, like: written)
    case .channels(let channels): return channels.text(of: color, like: written).map { [$0] } ?? []
    }
  }

  /// The color that a text says.
  private func read(_ bytes: [UInt8], _ target: SRGB, like written: [UInt8]) -> SRGB? {
    switch self {
    case .style(let channels):
      if case .opaque(let color) = StyleColor(bytes, channels: channels) { return color }
      return nil
    case .android:
      let digits = bytes.dropFirst()
      let own = digits.suffix(digits.count < 5 ? 3 : 6)
      return try? SRGB(hex: String(bytes: Array(own)))
    case .code(let language): return color(ofExpression: bytes, in: language)
    case .channels(let channels): return channels.rounded(target)
    }
  }
}

/// A color's hexes with the case and length of another: of three digits only if these are exact, or nearly.
/// - Parameter whole: The digits whose case counts, if there are more than those of the color, such as an opacity's.
func hexes(of color: SRGB, like written: [UInt8], inCaseOf whole: [UInt8]? = nil) -> [[UInt8]] {
  var digits = color.asHex.hexDigits.bytes
  let isUppercase = (whole ?? written).contains { UInt8(ascii: "A")...UInt8(ascii: "F") ~= $0 }
  if !isUppercase { digits = lowercased(digits) }
  let count = written.count - 1
  let alpha = count == 8 ? Array(written.suffix(2)) : count == 4 ? [written[4], written[4]] : []
  let long = "#".bytes + digits + alpha
  guard count < 5 else { return [long] }
  // The nearest of the colors that three digits can say.
  var short: [UInt8] = []
  for start in stride(from: 0, to: 6, by: 2) {
    guard let high = hexDigitValue(digits[start]), let low = hexDigitValue(digits[start + 1]) else { return [long] }
    let nearest = min(15, (Int(high) * 16 + Int(low) + 8) / 17)
    let digit = UInt8(nearest < 10 ? 48 + nearest : (isUppercase ? 55 : 87) + nearest)
    short.append(digit)
  }
  return ["#".bytes + short + alpha.prefix(1), long]
}
