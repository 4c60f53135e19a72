import Catalog
import ColorScience

// A mixture in the session that is kept, after the pigment's slug: red, green and blue, the alpha in tenths, the display
// and the notation by their numbers, `atomic-tangerine~1-0.5-0.454902-8-0-2`.

extension Mixer {
  /// The pigment and the mixture as text.
  var text: String {
    guard self != Mixer(pigment) else { return pigment.slug }
    var numbers: [Double] = [color.red, color.green, color.blue]
    for number in [alphaTenths, Int(display.rawValue), Int(notation.rawValue)] { numbers.append(Double(number)) }
    return pigment.slug + "~" + numbers.map { FixedDecimal($0, places: 6).text }.text(separatedBy: "-")
  }

  /// Reads a pigment, and a mixture where one stands behind it; nil where no pigment is called that, or the mixture is
  /// none.
  init?(text: String) {
    let (slug, mixture) = text.cut(at: "~")
    guard let pigment = Pigment(slug: slug) else { return nil }
    self.init(pigment)
    guard let mixture else { return }
    let numbers = mixture.fields(separatedBy: "-").compactMap { Numeral($0.bytes)?.value }
    guard numbers.count == 6, numbers.allSatisfy({ $0 < 256 }), let display = Display(rawValue: UInt8(numbers[4])),
      let notation = Notation(rawValue: UInt8(numbers[5]))
    else { return nil }
    for (channel, number) in zip(Channel.of(.decimal), numbers) { move(channel, to: exactByte(number)) }
    step(alphaBy: Int(numbers[3]) - 10)
    self.display = display
    self.notation = notation
  }
}

/// A byte's value of 0...1 in full, where a number of six decimals is one.
private func exactByte(_ value: Double) -> Double {
  let byte = (value * 255).rounded()
  return abs(value * 255 - byte) < 0.001 ? byte / 255 : value
}
