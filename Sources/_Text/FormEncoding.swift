// How forms write a value in a query: a space is `+`; any byte but letters, digits and `-._` is `%` and two hex digits.
// Source: WHATWG URL, application/x-www-form-urlencoded.

/// Encodes a value for a query.
public func formEncoded(_ text: String) -> String {
  var bytes: [UInt8] = []
  for byte in text.bytes {
    if byte == UInt8(ascii: " ") {
      bytes.append(UInt8(ascii: "+"))
    } else {
      bytes.append(percentEncoding: byte, except: "-._")
    }
  }
  return String(bytes: bytes)
}

extension [UInt8] {
  /// Appends a byte of an address: as it is if it's a letter, a digit or one of the others, or else as `%` and two hex
  /// digits.
  public mutating func append(percentEncoding byte: UInt8, except others: StaticString) {
    if byte.isLetterOrDigit || others.withUTF8Buffer({ $0.contains(byte) }) {
      append(byte)
    } else {
      self += [UInt8(ascii: "%"), hexDigit(byte >> 4), hexDigit(byte & 15)]
    }
  }
}

/// Decodes a query value; nil if an escape is broken or the bytes are not UTF-8.
public func formDecoded(_ text: String) -> String? {
  var bytes: [UInt8] = []
  var rest = text.bytes.makeIterator()
  while let byte = rest.next() {
    switch byte {
    case UInt8(ascii: "+"): bytes.append(UInt8(ascii: " "))
    case UInt8(ascii: "%"):
      guard let high = rest.next().flatMap(hexDigitValue), let low = rest.next().flatMap(hexDigitValue) else {
        return nil
      }
      bytes.append(high << 4 | low)
    default: bytes.append(byte)
    }
  }
  let decoded = String(bytes: bytes)
  return decoded.bytes == bytes ? decoded : nil
}
