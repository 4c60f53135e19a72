/// Writes JSON, byte by byte.
/// Source: RFC 8259.
public struct JSONWriter {
  /// What's written so far, in UTF-8.
  public private(set) var bytes: [UInt8] = []

  /// Nothing is written yet.
  public init() {}

  /// Writes `[` or `{`, after a comma if a value is before it.
  public mutating func open(_ bracket: Unicode.Scalar) {
    separate()
    bytes.append(UInt8(truncatingIfNeeded: bracket.value))
  }

  /// Writes `]` or `}`. Whether it's the right one is up to the caller.
  public mutating func close(_ bracket: Unicode.Scalar) {
    bytes.append(UInt8(truncatingIfNeeded: bracket.value))
  }

  /// Writes the colon after an object's key.
  public mutating func colon() {
    bytes.append(UInt8(ascii: ":"))
  }

  /// Writes a whole number, after a comma if a value is before it.
  @inline(never)
  public mutating func number(_ number: Int) {
    separate()
    bytes += number.text.bytes
  }

  /// Writes a string or a key as it is: it may hold nothing that JSON escapes.
  @inline(never)
  public mutating func name(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(contentsOf: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes any text as a string, escaped.
  @inline(never)
  public mutating func string(_ text: String) {
    separate()
    bytes.append(jsonString: text)
  }

  /// Writes the comma between two values.
  private mutating func separate() {
    guard let last = bytes.last, last != UInt8(ascii: "["), last != UInt8(ascii: "{"), last != UInt8(ascii: ":") else {
      return
    }
    bytes.append(UInt8(ascii: ","))
  }
}

extension [UInt8] {
  /// Appends a text as a JSON string, with its quotation marks.
  /// Source: RFC 8259, 7.
  @inline(never)
  public mutating func append(jsonString text: String) {
    append(UInt8(ascii: "\""))
    for byte in text.bytes {
      if byte < 0x20 {
        append(contentsOf: "\\u00".bytes)
        append(UInt8(ascii: "0") + byte >> 4)
        append(byte & 15 < 10 ? UInt8(ascii: "0") + byte & 15 : UInt8(ascii: "a") - 10 + byte & 15)
      } else {
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { append(UInt8(ascii: "\\")) }
        append(byte)
      }
    }
    append(UInt8(ascii: "\""))
  }
}
