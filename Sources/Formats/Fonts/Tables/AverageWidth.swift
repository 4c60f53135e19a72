import _Text

/// The average width of the letters of an English text, in the font's units, as `Scripts/fonts` measures it; nil if the font
/// lacks one of them, or they have no width.
/// Source: OpenType 1.9.1, the tables `cmap`, of format 4, and `hmtx`.
/// - Parameters:
///   - characters: The table `cmap`.
///   - widths: The table `hmtx`.
///   - lines: The table `hhea`.
func averageWidth(characters: BigEndian, widths: BigEndian, lines: BigEndian) throws(FontTablesError) -> Int? {
  let count = try lines.uint16(at: 34)
  guard count > 0, let map = try CharacterMap(characters) else { return nil }
  var sum = 0
  for letter in sample.bytes {
    guard let glyph = try map.glyph(of: Int(letter)) else { return nil }
    sum += try widths.uint16(at: 4 * min(glyph, count - 1))
  }
  let average = Int((Double(sum) / Double(sample.bytes.count)).rounded())
  return average > 0 ? average : nil
}

/// The Universal Declaration of Human Rights, article 1.
private let sample =
  "All human beings are born free and equal in dignity and rights. They are endowed with reason and conscience and "
  + "should act towards one another in a spirit of brotherhood."

/// The glyphs of the characters of Unicode's first plane.
private struct CharacterMap {
  private let table: BigEndian
  private let start: Int
  /// Two bytes for each segment.
  private let size: Int

  /// Nil if the table has none in format 4.
  init?(_ table: BigEndian) throws(FontTablesError) {
    for index in 0..<(try table.uint16(at: 2)) {
      let platform = try table.uint16(at: 4 + 8 * index)
      let encoding = try table.uint16(at: 6 + 8 * index)
      let offset = Int(truncatingIfNeeded: try table.uint32(at: 8 + 8 * index))
      // Unicode's, or Windows' for it.
      guard platform == 0 || platform == 3 && encoding == 1, offset >= 0, try table.uint16(at: offset) == 4 else {
        continue
      }
      (self.table, start, size) = (table, offset, try table.uint16(at: offset + 6))
      return
    }
    return nil
  }

  func glyph(of character: Int) throws(FontTablesError) -> Int? {
    for segment in stride(from: 0, to: size, by: 2) {
      let last = start + 14 + segment
      guard try table.uint16(at: last) >= character else { continue }
      let first = last + size + 2
      let firstCharacter = try table.uint16(at: first)
      guard firstCharacter <= character else { return nil }
      let delta = try table.uint16(at: first + size)
      let offset = try table.uint16(at: first + 2 * size)
      guard offset > 0 else { return (character + delta) & 0xFFFF }
      let glyph = try table.uint16(at: first + 2 * size + offset + 2 * (character - firstCharacter))
      return glyph == 0 ? nil : (glyph + delta) & 0xFFFF
    }
    return nil
  }
}
