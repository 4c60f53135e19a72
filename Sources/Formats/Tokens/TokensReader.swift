import ColorScience
import _Text

extension Findings {
  /// Reads design tokens of any age: 2025.10, older drafts with hexes as values, `value` and `type` without `$`, Tokens
  /// Studio's, and any JSON in which names have hexes.
  init(tokens files: [File]) throws(ImportError) {
    for file in files where file.path.asciiLowercased.words.last?.same(as: "json") ?? true {
      let name = file.path.fields(separatedBy: "/").last ?? ""
      var reader = TokenReader(try JSON(file.bytes))
      reader.read(fileName: name, into: &self)
    }
  }
}

/// A walk over the groups of a tokens file.
struct TokenReader {
  private let root: JSON
  /// Whether a name may be a list of names, as in CSS. Figma's are names, commas and all.
  private let hasFontLists: Bool
  /// How many more names the search for aliases may read, so a file full of them takes no longer.
  private var budget = 4_000_000

  /// Where the walk is.
  private struct Group {
    /// The names on the way, with periods between them.
    var path: [UInt8] = []
    var isDark = false
    /// The type of the tokens that don't have their own.
    var type: [UInt8]?
  }

  init(_ root: JSON) {
    self.root = root
    hasFontLists = root["$extensions"]?["com.figma.modeName"] == nil
  }

  mutating func read(fileName: String, into findings: inout Findings) {
    var group = Group()
    let mode = root["$extensions"]?["com.figma.modeName"]?.text ?? ""
    let words = fileName.words + mode.words
    guard !words.contains(where: { $0.same(as: "contrast") }) else { return }
    group.isDark = words.contains { $0.same(as: "dark") }
    walk(root, group, &findings)
  }

  private mutating func walk(_ json: JSON, _ group: Group, _ findings: inout Findings) {
    guard let value = json["$value"] ?? json.tokenWithoutDollar else {
      var group = group
      if let type = (json["$type"] ?? json["type"])?.bytes { group.type = type }
      for (key, child) in json.members {
        if key.first == UInt8(ascii: "$"), !key.isSame(as: "$root".bytes) { continue }
        step(into: child, named: key.bytes, group, &findings)
      }
      return
    }
    add(value, type: (json["$type"] ?? json["type"])?.bytes ?? group.type, group, &findings)
  }

  private mutating func step(into child: JSON, named key: [UInt8], _ group: Group, _ findings: inout Findings) {
    var inner = group
    if !inner.path.isEmpty, !key.isEmpty { inner.path.append(UInt8(ascii: ".")) }
    inner.path += key.prefix(200)
    guard inner.path.count < 2000 else { return }
    guard child.isObject || child.isArray else {
      if let bytes = child.bytes, bytes.first == UInt8(ascii: "#") { add(child, type: nil, inner, &findings) }
      return
    }
    if key.count < 100, child["$value"] == nil {
      let words = String(bytes: key).words
      if words.contains(where: { $0.same(as: "contrast") }) { return }
      if words.contains(where: { $0.same(as: "dark") }), child.tokenWithoutDollar == nil { inner.isDark = true }
    }
    walk(child, inner, &findings)
  }

  private mutating func add(_ value: JSON, type: [UInt8]?, _ group: Group, _ findings: inout Findings) {
    let type = type.map { String(bytes: $0).asciiLowercased.bytes } ?? []
    if type.starts(with: "font".bytes) || type.elementsEqual("typography".bytes) {
      let isFamily = type.starts(with: "fontfamil".bytes)
      guard let family = family(of: isFamily ? value : value["fontFamily"], hops: 8), findings.fonts.count < 64 else {
        return
      }
      findings.add(FoundFont(name: String(bytes: group.path), family: family))
    } else if type.isEmpty || type.elementsEqual("color".bytes), findings.colors.count < ImportError.mostColors,
      let color = color(of: value, hops: 8)
    {
      findings.add(FoundColor(name: String(bytes: group.path), color: color, isDark: group.isDark))
    }
  }

  /// An opaque color; nil for others.
  private mutating func color(of value: JSON, hops: Int) -> SRGB? {
    if let bytes = value.bytes {
      guard bytes.count < 200 else { return nil }
      if let target = alias(bytes, hops: hops) { return color(of: target, hops: hops - 1) }
      return bytes.withUnsafeBufferPointer { bytes in
        guard let color = try? CSSColor(utf8: bytes), color.opacity >= 1 else { return nil }
        return color.displayable(in: .displayP3)
      }
    }
    guard value.isObject else { return nil }
    if let alpha = (value["alpha"] ?? value["a"])?.number, alpha < 1 { return nil }
    if let color = CSSColor(token: value) { return color.displayable(in: .displayP3) }
    if let red = value["r"]?.number, let green = value["g"]?.number, let blue = value["b"]?.number {
      return SRGB(red: red.unit, green: green.unit, blue: blue.unit)
    }
    return value["hex"]?.text.flatMap { try? SRGB(hex: $0) }
  }

  /// The first family of a value.
  private mutating func family(of value: JSON?, hops: Int) -> String? {
    guard let value else { return nil }
    if value.isArray {
      for (_, first) in value.members { return first.text }
      return nil
    }
    guard let bytes = value.bytes, !bytes.isEmpty, bytes.count < 2000 else { return nil }
    if let target = alias(bytes, hops: hops) { return family(of: target, hops: hops - 1) }
    return hasFontLists && bytes.contains(UInt8(ascii: ",")) ? cssFamily(bytes) : String(bytes: bytes)
  }

  /// The token that "{color.primary}" refers to, from the root or from one of its groups, as in Tokens Studio's sets.
  private mutating func alias(_ bytes: [UInt8], hops: Int) -> JSON? {
    guard hops > 0, bytes.count > 2, bytes.first == UInt8(ascii: "{"), bytes.last == UInt8(ascii: "}") else {
      return nil
    }
    let names = bytes.dropFirst().dropLast().split(separator: UInt8(ascii: ".")).map { Array($0) }
    if let value = token(names, in: root) { return value }
    for (_, set) in root.members {
      budget -= 1
      guard budget > 0 else { return nil }
      if let value = token(names, in: set) { return value }
    }
    return nil
  }

  private mutating func token(_ names: [[UInt8]], in group: JSON) -> JSON? {
    var json = group
    for name in names {
      guard json.isObject else { return nil }
      var found: JSON?
      for (key, value) in json.members {
        budget -= 1
        guard budget > 0 else { return nil }
        if key.isSame(as: name) {
          found = value
          break
        }
      }
      guard let found else { return nil }
      json = found
    }
    return json["$value"] ?? json.tokenWithoutDollar ?? (json.isObject ? nil : json)
  }
}

extension JSON {
  /// The value of a token as they were before `$`.
  fileprivate var tokenWithoutDollar: JSON? {
    guard let value = self["value"] else { return nil }
    // A group may have a token called "value".
    return value.isObject && value["value"] != nil ? nil : value
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
