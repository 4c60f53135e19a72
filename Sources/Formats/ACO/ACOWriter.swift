import ColorScience
import Theme

extension ExportedTheme {
  /// Every color, first as version 1, which has no names, then as version 2, as Photoshop saves them. The last color is
  /// the primary again, and has the theme string as its name.
  /// Source: Adobe Photoshop File Formats Specification, November 2019, "Color Swatches".
  var aco: [UInt8] {
    let swatches = swatches + [(note, primary.color.asHex)]
    var aco = ByteWriter(.bigEndian)
    for version in [UInt16(1), 2] {
      aco.uint16(version)
      aco.count16(swatches.count)
      for (name, color) in swatches {
        aco.uint16(0)  // RGB
        for shift in [UInt32(16), 8, 0] { aco.uint16(UInt16(color.rgb >> shift & 255) * 257) }
        aco.uint16(0)
        guard version == 2 else { continue }
        let units = name.utf16Units(atMost: 65535)
        aco.count32(units.count + 1)
        for unit in units { aco.uint16(unit) }
        aco.uint16(0)
      }
    }
    return aco.bytes
  }
}
