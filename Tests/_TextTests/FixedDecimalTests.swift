import Testing
import _Text

@Suite("Numbers as text")
struct FixedDecimalTests {
  @Test(
    arguments: [
      (0.5, 0, "1"), (-0.5, 0, "0"), (1.5, 0, "2"), (-1.5, 0, "-1"), (0.125, 2, "0.13"), (0.1, 6, "0.1"), (1, 6, "1"),
      (-0.000_000_1, 6, "0"), (0.999_999_9, 6, "1"), (12.340_5, 3, "12.341"), (100.05, 1, "100.1"), (0, 3, "0"),
      (123_456_789.25, 2, "123456789.25"), (1_234_567_890_123, 2, "1234567890123"), (-2e15, 2, "-200000000000e+4"),
      (.nan, 2, "calc(NaN)"), (.infinity, 2, "calc(infinity)"), (-.infinity, 2, "calc(-infinity)"),
    ] as [(Double, Int, String)])
  func aNumberHasAtMostSoManyDecimalsAndHalvesGoUp(number: Double, places: Int, text: String) {
    #expect(FixedDecimal(number, places: places).text == text)
  }
}
