import ColorScience

/// The Material Design palettes of 2014.
public enum Material {
  /// The 19 hues in Material order, Red to Blue Grey.
  public static let ramps: [Ramp] = lines(of: materialTable).compactMap(ramp)

  /// The primary colors: every hue at 500.
  public static let primaries: [Tint] = ramps.compactMap { Tint($0, .s500) }

  /// The accent colors: the 16 hues that have one, at A200.
  public static let accents: [Tint] = ramps.compactMap { Tint($0, .a200) }

  private static func ramp(_ line: Substring) -> Ramp? {
    let parts = line.fields(separatedBy: "|")
    guard parts.count == 2 else { return nil }
    let swatches = zip(Step.allCases, parts[1].fields(separatedBy: " ")).compactMap(swatch)
    return Ramp(name: String(parts[0]), swatches: swatches)
  }

  private static func swatch(step: Step, cell: Substring) -> Swatch? {
    guard let color = try? SRGB(hex: Substring(cell.utf8.prefix(6))) else { return nil }
    return Swatch(step: step, color: color, text: cell.utf8.last == UInt8(ascii: "w") ? .white : .black)
  }
}
