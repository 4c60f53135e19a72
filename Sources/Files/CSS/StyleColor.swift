import ColorScience
import _Text

/// A value of a style sheet, as a color.
enum StyleColor {
  case none
  case opaque(SRGB)
  /// One with an alpha below 1.
  case seeThrough
  /// `light-dark()`.
  case pair(light: SRGB, dark: SRGB)
  /// A color by a function that we don't follow.
  case unsupported
  /// It refers to what isn't there, or leads back to itself.
  case unresolved

  /// - Parameters:
  ///   - value: The value with everything it refers to put in.
  ///   - channels: The functions that the sheet puts variables of bare numbers in; empty if numbers are never colors.
  init(_ value: [UInt8], channels: [StaticString]? = nil, depth: Int = 0) {
    self = .none
    guard let first = value.first, value.count < 200, depth < 8 else { return }
    if first.isDigit || first == UInt8(ascii: ".") {
      if let channels { self = bareNumbers(value, channels) }
      return
    }
    if let color = cssColor(value) {
      self = color.opacity >= 1 ? .opaque(color.asFound) : .seeThrough
      return
    }
    guard let open = value.firstIndex(of: UInt8(ascii: "(")), value.last == UInt8(ascii: ")") else { return }
    let name = String(bytes: Array(value[..<open])).asciiLowercased
    let arguments = parts(of: value[(open + 1)..<(value.count - 1)], separatedBy: UInt8(ascii: ",")).map { trimmed($0) }
    let color = { (index: Int) -> SRGB? in
      guard index < arguments.count, case .opaque(let color) = StyleColor(arguments[index], depth: depth + 1) else {
        return nil
      }
      return color
    }
    if name.same(as: "light-dark") {
      if arguments.count == 2, let light = color(0), let dark = color(1) { self = .pair(light: light, dark: dark) }
    } else if name.same(as: "rgba") || name.same(as: "color.rgba") {
      guard arguments.count == 2, let given = color(0), let alpha = share(arguments[1]) else { return }
      self = alpha >= 1 ? .opaque(given) : .seeThrough
    } else if let changed = color(0).flatMap({ changed($0, by: name, arguments, color(1)) }) {
      self = .opaque(changed)
    } else if color(0) != nil || name.isOne(of: colorFunctions) {
      self = .unsupported
    }
  }
}

extension CSSColor {
  /// The color as it's kept: in sRGB if it's in its gamut.
  fileprivate var asFound: SRGB {
    let shown = displayable(in: .displayP3)
    // Rounding puts the edge of sRGB a little outside.
    let rounded = SRGB(shown.rgb)
    let distance = max(
      (shown.red - rounded.red).magnitude, (shown.green - rounded.green).magnitude,
      (shown.blue - rounded.blue).magnitude)
    return distance < 0.0005 ? rounded : shown
  }
}

private func cssColor(_ bytes: [UInt8]) -> CSSColor? {
  bytes.withUnsafeBufferPointer { try? CSSColor(utf8: $0) }
}

/// Functions whose result is a color, though we don't follow them.
private let colorFunctions: [StaticString] = [
  "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color", "color-mix", "color.adjust",
  "color.scale",
  "color.change", "shift-color", "theme-color",
]

/// A color changed by one of Sass's functions; nil for the others.
/// Source: sass-lang.com, "sass:color"; getbootstrap.com, "Sass", "Color functions".
private func changed(_ color: SRGB, by name: String, _ arguments: [[UInt8]], _ other: SRGB?) -> SRGB? {
  func amount(_ index: Int) -> Double? { index < arguments.count ? share(arguments[index]) : nil }
  switch true {
  case name.same(as: "darken"): return amount(1).map { step in color.withLightness { $0 - step } }
  case name.same(as: "lighten"): return amount(1).map { step in color.withLightness { $0 + step } }
  case name.same(as: "mix"), name.same(as: "color.mix"):
    return other.map { mixed(color, $0, share: amount(2) ?? 0.5) }
  case name.same(as: "tint-color"), name.same(as: "tint"):
    return amount(1).map { mixed(SRGB(red: 1, green: 1, blue: 1), color, share: $0) }
  case name.same(as: "shade-color"), name.same(as: "shade"):
    return amount(1).map { mixed(SRGB(red: 0, green: 0, blue: 0), color, share: $0) }
  case name.same(as: "unquote"), name.same(as: "string.unquote"): return color
  default: return nil
  }
}

extension SRGB {
  /// The color with another lightness in HSL. Tiny errors are rounded away, because half a step of a hex is common there.
  func withLightness(_ change: (Double) -> Double) -> SRGB {
    var hsl = HSL(self)
    hsl.lightness = change(hsl.lightness).within(0...1)
    let color = SRGB(hsl)
    let rounded = { (channel: Double) in (channel * 1e9).rounded() / 1e9 }
    return SRGB(red: rounded(color.red), green: rounded(color.green), blue: rounded(color.blue))
  }
}

/// A share of the first color, and the rest of the second, channel by channel.
func mixed(_ first: SRGB, _ second: SRGB, share: Double) -> SRGB {
  let rest = 1 - share
  return SRGB(
    red: first.red * share + second.red * rest, green: first.green * share + second.green * rest,
    blue: first.blue * share + second.blue * rest)
}

/// 0.2 of "20%", and 0.2 of "0.2"; "$weight: 20%" counts as well. Nil for anything else.
private func share(_ argument: [UInt8]) -> Double? {
  let colon = argument.firstIndex(of: UInt8(ascii: ":"))
  var digits = trimmed(argument[(colon.map { $0 + 1 } ?? 0)...])
  guard digits.last == UInt8(ascii: "%") else { return decimal(digits).map { $0.within(0...1) } }
  digits.removeLast()
  return decimal(digits).map { ($0 / 100).within(0...1) }
}

/// Three bare numbers as a color: `37 99 235`, `222.2 47.4% 11.2%`, `0.546 0.245 262.9`.
private func bareNumbers(_ value: [UInt8], _ uses: [StaticString]) -> StyleColor {
  guard let text = functionOfBareNumbers(value, uses)?.text, let color = cssColor(text) else { return .none }
  return color.opacity >= 1 ? .opaque(color.asFound) : .seeThrough
}

/// The function that makes a color of three bare numbers, and the numbers in it; nil if they aren't a color. It's
/// recognized by their form and size, or else by the functions that the sheet puts such numbers in.
func functionOfBareNumbers(_ value: [UInt8], _ uses: [StaticString]) -> (name: StaticString, text: [UInt8])? {
  let opacity = parts(of: value[...], separatedBy: UInt8(ascii: "/"))
  let fields = opacity[0].split { $0 <= 0x20 || $0 == UInt8(ascii: ",") }.map { Array($0) }
  guard fields.count == 3, opacity.count < 3 else { return nil }
  let isShare = fields.map { $0.last == UInt8(ascii: "%") }
  let numbers = fields.map { field -> Double? in
    let end = field.firstIndex { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "d") } ?? field.count
    return end == field.count || field[end...].elementsEqual("%".bytes) || field[end...].elementsEqual("deg".bytes)
      ? decimal(Array(field[..<end])) : nil
  }
  guard let first = numbers[0], let second = numbers[1], let third = numbers[2] else { return nil }
  let isWhole = !value.contains(UInt8(ascii: "."))
  func isUsed(_ function: StaticString) -> Bool { uses.contains { $0.description.same(as: function.description) } }
  let function: StaticString
  if isShare[1], isShare[2] {
    function = isUsed("hwb") && !isUsed("hsl") ? "hwb" : isShare[0] ? "rgb" : "hsl"
  } else if isShare[0] || first <= 1 && second <= 0.5 && third <= 360 && (!isWhole || !isUsed("rgb") && isUsed("oklch"))
  {
    function = isUsed("oklab") && !isUsed("oklch") ? "oklab" : first > 1 && second > 0.5 ? "lch" : "oklch"
  } else if uses.count == 1, let use = uses.first {
    function = use
  } else if isWhole, first <= 255, second <= 255, third <= 255, isUsed("rgb") || uses.isEmpty {
    function = "rgb"
  } else {
    return nil
  }
  if function.description.same(as: "rgb"), first > 255 || second > 255 || third > 255 { return nil }
  var text = function.description.bytes + [UInt8(ascii: "(")]
  for field in fields { text += field + [0x20] }
  if opacity.count == 2 { text += [UInt8(ascii: "/")] + Array(opacity[1]) }
  text.append(UInt8(ascii: ")"))
  return (function, text)
}

extension StyleSheetScanner {
  /// A declaration with nothing around it.
  struct Declaration {
    let name: String
    let value: [UInt8]
    let isDark: Bool

    /// The value as an opaque color; nil if it isn't one.
    var color: SRGB? {
      guard case .opaque(let color) = StyleColor(value, channels: ["hsl"]) else { return nil }
      return color
    }
  }
}
