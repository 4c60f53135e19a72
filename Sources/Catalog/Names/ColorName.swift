import ColorScience
import _Text

// The catalog's names, besides CSS's: crayons such as "Sunset Orange" and Material swatches such as "Indigo 500".

extension SRGB {
  /// The color of the crayon or Material swatch with this name; nil if there is none.
  ///
  /// Letters may be uppercase or lowercase, and spaces, hyphens and apostrophes may be missing: "Sunset Orange",
  /// "sunset-orange", "pink-a200", "Blue Grey 500". If CSS has a color of the same name, put "crayon" first: "crayon
  /// red".
  public init?(catalogName name: String) {
    let key = nameKey(name)
    let place = catalogNames.endOfPrefix(where: { $0.key.lexicographicallyPrecedes(key) })
    guard place < catalogNames.count, catalogNames[place].key == key else { return nil }
    self = catalogNames[place].color
  }
}

/// Every name, sorted by its key.
private let catalogNames: [(key: [UInt8], color: SRGB)] = {
  var names: [(key: [UInt8], color: SRGB)] = []
  for crayon in Crayon.all {
    names.append((nameKey(crayon.name), crayon.color))
    names.append((nameKey("crayon" + crayon.name), crayon.color))
  }
  for ramp in Material.ramps {
    for swatch in ramp.swatches { names.append((nameKey(ramp.name + swatch.step.label), swatch.color)) }
  }
  names.sort { $0.key.lexicographicallyPrecedes($1.key) }
  return names
}()

/// The letters and digits of a name, in lowercase, with "gray" for "grey"; other characters outside ASCII stay, so they
/// match nothing.
private func nameKey(_ name: String) -> [UInt8] {
  var key: [UInt8] = []
  for byte in name.asciiLowercased.bytes {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: key.append(byte)
    case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "'"), UInt8(ascii: "("),
      UInt8(ascii: ")"):
      continue
    // Names contain nothing else.
    default: return []
    }
  }
  if key.count >= 4 {
    for start in 0...key.count - 4 where Array(key[start..<start + 4]) == Array("grey".bytes) {
      key[start + 2] = UInt8(ascii: "a")
    }
  }
  return key
}
