import Testing
import _Text

@Suite("Whole numbers as text")
struct DigitsTests {
  @Test("Decimal digits are a number", arguments: ["0": 0, "7": 7, "007": 7, "9223372036854775807": Int.max])
  func number(text: String, number: Int) {
    #expect(Int(digits: text.utf8) == number)
  }

  @Test("A number fits the type that reads it")
  func width() {
    #expect(UInt64(digits: "18446744073709551615".utf8) == .max)
    #expect(UInt8(digits: "255".utf8) == 255)
    #expect(UInt8(digits: "256".utf8) == nil)
  }

  @Test("Anything else isn't", arguments: ["", "-1", "+1", "1.0", "1 ", "٣", "9223372036854775808"])
  func noNumber(text: String) {
    #expect(Int(digits: text.utf8) == nil)
  }

  @Test("A number is printed in decimal digits", arguments: [0: "0", -12: "-12", Int.min: "-9223372036854775808"])
  func printed(number: Int, text: String) {
    #expect(number.text == text)
  }

  @Test(
    "A number in a sentence has commas",
    arguments: [0: "0", 999: "999", 1000: "1,000", 4096: "4,096", 2_000_007: "2,000,007", -1_050: "-1,050"])
  func grouped(number: Int, text: String) {
    #expect(number.groupedText == text)
  }
}
