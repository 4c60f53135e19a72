import ColorScience
import Formats
import _Text

extension Findings {
  /// Reads colors in RGB, HSB, CMYK, CIELAB and gray, with names if version 2 is there.
  init(aco files: [File]) throws(ImportError) {
    for file in files {
      var reader = ByteReader(file.bytes, .bigEndian)
      let first = try reader.swatches()
      let second = reader.left > 0 ? try? reader.swatches() : nil
      for (name, color) in second ?? first {
        if themeString == nil { themeString = Formats.themeString(inNoteOf: name.bytes) }
        add(color, named: name)
      }
    }
  }
}

extension ByteReader {
  /// One version's colors; those in other models are left out.
  fileprivate mutating func swatches() throws(ImportError) -> [(name: String, color: SRGB)] {
    guard let version = uint16(), version == 1 || version == 2, let count = uint16() else {
      throw .damaged("This isn’t a Photoshop swatch file: it should begin with version 1 or 2.")
    }
    let breaksOff = ImportError.damaged(
      "This Photoshop swatch file isn’t complete: it’s cut off in the middle of a swatch.")
    var swatches: [(name: String, color: SRGB)] = []
    for _ in 0..<count {
      guard let model = uint16(), let first = uint16(), let second = uint16(), let third = uint16(),
        let fourth = uint16()
      else { throw breaksOff }
      var name = ""
      if version == 2 {
        guard let length = uint32(), let text = utf16(Int(clamping: length)) else { throw breaksOff }
        name = text
      }
      if let color = SRGB(model: model, first, second, third, fourth) { swatches.append((name, color)) }
    }
    return swatches
  }
}

extension SRGB {
  /// A color as Photoshop writes it; nil for color books.
  /// Source: Adobe Photoshop File Formats Specification, November 2019, "Color space IDs".
  fileprivate init?(model: UInt16, _ first: UInt16, _ second: UInt16, _ third: UInt16, _ fourth: UInt16) {
    func part(_ number: UInt16) -> Double { Double(number) / 65535 }
    func signed(_ number: UInt16) -> Double { Double(Int16(bitPattern: number)) / 100 }
    switch model {
    case 0: self.init(red: part(first), green: part(second), blue: part(third))
    case 1: self.init(hue: part(first), saturation: part(second), brightness: part(third))
    case 2:
      self.init(
        cyan: 1 - part(first), magenta: 1 - part(second), yellow: 1 - part(third), black: 1 - part(fourth))
    case 7: self.init(lightness: Double(first) / 100, a: signed(second), b: signed(third))
    case 8:
      let gray = (Double(first) / 10000).unit
      self.init(red: gray, green: gray, blue: gray)
    default: return nil
    }
  }
}
