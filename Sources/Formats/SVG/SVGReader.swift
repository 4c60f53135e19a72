import Catalog
import ColorScience

extension Findings {
  /// Reads the hexes that a picture paints with, each once.
  init(svg files: [File]) {
    for file in files {
      for color in hexes(in: file.bytes) where colors.count < 256 && !colors.contains(where: { $0.color == color }) {
        add(FoundColor(name: "", color: color))
      }
    }
  }
}

/// The colors of six-digit hexes that are whole attribute values or end in a semicolon.
private func hexes(in bytes: [UInt8]) -> [SRGB] {
  var colors: [SRGB] = []
  var place = 0
  while place + 7 < bytes.count, colors.count < ImportError.mostColors {
    defer { place += 1 }
    guard bytes[place] == UInt8(ascii: "#") else { continue }
    switch bytes[place + 7] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: ";"): break
    default: continue
    }
    if let color = try? SRGB(hex: String(bytes: Array(bytes[place..<place + 7]))) { colors.append(color) }
  }
  return colors
}
