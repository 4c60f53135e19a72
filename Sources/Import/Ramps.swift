import ColorScience
import Files
import Theme
import _Text

/// The colors, and instead of each ramp one of its colors: the step 500, 600, or the most colorful of the middle. A ramp
/// that the other role's color is from has none.
func representatives(of colors: [FoundColor], besides other: SRGB?) -> [FoundColor] {
  var rest: [(index: Int, color: FoundColor)] = []
  for (index, color) in colors.enumerated() where steppedName(color.name) == nil { rest.append((index, color)) }
  // Of Mantine's ramps, the color has no number.
  let taken = colors.filter { $0.color.asHex == other }.map { steppedName($0.name)?.stem ?? $0.name.bytes }
  for ramp in ramps(of: colors) where !ramp.isMantines {
    if ramp.isOfOneHue {
      let isOther = ramp.shades.count > 2 && taken.contains { $0 == ramp.stem }
      if !isOther, let shade = ramp.representative { rest.append((ramp.index, shade.color)) }
    } else {
      rest += ramp.shades.map { (ramp.index, $0.color) }
    }
  }
  rest.sort { $0.index < $1.index }
  return rest.map { $0.color }
}

/// The ramps of colors, in the order of their first shades.
private func ramps(of colors: [FoundColor]) -> [Ramp] {
  var ramps: [Ramp] = []
  for (index, color) in colors.enumerated() {
    guard let (stem, step) = steppedName(color.name) else { continue }
    // Colors of a ramp are near each other.
    if let ramp = ramps.indices.suffix(64).last(where: { ramps[$0].stem == stem }) {
      ramps[ramp].shades.append((step, color))
    } else {
      ramps.append(Ramp(stem: stem, index: index, shades: [(step, color)]))
    }
  }
  return ramps
}

/// Colors of one name with numbers: "ocean.50" to "ocean.900".
private struct Ramp {
  let stem: [UInt8]
  /// The index of the first.
  let index: Int
  var shades: [(step: Int, color: FoundColor)]

  /// Whether the hue hardly changes from one shade to the next, which tells a ramp from colors that are only numbered.
  var isOfOneHue: Bool {
    var before: Double?
    for shade in shades {
      let color = OKLCH(shade.color.color)
      guard color.chroma >= 0.03 else { continue }
      let turn = before.map { (color.hue - $0).magnitude } ?? 0
      if min(turn, 360 - turn) > 40 { return false }
      before = color.hue
    }
    return true
  }

  /// Whether it's nine of Mantine's ten shades. The tenth is the ramp's color, and has its name without a number.
  var isMantines: Bool { shades.count == 9 && shades.allSatisfy { $0.step < 10 } }

  /// The steps that say by themselves that they're the color: 40 of Material's tones, and 500 of a ramp that ends at 900 or so.
  private var usualSteps: [Int] {
    let steps = shades.map { $0.step }
    let (least, most) = (steps.min() ?? 0, steps.max() ?? 0)
    if most <= 100, steps.contains(40), most >= 80 { return [40] }
    return shades.count < 3 || most >= 700 && most <= 1000 && least > 0 ? [500, 600] : []
  }

  /// The shade that represents the ramp.
  var representative: (step: Int, color: FoundColor)? {
    for step in usualSteps {
      if let shade = shades.last(where: { $0.step == step }) { return shade }
    }
    let sorted = shades.sorted { OKLab($0.color.color).lightness < OKLab($1.color.color).lightness }
    guard sorted.count > 2 else {
      return sorted.min {
        (OKLab($0.color.color).lightness - 0.55).magnitude < (OKLab($1.color.color).lightness - 0.55).magnitude
      }
    }
    var best: (step: Int, color: FoundColor)?
    // A ramp's ends are for text and backgrounds.
    for shade in sorted[1..<(sorted.count - 1)]
    where OKLCH(shade.color.color).chroma > best.map({ OKLCH($0.color.color).chroma }) ?? -1 {
      best = shade
    }
    return best
  }
}

/// "blue-500" as "blue" and 500, "Purple40" as "Purple" and 40; nil without a number.
private func steppedName(_ name: String) -> (stem: [UInt8], step: Int)? {
  let bytes = name.bytes
  let digits = bytes.reversed().prefix { $0.isDigit }.count
  guard digits > 0, digits < 5, digits < bytes.count, let step = Int(digits: bytes.suffix(digits)) else { return nil }
  var stem = bytes.dropLast(digits)
  while let last = stem.last,
    last == UInt8(ascii: "-") || last == UInt8(ascii: ".") || last == UInt8(ascii: "_")
      || last == UInt8(ascii: "/") || last == 0x20
  {
    stem.removeLast()
  }
  return stem.isEmpty ? nil : (Array(stem), step)
}

/// The step of each ramp that has the ramp's color; nil if none has it.
struct RampSteps {
  private var steps: [(stem: [UInt8], step: Int?)] = []

  init(_ colors: [FoundColor]) {
    for ramp in ramps(of: colors.filter { !$0.isDark }) where ramp.shades.count > 3 && ramp.isOfOneHue {
      guard let shade = ramp.representative else { continue }
      steps.append((ramp.stem, ramp.isMantines ? nil : shade.step))
    }
  }

  /// A name without the step that has its ramp's color; nil for the other steps of one.
  func plainName(_ name: String) -> String? {
    guard let (stem, step) = steppedName(name), let ramp = steps.first(where: { $0.stem == stem }) else { return name }
    return ramp.step == step ? String(bytes: stem) : nil
  }
}

/// The shades of the ramps that a color is in, by their names.
func shades(beside color: SRGB?, among colors: [FoundColor]) -> [SRGB] {
  // A ramp's color may have its name, without a number.
  let stems = colors.filter { $0.color.asHex == color }.map { steppedName($0.name)?.stem ?? $0.name.bytes }
  guard !stems.isEmpty else { return [] }
  let shades = colors.filter { color in steppedName(color.name).map { stems.contains($0.stem) } ?? false }
  let ramp = Ramp(stem: stems[0], index: 0, shades: shades.map { (0, $0) })
  return ramp.isOfOneHue ? shades.map { $0.color.asHex } : []
}

/// The colors without the shades of ramps that have one of these.
func withoutRamps(of others: [SRGB], _ colors: [FoundColor], among found: [FoundColor]) -> [FoundColor] {
  guard !others.isEmpty else { return colors }
  let taken = ramps(of: found).filter { ramp in
    ramp.shades.count > 2 && ramp.isOfOneHue
      && ramp.shades.contains { shade in others.contains { $0 == shade.color.color } }
  }.flatMap { ramp in ramp.shades.map { $0.color.color } }
  return colors.filter { color in !taken.contains { $0 == color.color } }
}

/// Whether a name is a palette's own, of a color without shades: what it's for is said elsewhere.
func isLonePrimitive(_ name: String, among colors: [FoundColor]) -> Bool {
  guard let (stem, _) = steppedName(name), name.words.first?.isOne(of: primitiveWords) == true else { return false }
  return colors.filter { steppedName($0.name)?.stem == stem }.count == 1
    && colors.contains { $0.name.words.first?.isOne(of: primitiveWords) != true }
}

private let primitiveWords: [StaticString] = ["palette", "primitive", "primitives", "core", "scale", "ref", "global"]
