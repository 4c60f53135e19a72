import Foundation

/// A font file without letters, whose tables say what it is.
struct OwnFont {
  var family: String
  var weight = 400
  var isItalic = false
  var fsType = 0

  var data: Data {
    let style = u16(4) + u16(500) + u16(weight) + u16(5) + u16(fsType) + zeros(52) + u16(isItalic ? 1 : 64) + zeros(40)
    let head = zeros(18) + u16(1000) + zeros(34)
    let lines = zeros(4) + u16(800) + u16(-200) + zeros(28)
    let face = "\(family) \(weight)\(isItalic ? " Italic" : "")"
    let tables = [
      ("OS/2", style), ("head", head), ("hhea", lines),
      ("name", names([(1, family), (4, face), (6, face.replacing(" ", with: "-"))])), ("post", zeros(32)),
    ]
    var directory: [UInt8] = [0, 1, 0, 0] + u16(tables.count) + zeros(6)
    var body: [UInt8] = []
    for (tag, table) in tables {
      let offset = 12 + 16 * tables.count + body.count
      directory += Array(tag.utf8) + zeros(4) + u32(offset) + u32(table.count)
      body += table
    }
    return Data(directory + body)
  }

  private func names(_ names: [(Int, String)]) -> [UInt8] {
    var (records, storage): ([UInt8], [UInt8]) = ([], [])
    for (identifier, name) in names {
      let text = name.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
      records += u16(3) + u16(1) + u16(0x409) + u16(identifier) + u16(text.count) + u16(storage.count)
      storage += text
    }
    return u16(0) + u16(names.count) + u16(6 + records.count) + records + storage
  }

  private func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }
  private func u16(_ number: Int) -> [UInt8] { [UInt8(number >> 8 & 255), UInt8(number & 255)] }
  private func u32(_ number: Int) -> [UInt8] { u16(number >> 16) + u16(number & 0xFFFF) }
}
