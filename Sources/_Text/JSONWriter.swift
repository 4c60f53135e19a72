/// Writes JSON on one line, byte by byte, with commas where they're needed.
///
///     json.object {
///       $0.member("hex", "#3F51B5")
///       $0.member("position") { $0.array { $0.number(0.25, places: 4) } }
///     }
///
/// Source: RFC 8259.
public struct JSONWriter {
  /// The text so far, in UTF-8.
  public private(set) var bytes: [UInt8]
  /// Whether a comma comes before the next value.
  private var followsValue = false

  /// Writes after these bytes.
  public init(after bytes: [UInt8] = []) { self.bytes = bytes }

  /// Writes an object, with the members that the closure writes.
  public mutating func object(_ members: (inout JSONWriter) -> Void) {
    write(between: UInt8(ascii: "{"), UInt8(ascii: "}"), members)
  }

  /// Writes an array, with the values that the closure writes.
  public mutating func array(_ values: (inout JSONWriter) -> Void) {
    write(between: UInt8(ascii: "["), UInt8(ascii: "]"), values)
  }

  private mutating func write(between open: UInt8, _ close: UInt8, _ content: (inout JSONWriter) -> Void) {
    separate()
    bytes.append(open)
    followsValue = false
    content(&self)
    bytes.append(close)
    followsValue = true
  }

  /// Writes a string, escaped.
  // Not inlined, here and below: dozens of places call it, and each would be a copy.
  @inline(never)
  public mutating func string(_ text: String) {
    separate()
    bytes.append(jsonString: text)
  }

  /// Writes UTF-8 as a string, escaped.
  public mutating func string(utf8 text: UnsafeBufferPointer<UInt8>) {
    separate()
    bytes.append(jsonString: text)
  }

  /// Writes a string that has nothing JSON escapes.
  @inline(never)
  public mutating func string(unescaped text: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(utf8: text)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes a string that the closure appends; it may have nothing JSON escapes.
  public mutating func string(unescaped append: (inout [UInt8]) -> Void) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    append(&bytes)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes a whole number.
  @inline(never)
  public mutating func number(_ number: Int) {
    separate()
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    bytes.append(digits: UInt64(number.magnitude))
  }

  /// Writes a number with at most this many decimals, 0...9; null if it isn't finite.
  public mutating func number(_ number: Double, places: Int) {
    guard number.isFinite else { return null() }
    separate()
    FixedDecimal(number, places: places).append(to: &bytes)
  }

  /// Writes a contrast ratio with four decimals, cut off rather than rounded: 4.49999 never becomes 4.5.
  public mutating func ratio(_ ratio: Double) { number((ratio * 10_000).rounded(.down) / 10_000, places: 4) }

  /// Writes `true` or `false`.
  public mutating func flag(_ flag: Bool) {
    separate()
    bytes.append(utf8: flag ? "true" : "false")
  }

  /// Writes `null`.
  public mutating func null() {
    separate()
    bytes.append(utf8: "null")
  }

  /// Writes a value that's JSON already.
  public mutating func value(_ json: [UInt8]) {
    separate()
    bytes += json
  }

  /// Writes the comma between two values.
  private mutating func separate() {
    if followsValue { bytes.append(UInt8(ascii: ",")) }
    followsValue = true
  }
}

// Members of an object. A key that's written in the code may have nothing JSON escapes.
extension JSONWriter {
  /// Writes a key; exactly one value must follow.
  public mutating func key(_ key: StaticString) {
    string(unescaped: key)
    bytes.append(UInt8(ascii: ":"))
    followsValue = false
  }

  /// Writes a key, escaped; exactly one value must follow.
  public mutating func key(_ key: String) {
    string(key)
    bytes.append(UInt8(ascii: ":"))
    followsValue = false
  }

  /// Writes a member with the value that the closure writes.
  public mutating func member(_ key: StaticString, _ value: (inout JSONWriter) -> Void) {
    self.key(key)
    value(&self)
  }

  /// Writes a member that's a string, or null.
  public mutating func member(_ key: StaticString, _ text: String?) {
    self.key(key)
    if let text { string(text) } else { null() }
  }

  /// Writes a member that's a whole number.
  public mutating func member(_ key: StaticString, _ number: Int) {
    self.key(key)
    self.number(number)
  }

  /// Writes a member that's a number with at most this many decimals, or null.
  public mutating func member(_ key: StaticString, _ number: Double, places: Int) {
    self.key(key)
    self.number(number, places: places)
  }

  /// Writes a member that's `true` or `false`.
  public mutating func member(_ key: StaticString, _ flag: Bool) {
    self.key(key)
    self.flag(flag)
  }

  /// Writes a member that's an array, with a value for each element, which the closure writes.
  public mutating func member<Element>(
    _ key: StaticString, _ elements: some Sequence<Element>, _ value: (inout JSONWriter, Element) -> Void
  ) {
    self.key(key)
    array { for element in elements { value(&$0, element) } }
  }
}

extension [UInt8] {
  /// Appends a text as a JSON string, with its quotation marks.
  /// Source: RFC 8259, 7.
  @inline(never)
  public mutating func append(jsonString text: String) {
    text.withBytes { append(jsonString: $0) }
  }

  /// Appends UTF-8 as a JSON string, with its quotation marks.
  public mutating func append(jsonString text: UnsafeBufferPointer<UInt8>) {
    append(UInt8(ascii: "\""))
    for byte in text {
      if byte < 0x20 {
        append(utf8: "\\u00")
        append(hexDigit(byte >> 4))
        append(asciiLowercase(hexDigit(byte & 15)))
      } else {
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { append(UInt8(ascii: "\\")) }
        append(byte)
      }
    }
    append(UInt8(ascii: "\""))
  }
}
