import ColorScience
import Theme
import _Text

extension ExportedTheme {
  /// A swatch for every color, in groups. The last group has the chosen colors, and the theme string as its name.
  /// Source: Adobe Swatch Exchange 1.0, as described by Olivier Berten, "Swatches: file formats", selapa.net.
  var ase: [UInt8] {
    let chosen = SwatchGroup(
      name: note, swatches: [("primary", primary.color.asHex), ("accent", accent.color.asHex)])
    let groups = swatchGroups + [chosen]
    var ase = ByteWriter(.bigEndian)
    ase.append("ASEF".bytes)
    ase.uint16(1)
    ase.uint16(0)
    ase.count32(groups.reduce(0) { $0 + $1.swatches.count + 2 })
    for group in groups {
      ase.block(0xC001, named: group.name, [])
      for (name, color) in group.swatches {
        var value = ByteWriter(.bigEndian)
        value.append("RGB ".bytes)
        for channel in [color.red, color.green, color.blue] { value.float32(channel) }
        value.uint16(0)  // global: changing the swatch changes what's painted with it
        ase.block(0x0001, named: name, value.bytes)
      }
      ase.uint16(0xC002)
      ase.uint32(0)
    }
    return ase.bytes
  }
}

extension ByteWriter {
  /// A block: its type, its length, a name that ends in zero, and the rest.
  fileprivate mutating func block(_ type: UInt16, named name: String, _ rest: [UInt8]) {
    let units = name.utf16Units(atMost: 65534)
    uint16(type)
    count32(2 + 2 * (units.count + 1) + rest.count)
    count16(units.count + 1)
    for unit in units { uint16(unit) }
    uint16(0)
    append(rest)
  }
}
