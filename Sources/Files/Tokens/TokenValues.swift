import ColorScience
@_spi(Project) import Formats
import _Text

/// The values of tokens, with those that they refer to put in.
struct TokenValues {
  private let tokens: [TokenList.Token]
  private var names = NameTable()
  /// Whether a name may be a list of names, as in CSS. Figma's are names, commas and all.
  private let hasFontLists: Bool
  private var colors: [StyleColor?]
  private var isOpen: [Bool]

  /// How deep colors that change others may be inside one another.
  private static let deepest = 32

  init(_ list: TokenList, hasFontLists: Bool) {
    tokens = list.tokens
    self.hasFontLists = hasFontLists
    colors = [StyleColor?](repeating: nil, count: tokens.count)
    isOpen = [Bool](repeating: false, count: tokens.count)
    for (index, token) in tokens.enumerated() {
      names.add(token.name, index, theme: token.theme, isDark: token.isDark)
      // Names in a set don't begin with the set's.
      if token.setLength > 0, token.setLength < token.name.utf8.count {
        let inner = String(bytes: Array(token.name.bytes.dropFirst(token.setLength)))
        names.add(inner, index, theme: token.theme, isDark: token.isDark, isPart: true, isDefault: true)
      }
    }
  }

  /// The token that a value is written at: its own, or the last of those that lead there by nothing but names.
  func source(of index: Int) -> Int {
    var source = index
    for _ in 0..<Self.deepest {
      guard tokens[source].modifier == nil, let next = wholeReference(of: source) else { return source }
      source = next
    }
    return index
  }

  /// The color of a token.
  mutating func color(at index: Int, depth: Int = 0) -> StyleColor {
    // A chain of names, however long, is followed without going deeper.
    var chain: [Int] = []
    var end = index
    while colors[end] == nil, !isOpen[end] {
      isOpen[end] = true
      chain.append(end)
      guard tokens[end].modifier == nil, let next = wholeReference(of: end) else { break }
      end = next
    }
    var color = colors[end] ?? .unresolved
    if colors[end] == nil, chain.last == end {
      color =
        wholeReference(of: end) != nil && tokens[end].modifier == nil ? .unresolved : ownColor(at: end, depth: depth)
    }
    for link in chain {
      colors[link] = color
      isOpen[link] = false
    }
    return color
  }

  /// The color that a token's own value makes.
  private mutating func ownColor(at index: Int, depth: Int) -> StyleColor {
    guard depth < Self.deepest else { return .unresolved }
    let token = tokens[index]
    let base = color(of: token.value, in: token, depth: depth)
    guard let modifier = token.modifier, case .opaque(let color) = base else { return base }
    return modified(color, by: modifier, in: token, depth: depth)
  }

  private mutating func color(of value: JSON, in token: TokenList.Token, depth: Int) -> StyleColor {
    if let bytes = value.bytes {
      guard bytes.count < 200 else { return .none }
      guard bytes.contains(UInt8(ascii: "{")) || bytes.first == UInt8(ascii: "$") else {
        if let index = reference(value, in: token) { return color(at: index, depth: depth + 1) }
        let digits = bytes.count == 6 || bytes.count == 8 ? bytes.allSatisfy { hexDigitValue($0) != nil } : false
        return StyleColor(digits ? "#".bytes + bytes : trimmed(bytes[...]))
      }
      if let index = reference(value, in: token) { return color(at: index, depth: depth + 1) }
      return expanded(bytes, in: token, depth: depth).map { StyleColor($0) } ?? .unresolved
    }
    guard value.isObject else { return .none }
    if value["$ref"] != nil || value["collection"] != nil {
      return reference(value, in: token).map { color(at: $0, depth: depth + 1) } ?? .unresolved
    }
    if let alpha = (value["alpha"] ?? value["a"])?.number, alpha < 1 { return .seeThrough }
    if let color = CSSColor(token: value) { return .opaque(color.displayable(in: .displayP3)) }
    if let red = value["r"]?.number, let green = value["g"]?.number, let blue = value["b"]?.number {
      return .opaque(SRGB(red: red.unit, green: green.unit, blue: blue.unit))
    }
    return value["hex"]?.text.flatMap { try? SRGB(hex: $0) }.map { .opaque($0) } ?? .none
  }

  /// A text with the names in braces replaced by their values: "rgba({brand.blue}, 1)".
  private mutating func expanded(_ bytes: [UInt8], in token: TokenList.Token, depth: Int) -> [UInt8]? {
    var result: [UInt8] = []
    var position = 0
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "{") else {
        result.append(bytes[position])
        position += 1
        continue
      }
      guard let end = bytes[position...].firstIndex(of: UInt8(ascii: "}")),
        let index = find(Array(bytes[position...end]), in: token)
      else { return nil }
      if case .opaque(let color) = color(at: index, depth: depth + 1) {
        result += color.css.bytes
      } else if let text = tokens[index].value.bytes, !text.contains(UInt8(ascii: "{")) {
        result += text
      } else if let number = tokens[index].value.number {
        result += FixedDecimal(number, places: 4).text.bytes
      } else {
        return nil
      }
      guard result.count < 200 else { return nil }
      position = end + 1
    }
    return result
  }

  // MARK: Modifiers

  /// A color as a modifier of Tokens Studio's changes it.
  /// Source: docs.tokens.studio, "Color modifiers".
  private mutating func modified(_ color: SRGB, by modifier: JSON, in token: TokenList.Token, depth: Int) -> StyleColor
  {
    guard let type = modifier["type"]?.bytes, let amount = amount(modifier["value"], in: token)?.within(0...1) else {
      return .unsupported
    }
    let space = modifier["space"]?.bytes.map { lowercased($0) } ?? "srgb".bytes
    switch true {
    case type.isSame(as: "alpha"): return amount >= 1 ? .opaque(color) : .seeThrough
    case type.isSame(as: "darken"): return .opaque(moved(color, by: amount, toward: 0, in: space))
    case type.isSame(as: "lighten"): return .opaque(moved(color, by: amount, toward: 1, in: space))
    case type.isSame(as: "mix"):
      guard let other = modifier["color"], case .opaque(let other) = self.color(of: other, in: token, depth: depth + 1)
      else { return .unsupported }
      return .opaque(mixed(other, color, share: amount))
    default: return .unsupported
    }
  }

  private func amount(_ value: JSON?, in token: TokenList.Token) -> Double? {
    guard let value else { return nil }
    if let number = value.number { return number }
    guard let bytes = value.bytes else { return nil }
    if let index = find(bytes, in: token), bytes.first == UInt8(ascii: "{") {
      return tokens[index].value.number ?? tokens[index].value.bytes.flatMap { decimal($0) }
    }
    return bytes.last == UInt8(ascii: "%") ? decimal(Array(bytes.dropLast())).map { $0 / 100 } : decimal(bytes)
  }

  /// A part of the way to black, 0, or white, 1.
  private func moved(_ color: SRGB, by amount: Double, toward end: Double, in space: [UInt8]) -> SRGB {
    let step = { (value: Double) in value + (end - value) * amount }
    if space.isSame(as: "hsl") { return color.withLightness(step) }
    if space.isSame(as: "lch") {
      var lab = CIELAB<D50>(XYZ<D50>(XYZ<D65>(LinearSRGB(color))))
      lab.lightness = step(lab.lightness / 100) * 100
      return SRGB(lab).displayable(in: .displayP3)
    }
    return SRGB(red: step(color.red), green: step(color.green), blue: step(color.blue))
  }

  // MARK: Fonts

  /// The first family of a token.
  /// - Parameter isFamily: Whether the token is a family, not typography that has one.
  func family(at index: Int, isFamily: Bool) -> String? {
    family(of: isFamily ? tokens[index].value : tokens[index].value["fontFamily"], in: tokens[index], hops: 16)
  }

  /// - Parameter isListed: Whether it's an item of an array, which is one name, commas and all.
  private func family(of value: JSON?, in token: TokenList.Token, hops: Int, isListed: Bool = false) -> String? {
    guard let value, hops > 0 else { return nil }
    if let index = reference(value, in: token) {
      let target = tokens[index]
      return family(of: target.value["fontFamily"] ?? target.value, in: target, hops: hops - 1)
    }
    if value.isArray {
      for (_, first) in value.members { return family(of: first, in: token, hops: hops - 1, isListed: true) }
      return nil
    }
    guard let bytes = value.bytes, let first = bytes.first, bytes.count < 2000 else { return nil }
    if first == UInt8(ascii: "{"), bytes.last == UInt8(ascii: "}") { return nil }
    if isListed || !hasFontLists { return String(bytes: bytes) }
    // A variable, an unfinished reference or a color.
    guard ![UInt8(ascii: "{"), UInt8(ascii: "$"), UInt8(ascii: "#")].contains(first),
      !bytes[...].begins(with: "var(")
    else { return nil }
    let isQuoted = (first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")) && bytes.dropFirst().contains(first)
    let family = bytes.contains(UInt8(ascii: ",")) || isQuoted ? cssFamily(bytes) : String(bytes: bytes)
    return family.isEmpty ? nil : family
  }

  // MARK: References

  /// The token that a value is nothing but a name of.
  private func wholeReference(of index: Int) -> Int? { reference(tokens[index].value, in: tokens[index]) }

  private func reference(_ value: JSON, in token: TokenList.Token) -> Int? {
    if value.isObject {
      if let pointer = value["$ref"]?.bytes { return find(pointer, in: token) }
      guard value["collection"] != nil, let name = value["name"]?.text else { return nil }
      return names.index(of: name, theme: token.theme, isDark: token.isDark)
    }
    guard let bytes = value.bytes, bytes.count > 2, bytes.count < 400 else { return nil }
    let isPreset = bytes[...].begins(with: "var(--wp--preset--") || bytes[...].begins(with: "var:preset|")
    let isName =
      isPreset || bytes.first == UInt8(ascii: "{") && bytes.firstIndex(of: UInt8(ascii: "}")) == bytes.count - 1
      || bytes.first == UInt8(ascii: "$")
    return isName ? find(bytes, in: token) : nil
  }

  /// The token of a name in braces, or of a pointer.
  private func find(_ bytes: [UInt8], in token: TokenList.Token) -> Int? {
    let parts = referenceNames(bytes).map { String(bytes: $0) }
    let find = { (parts: [String]) in
      names.index(of: parts.text(separatedBy: "."), theme: token.theme, isDark: token.isDark)
    }
    if let index = find(parts) { return index }
    // Style Dictionary used to end names in “value”; a group’s own token is its $root.
    if let last = parts.last, last.same(as: "value") || last.same(as: "$value") { return find(parts.dropLast()) }
    return find(parts + ["$root"])
  }
}

extension CSSColor {
  /// A color of the Color Module; nil if it isn't one.
  /// Source: Design Tokens Community Group, Color Module 2025.10, "Supported color spaces".
  fileprivate init?(token: JSON) {
    guard let name = token["colorSpace"]?.bytes, let components = token["components"], components.isArray else {
      return nil
    }
    guard let (_, space, scale) = spaces.first(where: { $0.name.description.bytes == name }) else { return nil }
    var numbers: [Double] = []
    for (_, component) in components.members {
      guard numbers.count < 3 else { return nil }
      // "none" counts as 0.
      guard let number = component.bytes == nil ? component.number : 0 else { return nil }
      numbers.append(number.within(-1000...1000) / (numbers.isEmpty ? 1 : scale))
    }
    guard numbers.count == 3 else { return nil }
    self.init(space, numbers[0], numbers[1], numbers[2])
  }
}

/// The spaces, and how many of a token's units are one of `CSSColor`'s in the second and third component.
private let spaces: [(name: StaticString, space: CSSColor.Space, scale: Double)] = [
  ("srgb", .srgb, 1), ("srgb-linear", .srgbLinear, 1), ("hsl", .hsl, 100),
  ("hwb", .hwb, 100), ("lab", .lab, 1), ("lch", .lch, 1), ("oklab", .oklab, 1),
  ("oklch", .oklch, 1), ("display-p3", .displayP3, 1), ("a98-rgb", .a98RGB, 1),
  ("prophoto-rgb", .proPhotoRGB, 1), ("rec2020", .rec2020, 1), ("xyz-d50", .xyzD50, 1),
  ("xyz-d65", .xyzD65, 1),
]
