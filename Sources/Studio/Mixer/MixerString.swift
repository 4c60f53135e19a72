import Catalog
import ColorScience
import _Text

// A mixer in a saved session: the base color's slug, then red, green and blue, the alpha in tenths, the raw values of the
// color space and the notation, and, if they were asked for, lightness, chroma and hue, or HSL's hue, saturation and
// lightness and a 1: `atomic-tangerine~1-0.5-0.454902-8-0-2`.

extension Mixer {
  /// The base color and what was mixed; nil if nothing was.
  var string: String? {
    guard mixture != Mixture(base) || notation != .decimal else { return nil }
    let color = mixture.color
    var numbers: [Double] = [color.red, color.green, color.blue]
    numbers += [
      Double(mixture.alphaThousandths) / 100, Double(mixture.colorSpace.rawValue), Double(notation.rawValue),
    ]
    switch mixture.asked {
    case .oklch(let asked): numbers += [asked.lightness, asked.chroma, asked.hue]
    case .hsl(let asked): numbers += [asked.hue, asked.saturation, asked.lightness, 1]
    case nil: break
    }
    return base.slug + "~" + numbers.map { FixedDecimal($0, places: 6).text }.text(separatedBy: "-")
  }

  /// Reads a base color and what was mixed; nil if either can't be read.
  init?(string: String) {
    let (slug, mixture) = string.cut(at: "~")
    guard let base = BaseColor(slug: slug), let mixture else { return nil }
    let numbers = mixture.fields(separatedBy: "-").compactMap { Numeral($0.bytes)?.value }
    guard numbers.count == 6 || numbers.count == 9 || numbers.count == 10, numbers[3] < 256, numbers[4] < 256,
      numbers[5] < 256,
      let colorSpace = ColorSpace(rawValue: UInt8(numbers[4])),
      let notation = Notation(rawValue: UInt8(numbers[5]))
    else { return nil }
    let color = SRGB(
      red: exactByte(min(1, numbers[0])), green: exactByte(min(1, numbers[1])), blue: exactByte(min(1, numbers[2])))
    var asked: Mixture.Asked?
    if numbers.count == 9 {
      asked = .oklch(OKLCH(lightness: min(1, numbers[6]), chroma: min(0.4, numbers[7]), hue: min(360, numbers[8])))
    } else if numbers.count == 10 {
      asked = .hsl(HSL(hue: min(360, numbers[6]), saturation: min(1, numbers[7]), lightness: min(1, numbers[8])))
    }
    self.init(
      base,
      Mixture(
        color, alpha: numbers[3] / 10,
        colorSpace: colorSpace, asked: asked), notation)
  }
}
