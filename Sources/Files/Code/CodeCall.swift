import ColorScience
import _Text

/// A function or type that's called, and what it's called with.
struct CodeCall {
  /// The function's name with the names before it: `Color`, `Color.fromARGB`.
  var callee: [String]
  /// The value that it's a method of, if that isn't a name.
  var base = CodeValue.none
  /// The first few arguments.
  var arguments: [(label: String?, value: CodeValue)] = []
  /// How many there are.
  var count = 0
  var language = CodeLanguage.javaScript

  static let mostArguments = 8

  /// The value it makes; `group` if that's more than one.
  var value: CodeValue {
    let name = callee.last?.asciiLowercased ?? ""
    switch base {
    case .none: break
    // "ColorScheme.light().copyWith(…)" has other values.
    case .group, .computed: return .group
    default: return modified(by: name)
    }
    guard count > 0, count <= Self.mostArguments else { return .group }
    if count == 1, name.isOne(of: casts) { return arguments[0].value }
    if let last = callee.last, callee.count > 1, isModifier(last) {
      var call = self
      call.base = .name(Array(callee.dropLast()))
      return call.modified(by: name)
    }
    if arguments.contains(where: { $0.value.isLiteral }), name.isComputing { return .computed }
    if arguments.contains(where: { $0.value.number != nil }), let color = labeledColor ?? positionalColor(name) {
      return color
    }
    return passedOn(name) ?? .group
  }

  /// The number with one of these labels.
  private func number(_ labels: StaticString...) -> Double? {
    for (label, value) in arguments {
      guard let label = label?.asciiLowercased else { continue }
      if labels.contains(where: { label.same(as: $0) }) { return value.number }
    }
    return nil
  }

  private var opacity: Double? { number("alpha", "opacity", "a", "o", "transparency") }

  /// Whether it names Display P3, or light instead of encoded channels.
  private func names(_ word: StaticString) -> Bool {
    let wanted = word.description
    return arguments.contains { label, value in
      if let label, label.contains(ignoringASCIICase: wanted) { return true }
      guard case .name(let chain) = value, let last = chain.last else { return false }
      return last.contains(ignoringASCIICase: wanted)
    } || callee.last?.contains(ignoringASCIICase: wanted) == true
  }

  /// `red:green:blue:`, `hue:saturation:brightness:`, `white:` and similar.
  private var labeledColor: CodeValue? {
    if let red = number("red", "r", "displayp3red", "srgbred", "calibratedred", "devicered", "genericred"),
      let green = number("green", "g"), let blue = number("blue", "b")
    {
      return color(red, green, blue, opacity)
    }
    if let hue = number("hue", "h"), let saturation = number("saturation", "s") {
      let turn = hue > 1 ? hue / 360 : hue
      let part = saturation > 1 ? saturation / 100 : saturation
      if let lightness = number("lightness", "l") {
        let hsl = HSL(
          hue: turn * 360, saturation: part.unit, lightness: (lightness > 1 ? lightness / 100 : lightness).unit)
        return opaque(SRGB(hsl), opacity)
      }
      guard let brightness = number("brightness", "value", "b", "v") else { return nil }
      let height = brightness > 1 ? brightness / 100 : brightness
      return opaque(SRGB(hue: turn, saturation: part, brightness: height), opacity)
    }
    if let white = number("white", "calibratedwhite", "genericgamma22white", "devicewhite") {
      return opaque(SRGB(red: white.unit, green: white.unit, blue: white.unit), opacity)
    }
    return nil
  }

  /// `fromARGB(255, 9, 105, 218)`, `Color(0.2f, 0.5f, 0.9f)` and similar.
  private func positionalColor(_ name: String) -> CodeValue? {
    let numbers = arguments.compactMap { $0.label == nil ? $0.value.number : nil }
    guard numbers.count == 3 || numbers.count == 4 else { return nil }
    let last = numbers.count == 4 ? numbers[3] : nil
    if name.isOne(of: ["fromargb", "argb"]), let last {
      return color(numbers[1], numbers[2], last, numbers[0], ofBytes: true)
    }
    if name.same(as: "fromrgbo" as StaticString) {
      return color(numbers[0], numbers[1], numbers[2], last, ofBytes: true)
    }
    if name.isOne(of: ["fromahsl", "fromahsv"]), let last {
      let third = last.unit
      let hsl = SRGB(HSL(hue: numbers[1], saturation: numbers[2].unit, lightness: third))
      let hsv = SRGB(hue: numbers[1] / 360, saturation: numbers[2], brightness: third)
      return opaque(name.same(as: "fromahsl" as StaticString) ? hsl : hsv, numbers[0])
    }
    if name.isOne(of: ["hsl", "hsla"]) {
      let scale = numbers[1] > 1 || numbers[2] > 1 ? 100.0 : 1
      return opaque(
        SRGB(HSL(hue: numbers[0], saturation: (numbers[1] / scale).unit, lightness: (numbers[2] / scale).unit)), last)
    }
    if name.isOne(of: ["hsv", "hsb"]) {
      let scale = numbers[1] > 1 || numbers[2] > 1 ? 100.0 : 1
      return opaque(SRGB(hue: numbers[0] / 360, saturation: numbers[1] / scale, brightness: numbers[2] / scale), last)
    }
    guard name.isOne(of: ["rgb", "rgba", "color", "uicolor", "nscolor", "hexcolor"]) else { return nil }
    return color(numbers[0], numbers[1], numbers[2], last)
  }

  /// A color of red, green and blue in 0...1, or in 0...255 if that's how they're written.
  private func color(
    _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double?, ofBytes: Bool = false
  ) -> CodeValue? {
    let areBytes = ofBytes || max(red, green, blue) > 2 || language == .kotlin && areWhole
    let scale = areBytes ? 255.0 : 1
    guard !areBytes || max(red, green, blue) <= 255, min(red, green, blue) >= -1 else { return .computed }
    let (red, green, blue) = (red / scale, green / scale, blue / scale)
    let read =
      names("p3")
      ? SRGB(DisplayP3(red: red, green: green, blue: blue))
      : names("linear")
        ? SRGB(LinearSRGB(red: red, green: green, blue: blue)) : SRGB(red: red, green: green, blue: blue)
    return opaque(read, alpha)
  }

  private var areWhole: Bool {
    arguments.allSatisfy { if case .number(_, let isWhole) = $0.value { isWhole } else { true } }
  }

  /// A color unless it's see-through. An alpha is in 0...1 or in 0...255; 1 is opaque.
  private func opaque(_ color: SRGB, _ alpha: Double?) -> CodeValue {
    let alpha = alpha ?? 1
    let isOpaque = alpha >= 255 || alpha >= 1 && alpha <= 1.01
    return isOpaque ? .color(color.ofCode) : .seeThrough
  }

  /// The color that its only argument is, whatever it's called, or the name of one.
  private func passedOn(_ name: String) -> CodeValue? {
    guard !isStyle, let (label, value) = arguments.first else { return nil }
    switch value {
    case .none, .group, .number: return nil
    case .name where count > 1, .computed where count > 1: return nil
    default: break
    }
    let makesColor = callee.contains { $0.makesColor }
    let isHex = label.map { $0.asciiLowercased.isOne(of: hexLabels) } ?? true
    guard isHex else { return nil }
    // An alpha may follow.
    let rest = arguments.dropFirst()
    guard rest.allSatisfy({ $0.label != nil && ($0.value.number != nil || !makesColor) || makesColor }) else {
      return nil
    }
    if rest.contains(where: { $0.value.number == nil && !makesColor }) { return nil }
    var made: CodeValue?
    switch value {
    case .color, .seeThrough: made = makesColor || count == 1 ? value : nil
    case .hex(let digits):
      made = makesColor || label != nil || digits.count >= 6 ? CodeValue(colorOf: digits, language) : nil
    case .text(let text):
      if makesColor || label != nil || text.first == UInt8(ascii: "#") {
        made = CodeValue(colorText: text, language)
        if made == nil, makesColor, count == 1 || label == nil, isIdentifier(text) {
          made = .name([String(bytes: text)])
        }
      }
    case .name(let chain):
      // "Color(.blue)" is the other color. A call that isn't about colors is nothing.
      if makesColor, count == 1 { made = .name(chain) }
    case .computed: made = makesColor ? .computed : nil
    default: break
    }
    guard let made else { return nil }
    if case .color = made, let alpha = opacity ?? rest.compactMap({ $0.value.number }).first, alpha < 1 {
      return .seeThrough
    }
    return made
  }

  /// The result of calling a method on a value.
  private func modified(by name: String) -> CodeValue {
    if name.isOne(of: opacities) {
      guard let alpha = opacity ?? arguments.first(where: { $0.label == nil })?.value.number else {
        return count == 0 ? base : .computed
      }
      return alpha >= 1 && !(name.same(as: "withalpha" as StaticString) && alpha < 255) ? base : .seeThrough
    }
    if case .text(let text) = base { return CodeValue(colorText: text, language) ?? .computed }
    return name.isOne(of: conversions) ? base : .computed
  }
}

extension CodeCall {
  /// Whether it makes the style of a text or of a part of a screen: `TextStyle(color: …)`, `AppBarTheme(backgroundColor: …)`.
  var isStyle: Bool {
    callee.contains { name in
      guard name.hasWord(of: ["style", "theme", "decoration"]) else { return false }
      let words = name.words
      guard words.count > 1 else { return false }
      if words[0].same(as: "style") { return words[1].isOne(of: ["sheet", "from"]) }
      let isText = words[0].isOne(of: ["text", "span", "paragraph", "button", "box", "input"])
      if isText, words[words.count - 1].isOne(of: ["style", "decoration"]) { return true }
      return words.contains { $0.same(as: "theme") || $0.same(as: "decoration") }
        && words.contains { $0.isOne(of: partsOfScreens) }
    }
  }
}

private let partsOfScreens: [StaticString] = [
  "bar", "sheet", "button", "buttons", "card", "checkbox", "chip", "table", "picker", "dialog", "divider", "drawer",
  "dropdown", "tile", "icon", "input", "menu", "rail", "indicator", "radio", "scrollbar", "slider", "switch", "tab",
  "selection", "tooltip", "carousel", "badge", "banner",
]

/// Whether a method gives a value that's much the same, or the same with an alpha.
private func isModifier(_ name: String) -> Bool {
  let name = name.asciiLowercased
  return name.isOne(of: opacities) || name.isOne(of: conversions)
}

private let casts: [StaticString] = [
  "cgfloat", "double", "float", "int", "uint", "uint8", "uint32", "number", "parseint", "parsefloat", "parse",
]
private let opacities: [StaticString] = [
  "opacity", "withopacity", "withalpha", "withalphacomponent", "withvalues", "copy", "setalpha",
]
private let conversions: [StaticString] = [
  "toargb", "tocolor", "touicolor", "tohex", "tohexstring", "tostring", "hex", "value", "rgb", "string", "resolve",
  "css",
  "tolowercase", "touppercase", "trim", "cgcolor", "uicolor",
]
private let hexLabels: [StaticString] = [
  "hex", "hexstring", "hexvalue", "hexcode", "hexadecimal", "rgb", "rgba", "argb", "value", "string", "code", "from",
  "fromhex", "uicolor", "nscolor", "cgcolor", "color", "id", "named", "name", "_", "lightmode",
]
private let computing: [StaticString] = [
  "lighten", "darken", "lighter", "darker", "alpha", "fade", "mix", "blend", "invert", "complement", "saturate",
  "desaturate",
  "readable", "tint", "shade", "transparentize", "opacify", "lerp", "harmonize", "composite", "rotate", "adjust",
  "scale",
  "emphasize",
]

extension String {
  /// Whether a function of this name computes one color from another.
  fileprivate var isComputing: Bool { hasWord(of: computing) }

  /// Whether it makes a color of what it's given.
  fileprivate var makesColor: Bool {
    hasWord(of: ["colour", "hex", "rgb", "rgba", "argb", "solid", "swatch"]) || contains(ignoringASCIICase: "color")
  }
}

/// Whether a text is an identifier, such as the name of a color in an asset catalog.
private func isIdentifier(_ text: [UInt8]) -> Bool {
  guard let first = text.first, text.count < 60, !first.isDigit else { return false }
  return text.allSatisfy { $0.isLetterOrDigit || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "/") }
}

extension CodeValue {
  /// The color that hex digits of a number are: RRGGBB or AARRGGBB; nil for other lengths.
  init?(colorOf digits: [UInt8], _ language: CodeLanguage) {
    switch digits.count {
    case 6:
      guard let color = try? SRGB(hex: String(bytes: digits)) else { return nil }
      self = .color(color)
    case 8:
      // Swift's and JavaScript's own have the alpha last, but many write 0xFF first.
      let isLast = !digits.starts(with: "FF".bytes) && !digits.starts(with: "ff".bytes) && language == .swift
      let alpha = isLast ? digits.suffix(2) : digits.prefix(2)
      guard alpha.allSatisfy({ $0 | 0x20 == UInt8(ascii: "f") }) else {
        self = .seeThrough
        return
      }
      guard let color = try? SRGB(hex: String(bytes: Array(isLast ? digits.prefix(6) : digits.suffix(6)))) else {
        return nil
      }
      self = .color(color)
    default: return nil
    }
  }

  /// The color that a string given to a color's initializer is: hex digits with or without a #, or CSS.
  init?(colorText text: [UInt8], _ language: CodeLanguage) {
    var digits = text
    if digits.first == UInt8(ascii: "#") { digits.removeFirst() }
    if digits.count > 2, digits[0] == UInt8(ascii: "0"), digits[1] | 0x20 == UInt8(ascii: "x") { digits.removeFirst(2) }
    if digits.allSatisfy({ hexDigitValue($0) != nil }) {
      if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
      if digits.count == 8, language == .javaScript { digits = digits.suffix(2) + digits.prefix(6) }
      if let value = CodeValue(colorOf: digits, language) {
        self = value
        return
      }
    }
    guard let value = CodeValue(css: text) else { return nil }
    self = value
  }

  /// The color that a string is in CSS: #3F51B5 or rgb(…), not a color's name; nil if it isn't one.
  init?(css text: [UInt8]) {
    guard let first = text.first, text.count < 200 else { return nil }
    guard first == UInt8(ascii: "#") || text.contains(UInt8(ascii: "(")) else { return nil }
    self.init(anyCSS: text)
  }

  /// The color that a custom property has with this value, such as `15 186 129`; nil if it isn't one.
  init?(customProperty text: [UInt8]) {
    switch StyleColor(text, channels: []) {
    case .opaque(let color): self = .color(color)
    case .seeThrough: self = .seeThrough
    default: return nil
    }
  }

  /// The same, with the colors that CSS has names for.
  init?(anyCSS text: [UInt8]) {
    guard text.count < 200 else { return nil }
    let color = text.withUnsafeBufferPointer { try? CSSColor(utf8: $0) }
    guard let color else { return nil }
    self = color.opacity >= 1 ? .color(color.displayable(in: .displayP3).ofCode) : .seeThrough
  }
}

extension SRGB {
  /// The color as programs mean it: rounded to 8 bits if it's in sRGB, otherwise as a Display P3 screen shows it.
  var ofCode: SRGB {
    let rounded = SRGB(rgb)
    let distance = max(
      (red - rounded.red).magnitude, (green - rounded.green).magnitude, (blue - rounded.blue).magnitude)
    return distance < 0.002 ? rounded : displayable(in: .displayP3)
  }
}
