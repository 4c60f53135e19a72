import ColorScience
import Formats
import _Text

extension Findings {
  /// Reads the custom properties of style sheets, and the variables and maps of Sass and Less, that are colors or fonts; and
  /// the fonts of the page and its headings. A sheet without such variables has the colors of its properties.
  /// Source: CSS Custom Properties for Cascading Variables Level 1, 3; sass-lang.com, "Variables".
  init(css files: [File]) throws(ImportError) {
    var sheet = StyleSheet()
    let sheets = files.filter { CodeLanguage(path: $0.path) == nil }
    // dark.scss beside light.scss.
    let hasLight = sheets.contains { $0.path.fileWords.contains { $0.same(as: "light" as StaticString) } }
    for file in sheets.isEmpty ? files : sheets {
      let isDark = hasLight && file.path.fileWords.contains { $0.same(as: "dark" as StaticString) }
      sheet.read(file.styles.bytes, inDark: isDark)
    }
    sheet.nameThemes()
    if sheet.hasPlugin || sheet.declares("--color-base-100") || sheet.declares("--b1") && sheet.declares("--p") {
      vocabulary = .daisyUI
    }
    var values = StyleValues(sheet)
    var unresolvedFont: String?
    for index in sheet.declarations.indices where sheet.declarations[index].kind == .variable && !hasMoreColors {
      addVariable(at: index, &values, &unresolvedFont)
    }
    let hasColors = !colors.isEmpty
    for index in sheet.declarations.indices {
      switch sheet.declarations[index].kind {
      case .font: addFont(at: index, &values)
      case .color where !hasColors: addProperty(at: index, &values)
      default: break
      }
    }
    // A stack of fonts may begin with a variable that a script sets.
    if fonts.isEmpty, let name = unresolvedFont { leaveOut(name, because: .unresolved) }
    for name in sheet.computed where saysRole(name) { leaveOut(name, because: .computed) }
    if sheet.isCut { note("This is so long that only its beginning was read.") }
  }

  private mutating func addVariable(at index: Int, _ values: inout StyleValues, _ unresolvedFont: inout String?) {
    let declaration = values.sheet.declarations[index]
    let scope = values.sheet.scopes[declaration.scope]
    // Sass and Less keep a variable of a rule to that rule.
    let isLocal = declaration.name.bytes.first != UInt8(ascii: "-")
    let isPartOnly = scope.isPart && (isLocal || values.isGlobal(declaration.name))
    // Sass's !default gives way to what else there is.
    if declaration.isDefault, !scope.isPart, !values.counts(index) { return }
    guard let value = values.value(at: index) else {
      guard !isPartOnly, saysRole(declaration.name), !values.isMap(declaration.value) else { return }
      if declaration.name.hasWord(of: ["font"]) {
        unresolvedFont = unresolvedFont ?? declaration.name
      } else {
        leaveOut(declaration.name, because: .unresolved)
      }
      return
    }
    // A color that only a part of the page uses isn't the theme's.
    let name = isPartOnly ? String(bytes: scope.selector).cut(toBytes: 60) + " " + declaration.name : declaration.name
    let isNumber = value.first.map { $0 <= UInt8(ascii: "9") } ?? false
    let channels = isNumber && !saysNumbers(declaration.name) ? values.sheet.channelUses : nil
    let color = StyleColor(value, channels: channels)
    if case .none = color, let family = family(value, named: declaration.name) {
      add(FoundFont(name: name, family: family))
    }
    if case .seeThrough = color {
      add(seeThrough: value, named: name, isDark: scope.isDark, theme: scope.theme)
    } else {
      add(color, named: name, in: scope)
    }
  }

  /// Adds a color, for light and dark if it's a pair, or notes why it's left out.
  /// - Parameter use: What a property uses it for. Each color is added once for each use.
  private mutating func add(_ color: StyleColor, named name: String, in scope: Scope, for use: FoundColor.Use? = nil) {
    let modes: [(color: SRGB, isDark: Bool)]
    switch color {
    case .opaque(let color): modes = [(color, scope.isDark)]
    case .pair(let light, let dark): modes = [(light, false), (dark, true)]
    case .seeThrough: return leaveOut(name, because: .seeThrough)
    case .unsupported: return leaveOut(name, because: .unsupported)
    case .unresolved, .none: return
    }
    for (color, isDark) in modes {
      let found = FoundColor(name: name, color: color, isDark: isDark, theme: scope.theme, use: use ?? .unknown)
      let isKnown = use != nil && colors.contains { $0.color == color && $0.use == found.use && $0.isDark == isDark }
      if !isKnown { add(found) }
    }
  }

  /// Whether someone would miss it.
  private func saysRole(_ name: String) -> Bool {
    name.hasWord(of: roleWords) && !name.hasWord(of: measureWords)
  }

  /// Whether the name says that bare numbers aren't a color.
  private func saysNumbers(_ name: String) -> Bool {
    name.hasWord(of: measureWords)
  }

  /// The first family of a value, if the variable's name says that it's a font.
  private func family(_ value: [UInt8], named name: String) -> String? {
    // Angular Material's brand-family and plain-family.
    guard name.hasWord(of: ["font", "typeface"]) || name.words.last?.same(as: "family") == true, !saysNumbers(name)
    else {
      return nil
    }
    let family = cssFamily(value)
    return family.isEmpty ? nil : family
  }

  /// Adds the font of the page or its headings.
  private mutating func addFont(at index: Int, _ values: inout StyleValues) {
    let declaration = values.sheet.declarations[index]
    let scope = values.sheet.scopes[declaration.scope]
    guard let element = fontElement(scope), let value = values.value(at: index) else { return }
    let family = cssFamily(declaration.name.same(as: "font") ? familyOfShorthand(value) : value)
    if !family.isEmpty { add(FoundFont(name: element, family: family)) }
  }

  /// Adds the color of a property, each once for each use.
  private mutating func addProperty(at index: Int, _ values: inout StyleValues) {
    let declaration = values.sheet.declarations[index]
    let scope = values.sheet.scopes[declaration.scope]
    guard !scope.isComputed, !declaration.name.same(as: "background-image"), let value = values.value(at: index),
      colors.count < 256
    else { return }
    var color = StyleColor(value)
    // A background may have more than its color.
    if case .none = color, let last = value.split(whereSeparator: { $0 <= 0x20 }).last {
      color = StyleColor(Array(last))
    }
    let selector = String(bytes: scope.selector).cut(toBytes: 60)
    add(
      color, named: (selector.isEmpty ? "" : selector + " ") + declaration.name, in: scope,
      for: use(of: declaration.name, selector: scope.selector.prefix(60)))
  }
}

/// The use of a property's color.
private func use(of property: String, selector: ArraySlice<UInt8>) -> FoundColor.Use {
  if property.isOne(of: ["background", "background-color"]), selector.hasWord(of: controlWords) { return .controls }
  if property.isOne(of: ["accent-color"]) { return .controls }
  if property.isOne(of: ["color"]), selector.hasWord(of: ["a", "link", "links"]) { return .links }
  return .other
}

/// The element whose font a block sets, if it's the page's or a heading's: "body", "h1", ".font-heading".
private func fontElement(_ scope: Scope) -> String? {
  if !scope.isPart { return scope.isSkipped || scope.isComputed || scope.isDark ? nil : "body" }
  for selector in parts(of: scope.selector[...], separatedBy: UInt8(ascii: ",")) {
    let name = trimmed(selector)
    guard !name.contains(where: { $0 <= 0x20 || $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: ":") }) else { continue }
    let text = String(bytes: name)
    let words = text.words
    if words.contains(where: { $0.isOne(of: headingWords) }) { return text }
    if words.count == 1 && words[0].same(as: "p") || text.same(as: ".font-body") { return "body" }
  }
  return nil
}

/// The families in a `font` shorthand: everything after the size.
private func familyOfShorthand(_ value: [UInt8]) -> [UInt8] {
  var rest = value[...]
  while let first = rest.first, first != UInt8(ascii: "\""), first != UInt8(ascii: "'") {
    let word = rest.prefix { $0 > 0x20 }
    let isSize =
      word.first.map { $0.isDigit } ?? false
      && !word.allSatisfy { $0.isDigit }
    let after = rest[word.endIndex...].drop { $0 <= 0x20 }
    if isSize { return Array(after) }
    guard !after.isEmpty else { return [] }
    rest = after
  }
  return Array(rest)
}

private let controlWords: [StaticString] = ["button", "btn", "cta", "submit", "primary"]
private let headingWords: [StaticString] = [
  "h1", "h2", "h3", "heading", "headings", "headline", "title", "display",
]
private let roleWords: [StaticString] = [
  "primary", "accent", "secondary", "brand", "color", "colour", "font", "tertiary",
]
/// Words in the names of what has numbers or keywords for values.
private let measureWords: [StaticString] = [
  "weight", "size", "style", "feature", "features", "settings", "stretch", "spacing", "height", "width", "leading",
  "tracking", "smoothing", "variation", "variant", "shadow", "ease", "easing", "flex", "grid", "order", "ratio",
  "index",
  "scale", "duration", "opacity", "alpha", "radius", "transform", "threshold", "contrast",
]

extension String {
  /// The words in the name of a file, without its folders.
  fileprivate var fileWords: [String] {
    let bytes = self.bytes
    let start = bytes.lastIndex { $0 == UInt8(ascii: "/") }.map { $0 + 1 } ?? 0
    return String(bytes: Array(bytes[start...])).words
  }
}
