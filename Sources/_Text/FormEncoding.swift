// How forms write a value in a query: a space is `+`; any byte but letters, digits and `-._` is `%` and two hex digits.
// Source: WHATWG URL, application/x-www-form-urlencoded.

/// Encodes a value for a query.
public func formEncoded(_ text: String) -> String {
  var bytes: [UInt8] = []
  for byte in text.bytes {
    switch byte {
    case UInt8(ascii: " "): bytes.append(UInt8(ascii: "+"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
      bytes.append(byte)
    default: bytes += [UInt8(ascii: "%"), hexDigits[Int(byte >> 4)], hexDigits[Int(byte & 15)]]
    }
  }
  return String(bytes: bytes)
}

private let hexDigits = "0123456789ABCDEF".bytes

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
