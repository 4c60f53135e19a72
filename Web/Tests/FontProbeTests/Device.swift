import Catalog
import _Text

@testable import FontProbe

/// A simulated device: it sets a text in the first of the given fonts that has the letter, letter by
/// letter, as browsers do.
struct Device {
  /// The installed fonts by name, with the script each has letters for.
  var fonts: [String: Script] = [:]
  /// Names that mean another font.
  var aliases: [String: String] = [:]
  /// The generic families.
  var generics = ["monospace": "Generic Mono", "sans-serif": "Generic Sans", "serif": "Generic Serif"]
  /// The fonts that have a real bold and italic.
  var styled: Set<String> = []
  /// The scale of a CSS pixel on the screen.
  var zoom = 1.0

  enum Script { case latin, arabic, hebrew, other }

  /// The size of a text in a CSS font value such as `72px "Lato", serif` or `bold 72px "Lato", serif`.
  func size(_ measurement: FontProbe.Measurement) -> FontProbe.TextSize {
    let value = measurement.font.split(separator: "72px ", maxSplits: 1, omittingEmptySubsequences: false)
    let stack = value[1].split(separator: ", ").map { face(named: String($0)) }
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    if stack.first.map(styled.contains) == true {
      for byte in value[0].utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    for scalar in measurement.text.unicodeScalars {
      let face = stack.first { covers($0, scalar) } ?? "the last resort"
      for byte in face.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      hash = (hash ^ UInt64(scalar.value)) &* 0x100_0000_01B3
    }
    let width = Double(hash >> 44) * zoom
    return FontProbe.TextSize(width: width, left: 1, right: width - 2, ascent: Double(hash & 0xFF), descent: 3)
  }

  /// The families a probe finds here, and how many measurements it takes.
  func families(on platform: Platform?, listed: [Family]? = nil) -> (names: [String], measurements: Int) {
    var probe = FontProbe(platform: platform, listed: listed)
    var count = 0
    while let measurement = probe.next {
      probe.record(size(measurement))
      count += 1
    }
    return (probe.families.map(\.name), count)
  }

  private func face(named name: String) -> String {
    if let generic = generics[name] { return generic }
    let family = String(name.dropFirst().dropLast())
    return aliases[family] ?? family
  }

  private func covers(_ face: String, _ scalar: Unicode.Scalar) -> Bool {
    let isGeneric = generics.values.contains(face)
    guard let script = fonts[face] ?? (isGeneric ? .latin : nil) else { return false }
    return scalar.value == 0x20 || Script(scalar) == script
  }
}

extension Device.Script {
  fileprivate init(_ letter: Unicode.Scalar) {
    switch letter.value {
    case ..<0x250: self = .latin
    case 0x590..<0x600: self = .hebrew
    case 0x600..<0x700: self = .arabic
    default: self = .other
    }
  }
}
