import _Text

/// Why a text isn't a hex color of six digits.
public enum HexError: Error, Equatable, Sendable, CustomStringConvertible {
  /// It has this many digits (the `#` not counted), not six.
  case digits(Int)
  /// The byte at this offset of its UTF-8 isn't one of 0-9, A-F, a-f.
  case notADigit(at: Int)

  /// Says what's wrong and what would be right, in one sentence.
  public var description: String {
    switch self {
    case .digits(let count): "This hex color should have six digits, not " + count.text + "."
    case .notADigit(let offset): "At byte " + (offset + 1).text + ", expected a hex digit, 0-9 or A-F."
    }
  }
}

extension SRGB {
  /// Reads six hex digits, uppercase or lowercase, with or without a `#`: "EFDECD" and "#EFDECD" are the same color.
  public init(hex: some StringProtocol) throws(HexError) {
    let bytes = String(hex).bytes
    var rgb: UInt32 = 0
    var count = 0
    var offset = 0
    for unit in bytes {
      defer { offset += 1 }
      if offset == 0 && unit == UInt8(ascii: "#") { continue }
      guard let digit = hexDigitValue(unit) else { throw .notADigit(at: offset) }
      rgb = rgb << 4 | UInt32(digit)
      count += 1
    }
    guard count == 6 else { throw .digits(count) }
    self.init(rgb)
  }

  /// The color as `#RRGGBB`, uppercase. A color outside sRGB is mapped into it first, see `displayable()`.
  public var hex: String { String(bytes: [UInt8(ascii: "#")] + digits) }

  /// The same without the `#`.
  public var hexDigits: String { String(bytes: digits) }

  private var digits: [UInt8] {
    let rgb = displayable().rgb
    return stride(from: UInt32(20), through: 0, by: -4).map { hexDigit(UInt8(rgb >> $0 & 15)) }
  }
}
