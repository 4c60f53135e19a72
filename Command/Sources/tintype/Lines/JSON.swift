import ColorScience
import _Text

extension Output {
  /// Appends a JSON string; invalid UTF-8 becomes U+FFFD.
  mutating func append(json bytes: UnsafeBufferPointer<UInt8>) {
    append(UInt8(ascii: "\""))
    if bytes.contains(where: { $0 >= 0x80 }) {
      appendEscaped(Array(String(decoding: bytes, as: UTF8.self).utf8))
    } else {
      appendEscaped(bytes)
    }
    append(UInt8(ascii: "\""))
  }

  mutating func append(json text: String) {
    var text = text
    text.withUTF8 { append(json: $0) }
  }

  private mutating func appendEscaped(_ bytes: some Collection<UInt8>) {
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\""): append("\\\"")
      case UInt8(ascii: "\\"): append("\\\\")
      case 0..<0x20:
        append("\\u00")
        append(byte < 0x10 ? UInt8(ascii: "0") : UInt8(ascii: "1"))
        append("0123456789abcdef".utf8.dropFirst(Int(byte & 15)).first ?? 0)
      default: append(byte)
      }
    }
  }

  /// Appends a number with at most this many decimals; null if it isn't finite.
  mutating func append(json number: Double, places: Int) {
    guard number.isFinite else {
      append("null")
      return
    }
    append { FixedDecimal(number, places: places).append(to: &$0) }
  }

  /// Appends an array of numbers.
  mutating func append(json numbers: (Double, Double, Double), places: Int) {
    append(UInt8(ascii: "["))
    append(json: numbers.0, places: places)
    append(UInt8(ascii: ","))
    append(json: numbers.1, places: places)
    append(UInt8(ascii: ","))
    append(json: numbers.2, places: places)
    append(UInt8(ascii: "]"))
  }

  mutating func append(json flag: Bool) { append(flag ? "true" : "false") }
}
