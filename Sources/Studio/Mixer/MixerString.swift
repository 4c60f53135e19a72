import Catalog
import ColorScience

// A mixer in a saved session: the base color's slug, then red, green and blue, the alpha in tenths, and the raw values of
// the color space and the notation, `atomic-tangerine~1-0.5-0.454902-8-0-2`.

extension Mixer {
  /// The base color and what was mixed.
  var string: String {
    guard self != Mixer(base) else { return base.slug }
    var numbers: [Double] = [color.red, color.green, color.blue]
    for number in [alphaTenths, Int(colorSpace.rawValue), Int(notation.rawValue)] { numbers.append(Double(number)) }
    return base.slug + "~" + numbers.map { FixedDecimal($0, places: 6).text }.text(separatedBy: "-")
  }

  /// Reads a base color and, if there is more, what was mixed; nil if either can't be read.
  init?(string: String) {
    let (slug, mixture) = string.cut(at: "~")
    guard let base = BaseColor(slug: slug) else { return nil }
    self.init(base)
    guard let mixture else { return }
    let numbers = mixture.fields(separatedBy: "-").compactMap { Numeral($0.bytes)?.value }
    guard numbers.count == 6, numbers.allSatisfy({ $0 < 256 }),
      let colorSpace = ColorSpace(rawValue: UInt8(numbers[4])),
      let notation = Notation(rawValue: UInt8(numbers[5]))
    else { return nil }
    for (channel, number) in zip(Channel.of(.decimal), numbers) { move(channel, to: exactByte(number)) }
    step(alphaBy: Int(numbers[3]) - 10)
    self.colorSpace = colorSpace
    self.notation = notation
  }
}

/// The exact value of a byte, 0...1, for a number with six decimals that is close to one.
private func exactByte(_ value: Double) -> Double {
  let byte = (value * 255).rounded()
  return abs(value * 255 - byte) < 0.001 ? byte / 255 : value
}
