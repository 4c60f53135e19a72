/// A font in TrueType with nothing but names, a weight and measures: enough to be read, not to be drawn.
struct FontBytes {
  var family: String
  var weight = 400
  /// The field `fsType`: 2 forbids embedding.
  var permissions = 0

  /// Source: OpenType 1.9.1, the tables it must have to be read.
  var bytes: [UInt8] {
    var style = [UInt8](repeating: 0, count: 78)
    style.set(weight, at: 4)
    style.set(permissions, at: 8)
    var header = [UInt8](repeating: 0, count: 54)
    header.set(1000, at: 18)
    var lines = [UInt8](repeating: 0, count: 36)
    lines.set(900, at: 4)
    lines.set(0x10000 - 100, at: 6)
    let tables = [
      ("OS/2", style), ("head", header), ("hhea", lines), ("name", names), ("post", [UInt8](repeating: 0, count: 32)),
    ]
    var directory: [UInt8] = [0, 1, 0, 0]
    for number in [tables.count, 0, 0, 0] { directory.append(number) }
    var offset = 12 + 16 * tables.count
    for (tag, table) in tables {
      directory += Array(tag.utf8)
      for number in [0, 0, offset >> 16, offset & 0xFFFF, 0, table.count] { directory.append(number) }
      offset += table.count
    }
    return directory + tables.flatMap { $0.1 }
  }

  private var names: [UInt8] {
    let style = weight >= 600 ? "Bold" : "Regular"
    let texts = [(1, family), (4, family + " " + style), (6, family + "-" + style)]
      .map { ($0, $1.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }) }
    var table: [UInt8] = []
    for number in [0, texts.count, 6 + 12 * texts.count] { table.append(number) }
    var offset = 0
    for (identifier, text) in texts {
      for number in [3, 1, 0x409, identifier, text.count, offset] { table.append(number) }
      offset += text.count
    }
    return table + texts.flatMap { $0.1 }
  }
}

extension [UInt8] {
  fileprivate mutating func set(_ number: Int, at index: Int) {
    self[index] = UInt8(number >> 8)
    self[index + 1] = UInt8(number & 0xFF)
  }

  fileprivate mutating func append(_ number: Int) { self += [UInt8(number >> 8), UInt8(number & 0xFF)] }
}
