import ColorScience
import _Text

/// The Material Design palettes of 2014.
public enum Material {
  /// The 19 hues in Material order, Red to Blue Grey.
  public static let ramps: [Ramp] = materialTable.description.fields(separatedBy: "\n").compactMap(ramp)

  /// The primary colors: every hue at 500.
  public static let primaries: [Tint] = ramps.compactMap { Tint($0, .s500) }

  /// The accent colors: the 16 hues that have accents, at A200.
  public static let accents: [Tint] = ramps.compactMap { Tint($0, .a200) }

  private static func ramp(_ line: String) -> Ramp? {
    let (name, cells) = line.cut(at: "|")
    var swatches: [Swatch] = []
    for cell in (cells ?? "").fields(separatedBy: " ") {
      let bytes = cell.bytes
      guard bytes.count == 7, let step = Step(rawValue: UInt8(swatches.count)),
        let color = try? SRGB(hex: String(bytes: Array(bytes[..<6])))
      else { return nil }
      swatches.append(Swatch(step: step, color: color, text: bytes[6] == UInt8(ascii: "w") ? .white : .black))
    }
    return Ramp(name: name, swatches: swatches)
  }
}
