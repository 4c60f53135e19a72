import Testing
import _Text

@Suite("Numbers in texts")
struct NumberTests {
  @Test(
    "A whole number is decimal digits and nothing else",
    arguments: [
      ("0", 0), ("007", 7), ("9223372036854775807", .max), ("9223372036854775808", nil), ("99999999999999999999", nil),
      ("", nil), ("-1", nil), ("+1", nil), (" 1", nil), ("1.0", nil), ("1e3", nil), ("٣", nil),
    ] as [(String, Int?)])
  func whole(text: String, number: Int?) {
    #expect(Int(digits: text.utf8) == number)
  }

  @Test(
    "A whole number's text is its digits", arguments: [0, 7, -7, 10, 1_000_000, Int.max, Int.min])
  func text(number: Int) {
    #expect(number.text == String(number))
  }

  @Test(
    "The last digits can be after a point",
    arguments: [(0, 0, "0"), (0, 2, "0.00"), (5, 2, "0.05"), (1234, 2, "12.34"), (.max, 0, "18446744073709551615")]
      as [(UInt64, Int, String)])
  func places(number: UInt64, places: Int, text: String) {
    var bytes: [UInt8] = []
    bytes.append(digits: number, places: places)
    #expect(String(decoding: bytes, as: UTF8.self) == text)
  }

  @Test("A hex digit has a value in either case, and other bytes have none")
  func hex() {
    for byte in UInt8.min...UInt8.max {
      let digit = Character(UnicodeScalar(byte))
      #expect(hexDigitValue(byte).map(Int.init) == (byte < 0x80 ? digit.hexDigitValue : nil))
    }
  }
}
