import Suggestions
import Testing

@Suite("Measures of drawn letters")
struct FontMeasuresTests {
  /// An o whose left stroke is 16.5 pixels wide and whose top is 8 pixels high, at a font size of 200 pixels.
  private let across = [UInt8](repeating: 0, count: 9) + [UInt8](repeating: 255, count: 16) + [128, 0, 0, 255, 255]
  private let down = [UInt8](repeating: 255, count: 8) + [UInt8](repeating: 0, count: 40) + [255]

  @Test("Lengths are thousandths of the font size; a stroke is the first that a line crosses")
  func measured() throws {
    let measures = try #require(
      FontMeasures(fontSize: 200, xHeight: 100, alphabet: 26 * 98, acrossO: across, downO: down))
    #expect(measures.xHeight == 500 && measures.width == 490)
    #expect(measures.stem == 83, "16 pixels and half of one")
    #expect(measures.hairline == 40)
  }

  @Test(
    "What no text face measures isn't measured",
    arguments: [
      (0, 100, 2548), (200, 0, 2548), (200, .nan, 2548), (200, 100, .infinity), (200, 100, -2548), (.nan, 1, 1),
    ] as [(Double, Double, Double)])
  func nonsense(fontSize: Double, xHeight: Double, alphabet: Double) {
    #expect(
      FontMeasures(fontSize: fontSize, xHeight: xHeight, alphabet: alphabet, acrossO: across, downO: down) == nil)
  }

  @Test("Without an o, nothing is measured", arguments: [[], [0, 0, 0]] as [[UInt8]])
  func nothing(line: [UInt8]) {
    #expect(FontMeasures(fontSize: 200, xHeight: 100, alphabet: 2548, acrossO: line, downO: down) == nil)
    #expect(FontMeasures(fontSize: 200, xHeight: 100, alphabet: 2548, acrossO: across, downO: line) == nil)
  }
}
