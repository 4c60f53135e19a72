import ColorScience
import Formats
import _Text

extension Findings {
  /// Reads colors with their names.
  init(gpl files: [File]) throws(ImportError) {
    for file in files { try read(gpl: file.bytes) }
    // Palettes together have no name.
    if files.count > 1 { name = nil }
  }

  private mutating func read(gpl bytes: [UInt8]) throws(ImportError) {
    var number = 0
    var hasAlpha = false
    for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      number += 1
      if number == 1 {
        guard line[line.indexAfterByteOrderMark...].starts(with: "GIMP Palette".bytes) else {
          throw .damaged("This isn’t a GIMP palette: it should begin with “GIMP Palette”.")
        }
      } else if line.starts(with: "Name:".bytes) {
        name = String(bytes: trimmed(line.dropFirst(5)))
      } else if line.starts(with: "Channels:".bytes) {
        hasAlpha = trimmed(line.dropFirst(9)).elementsEqual("RGBA".bytes)
      } else if let (color, name, isOpaque) = swatch(line, hasAlpha: hasAlpha) {
        if isOpaque { add(color, named: name) } else { leaveOut(name, because: .seeThrough) }
        if hasMoreColors { return }
      }
    }
  }

  /// Three numbers of 0...255 and a name, with an alpha between them if Aseprite wrote the palette.
  private func swatch(
    _ line: ArraySlice<UInt8>, hasAlpha: Bool
  ) -> (color: SRGB, name: String, isOpaque: Bool)? {
    var rest = line
    var channels: [Int] = []
    while channels.count < (hasAlpha ? 4 : 3) {
      rest = rest.drop { $0 == 0x20 || $0 == 0x09 }
      let digits = rest.prefix { $0.isDigit }
      guard digits.count <= 4, let channel = Int(digits: digits) else { return nil }
      channels.append(channel)
      rest = rest.dropFirst(digits.count)
    }
    guard rest.first.map({ $0 <= 0x20 }) ?? true, channels.allSatisfy({ $0 <= 255 }) else { return nil }
    let color = SRGB(UInt32(channels[0]) << 16 | UInt32(channels[1]) << 8 | UInt32(channels[2]))
    return (color, String(bytes: trimmed(rest)), channels.count == 3 || channels[3] == 255)
  }
}
