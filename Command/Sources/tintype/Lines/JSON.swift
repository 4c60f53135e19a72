import ColorScience
import _Text

extension Output {
  /// Appends one value as JSON.
  mutating func json(_ write: (inout JSONWriter) -> Void) {
    append { bytes in
      var json = JSONWriter(after: bytes)
      // The writer holds the only copy, so that it appends in place.
      bytes = []
      write(&json)
      bytes = json.bytes
    }
  }
}

extension JSONWriter {
  /// Writes a string; invalid UTF-8 becomes U+FFFD.
  mutating func string(repairing line: UnsafeBufferPointer<UInt8>) {
    if line.contains(where: { $0 >= 0x80 }) {
      string(String(decoding: line, as: UTF8.self))
    } else {
      string(utf8: line)
    }
  }

  /// Writes a member that's a line of input.
  mutating func member(_ key: StaticString, _ line: UnsafeBufferPointer<UInt8>) {
    self.key(key)
    string(repairing: line)
  }

  /// Writes a member that's an array of three numbers.
  mutating func member(_ key: StaticString, _ numbers: (Double, Double, Double), places: Int) {
    self.key(key)
    array {
      $0.number(numbers.0, places: places)
      $0.number(numbers.1, places: places)
      $0.number(numbers.2, places: places)
    }
  }

  /// Writes a member that's `#RRGGBB`.
  mutating func member(_ key: StaticString, hexOf color: SRGB) {
    self.key(key)
    string(unescaped: { bytes in
      let rgb = color.rgb
      bytes.append(UInt8(ascii: "#"))
      for shift in stride(from: UInt32(20), through: 0, by: -4) {
        bytes.append(hexDigit(UInt8(rgb >> shift & 15)))
      }
    })
  }
}
