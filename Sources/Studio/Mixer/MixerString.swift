import Catalog
import ColorScience

// A mixer in a saved session: the base color's slug, then red, green and blue, the alpha in tenths, the raw values of the
// color space and the notation, and, if they were asked for, lightness, chroma and hue:
// `atomic-tangerine~1-0.5-0.454902-8-0-2`.

extension Mixer {
  /// The base color and what was mixed; nil if nothing was.
  var string: String? {
    guard mixture != Mixture(base) || notation != .decimal else { return nil }
    let color = mixture.color
    var numbers: [Double] = [color.red, color.green, color.blue]
    for number in [mixture.alphaTenths, Int(mixture.colorSpace.rawValue), Int(notation.rawValue)] {
      numbers.append(Double(number))
    }
    if let asked = mixture.asked { numbers += [asked.lightness, asked.chroma, asked.hue] }
    return base.slug + "~" + numbers.map { FixedDecimal($0, places: 6).text }.text(separatedBy: "-")
  }

  /// Reads a base color and what was mixed; nil if either can't be read.
  init?(string: String) {
    let (slug, mixture) = string.cut(at: "~")
    guard let base = BaseColor(slug: slug), let mixture else { return nil }
    let numbers = mixture.fields(separatedBy: "-").compactMap { Numeral($0.bytes)?.value }
    guard numbers.count == 6 || numbers.count == 9, numbers[3] < 256, numbers[4] < 256, numbers[5] < 256,
      let colorSpace = ColorSpace(rawValue: UInt8(numbers[4])),
      let notation = Notation(rawValue: UInt8(numbers[5]))
    else { return nil }
    let color = SRGB(
      red: exactByte(min(1, numbers[0])), green: exactByte(min(1, numbers[1])), blue: exactByte(min(1, numbers[2])))
    var asked: OKLCH?
    if numbers.count == 9 {
      asked = OKLCH(lightness: min(1, numbers[6]), chroma: min(0.4, numbers[7]), hue: min(360, numbers[8]))
    }
    self.init(
      base,
      Mixture(
        color, alphaTenths: min(10, Int(numbers[3])),
        colorSpace: colorSpace, asked: asked), notation)
  }
}
