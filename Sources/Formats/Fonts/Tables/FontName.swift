import _Text

/// A name in a `name` table, in English if it's there; nil if it has none.
/// - Parameter identifiers: Of the name, such as 16 and 1 for the family's: the first that's there.
func fontName(_ identifiers: [Int], in table: BigEndian) throws(FontTablesError) -> String? {
  let (count, storage) = (try table.uint16(at: 2), try table.uint16(at: 4))
  for identifier in identifiers {
    var best: (rank: Int, name: String)?
    for index in 0..<count {
      let record = 6 + 12 * index
      guard try table.uint16(at: record + 6) == identifier else { continue }
      let platform = try table.uint16(at: record)
      let isEnglish = try table.uint16(at: record + 4) == 0x409
      // Windows' names first, then Unicode's, then old Macs'.
      let rank = platform == 3 ? (isEnglish ? 4 : 3) : platform == 0 ? 2 : platform == 1 ? 1 : 0
      guard rank > best?.rank ?? 0 else { continue }
      let text = try table.slice(
        at: storage + table.uint16(at: record + 10), count: table.uint16(at: record + 8))
      let name = cleaned(platform == 1 ? Array(text) : utf8(fromUTF16: Array(text)))
      if !name.isEmpty { best = (rank, name) }
    }
    if let best { return best.name }
  }
  return nil
}

/// Without control characters, and without spaces around it.
private func cleaned(_ bytes: [UInt8]) -> String {
  var bytes = bytes.filter { $0 >= 0x20 && $0 != 0x7F }
  while bytes.last == 0x20 { bytes.removeLast() }
  return String(bytes: Array(bytes.drop { $0 == 0x20 }))
}

/// Half a pair of surrogates becomes U+FFFD.
private func utf8(fromUTF16 bytes: [UInt8]) -> [UInt8] {
  var utf8: [UInt8] = []
  var index = 0
  func unit(_ index: Int) -> UInt32? {
    index + 1 < bytes.count ? UInt32(bytes[index]) << 8 | UInt32(bytes[index + 1]) : nil
  }
  while var scalar = unit(index) {
    index += 2
    if scalar & 0xFC00 == 0xD800, let low = unit(index), low & 0xFC00 == 0xDC00 {
      scalar = 0x10000 + (scalar & 0x3FF) << 10 + low & 0x3FF
      index += 2
    } else if scalar & 0xF800 == 0xD800 {
      scalar = 0xFFFD
    }
    let lower = { (shift: UInt32) in UInt8(0x80 | scalar >> shift & 0x3F) }
    switch scalar {
    case ..<0x80: utf8.append(UInt8(scalar))
    case ..<0x800: utf8 += [UInt8(0xC0 | scalar >> 6), lower(0)]
    case ..<0x10000: utf8 += [UInt8(0xE0 | scalar >> 12), lower(6), lower(0)]
    default: utf8 += [UInt8(0xF0 | scalar >> 18), lower(12), lower(6), lower(0)]
    }
  }
  return utf8
}
