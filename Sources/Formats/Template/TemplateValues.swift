import ColorScience
import Theme
import _Text

extension TemplateWriter {
  func scheme(_ place: TemplatePlace) -> ExportedScheme {
    switch place.scheme {
    case 0: theme.light
    case 1: theme.dark
    case 2: theme.lightHighContrast
    default: theme.darkHighContrast
    }
  }

  func ramp(_ place: TemplatePlace) -> ExportedRamp { place.ramp == 0 ? theme.primary : theme.accent }
  func font(_ place: TemplatePlace) -> ExportedFont { place.font == 0 ? theme.title : theme.body }
  func role(_ name: [UInt8]) -> SchemeRole? { roleNames.firstIndex(of: name).map { SchemeRole.allCases[$0] } }

  /// Whether what `if` asks for is so.
  func holds(_ condition: [UInt8], at place: TemplatePlace) -> Bool {
    if condition.isSame(as: "name") { return theme.name != nil }
    if condition.isSame(as: "wide") { return theme.isWide }
    if condition.isSame(as: "outside") { return color(condition, at: place)?.isWide == true }
    if condition.isSame(as: "title") { return place.font == 0 }
    if condition.isSame(as: "accents") { return ramp(place).hasAccents }
    if condition.isSame(as: "chosen") { return place.shade == ramp(place).chosen }
    if condition.isSame(as: "role") { return place.role != nil }
    if condition.isSame(as: "heavy") { return font(place).weight >= 700 }
    if condition.isSame(as: "bold") { return font(place).hasBold }
    if condition.isSame(as: "samples") { return !samples.isEmpty }
    if condition.isSame(as: "long") { return theme.posterName.width > 26 }
    return condition == place.key
  }

  /// What a value's words stand for.
  func value(_ words: [[UInt8]], at place: TemplatePlace) -> [UInt8] {
    let forms = words.dropFirst()
    if words[0].isSame(as: "fit") { return size(words, at: place) }
    if let number = posterMeasure(words[0], at: place) {
      return (number + (forms.first.map { Int(decimal($0) ?? 0) } ?? 0)).text.bytes
    }
    if let color = color(words[0], at: place) {
      return forms.dropFirst().reduce(colorText(color, forms.first ?? [])) { written($0, as: $1) }
    }
    return forms.reduce(text(words[0], at: place).bytes) { written($0, as: $1) }
  }

  private func text(_ word: [UInt8], at place: TemplatePlace) -> String {
    if word.isSame(as: "note") { return theme.note }
    if word.isSame(as: "name") { return theme.name ?? "" }
    if word.isSame(as: "display") { return theme.displayName }
    if word.isSame(as: "poster") { return theme.posterName }
    if word.isSame(as: "pair") { return shortened(theme.title.name) + " with " + shortened(theme.body.name) }
    if word.isSame(as: "samples") { return place.scheme == 0 ? samples.light : samples.dark }
    if word.isSame(as: "rules") { return samples.rules }
    if word.isSame(as: "key") { return String(bytes: place.key) }
    if word.isSame(as: "scheme") { return place.schemeName.description }
    if word.isSame(as: "ramp") { return place.rampName.description }
    if word.isSame(as: "full") { return ramp(place).label }
    if word.isSame(as: "label"), let shade = place.shade { return ramp(place).shades[shade].label }
    if word.isSame(as: "palette"), let palette = place.palette { return palettes[palette].name }
    if word.isSame(as: "tone") { return TonalColors.tones[place.tone].text }
    if word.isSame(as: "kind") { return place.fontName.description }
    let font = font(place)
    if word.isSame(as: "font") { return font.name }
    if word.isSame(as: "family") { return font.cssName }
    if word.isSame(as: "stack") { return font.cssStack }
    if word.isSame(as: "generic") { return font.generic }
    if word.isSame(as: "weight") { return font.weight.text }
    if word.isSame(as: "weights") { return font.weights.map { $0.text }.text(separatedBy: ", ") }
    guard let role = place.role else { return "" }
    let known = SchemeRole.allCases[role]
    return word.isSame(as: "purpose") ? known.purpose : known.name
  }

  /// The color that a word stands for; nil if it's no color.
  func color(_ word: [UInt8], at place: TemplatePlace) -> SchemeColor? {
    let ramp = ramp(place)
    if word.isSame(as: "color") || word.isSame(as: "outside") {
      if let palette = place.palette { return SchemeColor(palettes[palette].colors[place.tone]) }
      if let shade = place.shade { return SchemeColor(ramp.shades[shade].color) }
      return place.role.map { scheme(place).colors[$0] }
    }
    if word.isSame(as: "ink") { return place.shade.map { SchemeColor(ramp.shades[$0].color.asHex.blackOrWhite) } }
    if word.isSame(as: "chosen") { return SchemeColor(ramp.color) }
    if word.isSame(as: "black") { return SchemeColor(.black) }
    if word.isSame(as: "base") { return SchemeColor(ramp.color("500")) }
    if word.isSame(as: "accent-base") { return SchemeColor(ramp.color("A200")) }
    if word.isSame(as: "lighter") || word.isSame(as: "darker") {
      return SchemeColor(
        ramp.neighbor(
          of: scheme(place)[place.ramp == 0 ? .primary : .accent].painted, isDarker: word.isSame(as: "darker"),
          under: scheme(place)[place.ramp == 0 ? .onPrimary : .onAccent].hex))
    }
    return role(word).map { scheme(place)[$0] }
  }

  /// `fit 34 800 font`: the size of a text, 34 at most, that's 800 wide if every letter is as wide as it's high.
  private func size(_ words: [[UInt8]], at place: TemplatePlace) -> [UInt8] {
    let width = String(bytes: value(Array(words.dropFirst(3)), at: place)).width
    let size = min(decimal(words[1]) ?? 0, (decimal(words[2]) ?? 0) / Double(max(width, 1)))
    return FixedDecimal(size, places: 1).text.bytes
  }
}

/// A color as a template asks for it.
@inline(never)
private func colorText(_ color: SchemeColor, _ form: [UInt8]) -> [UInt8] {
  let (painted, plain) = (color.painted, color.hex)
  var digits: [UInt8] { plain.hexDigits.bytes }
  if form.isSame(as: "hex") { return [UInt8(ascii: "#")] + digits }
  if form.isSame(as: "digits") { return digits }
  // For every program, and the same in Display P3 for those that know it.
  if form.isSame(as: "fill") {
    return ("fill=\"" + plain.hex + (color.isWide ? "\" style=\"fill: " + painted.css : "") + "\"").bytes
  }
  if form.isSame(as: "css") { return painted.css.bytes }
  if form.isSame(as: "oklch") { return painted.oklch.bytes }
  if form.isSame(as: "r") { return Array(digits[0..<2]) }
  if form.isSame(as: "g") { return Array(digits[2..<4]) }
  if form.isSame(as: "b") { return Array(digits[4..<6]) }
  let wide = DisplayP3(painted)
  if form.isSame(as: "red") { return wide.red.fraction.bytes }
  if form.isSame(as: "green") { return wide.green.fraction.bytes }
  if form.isSame(as: "blue") { return wide.blue.fraction.bytes }
  if form.isSame(as: "p3") { return list([wide.red, wide.green, wide.blue].map { $0.unit }) }
  if form.isSame(as: "srgb") { return list([plain.red, plain.green, plain.blue]) }
  let (hue, saturation, brightness) = plain.hsb
  if form.isSame(as: "hue") { return list([hue]) }
  if form.isSame(as: "saturation") { return list([saturation]) }
  if form.isSame(as: "brightness") { return list([brightness]) }
  let channels = [plain.rgb >> 16, plain.rgb >> 8 & 255, plain.rgb & 255].map { Int($0) }
  if form.isSame(as: "columns") {
    return channels.map { ($0 < 10 ? "  " : $0 < 100 ? " " : "") + $0.text }.text(separatedBy: " ").bytes
  }
  return channels.map { $0.text }.text(separatedBy: ", ").bytes
}

private func list(_ numbers: [Double]) -> [UInt8] {
  numbers.map { FixedDecimal($0, places: 6).text }.text(separatedBy: ", ").bytes
}

/// A text as a template asks for it.
@inline(never)
private func written(_ text: [UInt8], as form: [UInt8]) -> [UInt8] {
  let string = String(bytes: text)
  if form.isSame(as: "\"") { return text.quotedCode(by: UInt8(ascii: "\"")) }
  if form.isSame(as: "'") { return text.quotedCode(by: UInt8(ascii: "'")) }
  if form.isSame(as: "\"$") { return text.quotedCode(by: UInt8(ascii: "\""), escaping: UInt8(ascii: "$")) }
  if form.isSame(as: "'$") { return text.quotedCode(by: UInt8(ascii: "'"), escaping: UInt8(ascii: "$")) }
  // In Sass, a number sign could begin an interpolation.
  if form.isSame(as: "#") { return string.fields(separatedBy: "#").text(separatedBy: "\\#").bytes }
  if form.isSame(as: "xml") { return text.escapedMarkup }
  if form.isSame(as: "android") { return text.androidString }
  if form.isSame(as: "json") {
    var bytes: [UInt8] = []
    bytes.append(jsonString: string)
    return bytes
  }
  if form.isSame(as: "short") { return shortened(string).bytes }
  if form.isSame(as: "lower") { return string.asciiLowercased.bytes }
  if form.isSame(as: "plain") { return text.filter { $0 != UInt8(ascii: "A") } }
  if form.isSame(as: "snake") { return text.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: "_") : $0 } }
  if form.isSame(as: "spaced") { return text.map { $0 == UInt8(ascii: "-") ? 0x20 : $0 } }
  let isUppercase = !form.isSame(as: "camel")
  if form.isSame(as: "Word") { return [text[0] - 32] + text.dropFirst() }
  return string.camelCased(startingUppercase: isUppercase).bytes
}

extension SRGB {
  /// The color as oklch(), which also holds what's outside sRGB. Reading it gives the same hex: fewer decimals wouldn't.
  fileprivate var oklch: String {
    let color = OKLCH(isInGamut ? asHex : self)
    let lightness = FixedDecimal(color.lightness, places: 5).text
    let chroma = FixedDecimal(color.chroma, places: 5).text
    let hue = FixedDecimal(color.hueIsPowerless ? 0 : color.hue, places: 2).text
    return "oklch(" + lightness + " " + chroma + " " + hue + ")"
  }
}

extension Double {
  /// A channel with four decimals at most and at least one: "0.2471", "1.0".
  fileprivate var fraction: String {
    let text = FixedDecimal(self, places: 4).text
    return text.bytes.contains(UInt8(ascii: ".")) ? text : text + ".0"
  }
}

extension ExportedRamp {
  /// A shade that's lighter or darker than a color, and the color itself if there's none. A darker one is the second that
  /// text reads on, because MUI paints hovered buttons in it.
  fileprivate func neighbor(of main: SRGB, isDarker: Bool, under text: SRGB) -> SRGB {
    let luminance = main.relativeLuminance
    let colors = shades.filter { !$0.isAccent }.map { $0.color }
    guard isDarker else { return colors.last { $0.relativeLuminance > luminance } ?? main }
    let darker = colors.filter {
      $0.relativeLuminance < luminance && $0.asHex.contrastRatio(with: text) >= 4.5
    }
    return darker.dropFirst().first ?? darker.first ?? main
  }
}

extension String {
  /// How many letters wide it is, roughly: East Asian characters count as two.
  var width: Int {
    // A character's first byte; those from U+1000 on have three bytes or four.
    var width = 0
    let bytes = bytes
    for (index, byte) in bytes.enumerated() where byte & 0xC0 != 0x80 {
      width += 1
      guard byte >= 0xE1, index + 1 < bytes.count else { continue }
      let next = bytes[index + 1]
      let isWide = byte == 0xE1 ? next >= 0x84 : byte > 0xE2 || next >= 0xBA
      if isWide { width += 1 }
    }
    return width
  }
}
