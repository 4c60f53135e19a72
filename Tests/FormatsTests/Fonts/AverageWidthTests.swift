import Testing

@testable import Formats

@Suite("The average width of a font's letters")
struct AverageWidthTests {
  /// A `cmap` in which the characters 32...122 are the glyphs 1...91: by a delta, or by a list.
  private func characters(listed: Bool = false, from first: Int = 32) -> [UInt8] {
    let segments = u16(122) + u16(0xFFFF) + u16(0) + u16(first) + u16(0xFFFF)
    let way = listed ? u16(0) + u16(1) + u16(4) + u16(0) : u16(1 - 32) + u16(1) + u16(0) + u16(0)
    let list = listed ? (1...91).flatMap(u16) : []
    let body = u16(0) + u16(4) + u16(4) + u16(1) + u16(0) + segments + way + list
    return u16(0) + u16(1) + u16(3) + u16(1) + u16(0) + u16(12) + u16(4) + u16(body.count + 4) + body
  }

  /// An `hmtx` in which a glyph is as wide as this says.
  private func widths(_ width: (Int) -> Int) -> [UInt8] { (0...91).flatMap { u16(width($0)) + u16(0) } }

  private func lines(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: 34) + u16(count) }

  private func average(_ characters: [UInt8], _ widths: [UInt8], count: Int = 92) throws -> Int? {
    try averageWidth(
      characters: BigEndian(bytes: characters), widths: BigEndian(bytes: widths), lines: BigEndian(bytes: lines(count)))
  }

  @Test("Letters count as often as English has them, however the font maps them to glyphs")
  func average() throws {
    #expect(try average(characters(), widths { _ in 600 }) == 600)
    // 29 of the text's 170 characters are spaces, the glyph 1.
    let spaces = widths { $0 == 1 ? 1700 : 0 }
    #expect(try average(characters(), spaces) == 290)
    #expect(try average(characters(listed: true), spaces) == 290)
    // A font of one width lists it once.
    #expect(try average(characters(), u16(500) + u16(0), count: 1) == 500)
  }

  @Test("There's none if a letter is missing, or nothing is wide")
  func none() throws {
    #expect(try average(characters(from: 33), widths { _ in 600 }) == nil)
    #expect(try average(characters(), widths { _ in 0 }) == nil)
    #expect(try average(characters(), widths { _ in 600 }, count: 0) == nil)
    #expect(try average(u16(0) + u16(0), widths { _ in 600 }) == nil)
  }

  @Test("A damaged table is an error or another number, never a crash")
  func damage() {
    for listed in [false, true] {
      let whole = characters(listed: listed)
      #expect(throws: FontTablesError.truncated) { try average(Array(whole.prefix(20)), widths { _ in 600 }) }
      for index in whole.indices {
        _ = try? average(Array(whole[..<index]), widths { _ in 600 })
        for byte in [0, 0x7F, 0x80, 0xFF] as [UInt8] {
          var damaged = whole
          damaged[index] = byte
          _ = try? average(damaged, widths { _ in 600 })
        }
      }
    }
  }

  private func u16(_ number: Int) -> [UInt8] { [UInt8(number >> 8 & 255), UInt8(number & 255)] }
}
