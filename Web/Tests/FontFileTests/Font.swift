import _Text

/// A font file for tests: an sfnt with the tables that say what it is, and no letters.
struct Font {
  /// A record of the `name` table.
  struct Name {
    var platform = 3
    var encoding = 1
    var language = 0x409
    var identifier = 1
    var bytes: [UInt8]

    init(_ text: String, platform: Int = 3, language: Int = 0x409, identifier: Int = 1) {
      (self.platform, self.language, self.identifier) = (platform, language, identifier)
      bytes = platform == 1 ? Array(text.utf8) : text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    }
  }

  var version: [UInt8] = [0, 1, 0, 0]
  var names: [Name]
  var weight = 400
  var isItalic = false
  var isFixedPitch = false
  /// The `wght` axis, if there is one.
  var axis: (least: Int, greatest: Int)?

  var bytes: [UInt8] {
    var tables: [(String, [UInt8])] = [("OS/2", metrics), ("name", nameTable), ("post", post)]
    if let axis { tables.append(("fvar", fvar(axis.least, axis.greatest))) }
    var head = version + u16(tables.count) + [0, 0, 0, 0, 0, 0]
    var body: [UInt8] = []
    for (tag, table) in tables {
      head += Array(tag.utf8) + u32(0) + u32(12 + 16 * tables.count + body.count) + u32(table.count)
      body += table
    }
    return head + body
  }

  private var metrics: [UInt8] {
    u16(4) + u16(500) + u16(weight) + [UInt8](repeating: 0, count: 56) + u16(isItalic ? 1 : 64)
  }

  private var nameTable: [UInt8] {
    var records: [UInt8] = []
    var storage: [UInt8] = []
    for name in names {
      records += u16(name.platform) + u16(name.encoding) + u16(name.language) + u16(name.identifier)
      records += u16(name.bytes.count) + u16(storage.count)
      storage += name.bytes
    }
    return u16(0) + u16(names.count) + u16(6 + records.count) + records + storage
  }

  private var post: [UInt8] { u32(0x0003_0000) + u32(0) + u32(0) + u32(isFixedPitch ? 1 : 0) }

  private func fvar(_ least: Int, _ greatest: Int) -> [UInt8] {
    let width = Array("wdth".utf8) + u32(75 << 16) + u32(100 << 16) + u32(100 << 16) + u32(0)
    let weight = Array("wght".utf8) + u32(least << 16) + u32(400 << 16) + u32(greatest << 16) + u32(0)
    return u16(1) + u16(0) + u16(16) + u16(2) + u16(2) + u16(20) + u16(0) + u16(0) + width + weight
  }

  private func u16(_ number: Int) -> [UInt8] { [UInt8(number >> 8 & 255), UInt8(number & 255)] }
  private func u32(_ number: Int) -> [UInt8] { u16(number >> 16) + u16(number & 0xFFFF) }
}
