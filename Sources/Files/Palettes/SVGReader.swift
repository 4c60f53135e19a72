import ColorScience
import Formats
import Theme
import _Text

extension Findings {
  /// Reads the hexes that a picture paints with, each once. The first two in the banner of our poster are the primary and the
  /// accent.
  init(svg files: [File]) {
    for file in files {
      if let banner = file.bytes.firstIndex(ofRun: "url(#banner)".bytes, from: 0) {
        for (color, role) in zip(hexes(in: file.bytes, from: banner), [Role.primary, .accent]) {
          add(FoundColor(name: role.key, color: color))
        }
      }
      for color in hexes(in: file.bytes) where colors.count < 256 && !colors.contains(where: { $0.color == color }) {
        add(FoundColor(name: "", color: color))
      }
    }
  }
}

/// The colors of six-digit hexes that are whole attribute values or end in a semicolon.
private func hexes(in bytes: [UInt8], from start: Int = 0) -> [SRGB] {
  var colors: [SRGB] = []
  var position = start
  while position + 7 < bytes.count, colors.count < Limits.importedColors {
    defer { position += 1 }
    guard bytes[position] == UInt8(ascii: "#") else { continue }
    switch bytes[position + 7] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: ";"): break
    default: continue
    }
    if let color = try? SRGB(hex: String(bytes: Array(bytes[position..<position + 7]))) { colors.append(color) }
  }
  return colors
}
