import ColorScience
import Theme
import _Text

/// Declarations in programs that may be colors, and the names that refer to them.
struct CodeDeclarations {
  struct Declaration {
    var place: CodePlace
    var value: CodeValue
    /// The bits of the names that don't say a mode although they're called light or dark.
    var ordinary: UInt64 = 0
    /// The mode that a setting next to it says.
    var mode: CodeMode?
    /// Its index in a list.
    var index: Int?
    /// The index of its file, and where its value is there.
    let file: Int
    let range: Range<Int>
    let language: CodeLanguage
  }

  var declarations: [Declaration] = []
  var fonts: [FoundFont] = []
  /// The families that Next.js loads, by the constants that have them, and the names of fonts that are one of these.
  var nextFonts: [(name: String, family: String)] = []
  var nextFontUses: [(name: String, constant: String)] = []
  /// How many files were read.
  var files = 0
  /// The colors with their declarations.
  var entries: [(color: FoundColor, declaration: Int)] = []
  /// The files that use Tailwind's colors.
  var tailwindFiles: [Int] = []
  /// Whether custom properties that it refers to are declared elsewhere.
  var isBesideSheets = false
  /// Which of ten shades in a row is Mantine's color; nil if it isn't Mantine's theme.
  var mantineShade: Int?
  /// The names that have the members of another one: `const colors = { ...defaults }`.
  var spreads: [(name: String, source: [String], mode: CodeMode?)] = []
  /// How many names that refer to something are there, and colors.
  var references = 0
  var colors = 0
  /// The indices of declarations, in order of their last names' hashes.
  var index = NameIndex([])
  /// By the names of what they are in.
  var members = NameIndex([])
  /// Which declarations are for dark mode; empty until all are there.
  var darkness: [Bool] = []
  /// The name of the first theme, which is the one to begin with.
  var firstTheme = ""
  /// How many more steps the search for names may take, so a file full of them takes no longer.
  var budget = 8_000_000

  var count: Int { declarations.count }

  /// Whether there are more colors than anyone reads.
  var isFull: Bool { colors > Limits.checkedColors }

  /// Whether part of the files is left out, because there's too much.
  var isCut: Bool { isFull || references >= Limits.codeReferences || budget <= 0 }

  mutating func addTailwind() { tailwindFiles.append(files) }

  mutating func add(_ font: FoundFont) { fonts.append(font) }

  mutating func addNextFont(of constant: String, as name: String) {
    if nextFontUses.count < 64 { nextFontUses.append((name, constant)) }
  }

  mutating func addSpread(of source: [String], as name: String, _ mode: CodeMode?) {
    guard spreads.count < 64, spreads.filter({ $0.name.same(as: name) }).count < 4 else { return }
    spreads.append((name, source, mode))
  }

  /// Whether to keep a value, before its place is known. Most values in a program are of no interest.
  func takes(_ value: CodeValue, hasKey: Bool) -> Bool {
    switch value {
    case .hex, .text, .color, .seeThrough: true
    case .name(let chain): hasKey && references < Limits.codeReferences && chain.last.map { !$0.isLiteral } ?? false
    case .computed: hasKey && references < Limits.codeReferences
    default: false
    }
  }

  /// Adds what may be a color.
  mutating func add(
    _ value: CodeValue, _ place: CodePlace, _ index: Int?, _ language: CodeLanguage, _ range: Range<Int>
  ) {
    var value = value
    switch value {
    case .hex(let digits):
      guard let color = CodeValue(colorOf: digits, language) else { return }
      value = color
    case .text(let text):
      guard let meant = Self.meaning(of: text, place) else { return }
      value = meant
    default: break
    }
    switch value {
    case .color: colors += 1
    case .seeThrough: break
    case .name(let chain):
      guard place.hasKey, references < Limits.codeReferences, let last = chain.last, !last.isLiteral else { return }
      references += 1
    case .computed:
      guard place.hasKey, references < Limits.codeReferences, meansRole(place) else { return }
      references += 1
    default: return
    }
    declarations.append(
      Declaration(place: place, value: value, index: index, file: files, range: range, language: language))
  }

  /// The meaning of a string: a color in CSS, or the name of one: `{colors.brand.500}`, `ocean`.
  private static func meaning(of text: [UInt8], _ place: CodePlace) -> CodeValue? {
    guard !text.isEmpty, text.count < 200 else { return nil }
    if text.first == UInt8(ascii: "{"), text.last == UInt8(ascii: "}") {
      return .name(String(bytes: Array(text.dropFirst().dropLast())).fields(separatedBy: "."))
    }
    if text.contains(run: Array("${".utf8)) { return .computed }
    if let key = place.path.last, key.bytes[...].begins(with: "--") { return CodeValue(customProperty: text) }
    if let color = CodeValue(css: text) { return color }
    guard place.hasKey, let key = place.path.last else { return nil }
    if text.contains(UInt8(ascii: "(")) {
      if let name = muiName(text) { return .name(name) }
      return text.contains(run: Array("var(".utf8)) ? .name([String(bytes: text)]) : nil
    }
    let words = key.words
    // 28, 88, 217 is what a script puts into rgb().
    if text.split(separator: UInt8(ascii: ",")).count == 3, words.contains(where: { $0.isOne(of: wordsOfTriples) }) {
      return CodeValue(customProperty: text)
    }
    guard words.contains(where: { $0.isOne(of: colorWords) }) else { return nil }
    // Nuxt UI's colors are Tailwind's, whatever CSS calls so.
    if place.path.first?.same(as: "ui" as StaticString) == true,
      let css = TailwindPalette.version4.css(String(bytes: text), nil)
    {
      return CodeValue(anyCSS: css)
    }
    // Mantine's primaryColor is one of its colors, whatever CSS calls it.
    if key.same(as: "primaryColor" as StaticString) { return .name([String(bytes: text)]) }
    if let color = CodeValue(anyCSS: text) { return color }
    let chain = String(bytes: text).fields(separatedBy: ".")
    return chain.count == 2 ? .name(chain) : nil
  }

  var fontCount: Int { fonts.count }

  /// Ends a choice of several arms. A value of one arm is no more the value than that of another.
  mutating func endChoice(from first: Int, fonts firstFont: Int, arms: Int) {
    let families = fonts[firstFont...]
    if let one = families.first, families.count < arms || families.contains(where: { !$0.family.same(as: one.family) }),
      families.allSatisfy({ $0.name.same(as: one.name) })
    {
      fonts.removeLast(families.count)
    }
    guard first < declarations.count, let one = declarations[first...].first, case .color(let color) = one.value else {
      return
    }
    let values = declarations[first...]
    let isOnePlace = values.allSatisfy {
      $0.mode == nil && $0.place.mode == one.place.mode && $0.place.isSame(as: one.place)
    }
    let isOneColor = values.allSatisfy { if case .color(color) = $0.value { true } else { false } }
    guard isOnePlace, !isOneColor || values.count < arms else { return }
    declarations.removeLast(values.count - 1)
    declarations[first].value = .computed
  }

  /// Removes the arguments of a call, since it makes one value of them.
  mutating func drop(from first: Int) {
    if first < declarations.count { declarations.removeLast(declarations.count - first) }
  }

  /// Ends a group of names: those called light and dark are shades if there are others beside them, and the name of a ramp
  /// says no mode.
  mutating func endGroup(from first: Int, level: Int, hasOrdinaryKey: Bool, isRamp: Bool, mode: CodeMode?) {
    guard hasOrdinaryKey || isRamp || mode != nil, first < declarations.count, level < 63 else { return }
    for index in first..<declarations.count {
      let count = declarations[index].place.path.count
      if hasOrdinaryKey, count == level + 1 { declarations[index].ordinary |= 1 << UInt64(level) }
      if isRamp, level > 0, count >= level { declarations[index].ordinary |= 1 << UInt64(level - 1) }
      if let mode, declarations[index].mode == nil { declarations[index].mode = mode }
    }
  }
}

/// The name in a theme of MUI's that its custom property is of: `var(--mui-palette-neutral-500)` is palette.neutral.500.
/// Source: mui.com, "CSS theme variables".
private func muiName(_ text: [UInt8]) -> [String]? {
  let opening = "var(--mui-palette-".bytes
  guard text.starts(with: opening), text.last == UInt8(ascii: ")") else { return nil }
  let name = text.dropFirst(opening.count).prefix(while: isPartOfVariable)
  return ["palette"] + String(bytes: Array(name)).fields(separatedBy: "-")
}

extension String {
  /// Whether it's no name but a value without color, a type of one, or the keyword before a condition.
  fileprivate var isLiteral: Bool {
    isOne(of: [
      "true", "false", "null", "nil", "undefined", "string", "number", "boolean", "any", "void", "self", "this",
      "unknown",
      "Color", "String", "UIColor", "Int", "Bool", "Double", "CGFloat", "never", "object", "List", "Map", "if", "when",
      "switch",
    ])
  }
}

private let colorWords: [StaticString] = [
  "primary", "accent", "secondary", "tertiary", "brand", "color", "colour", "colors", "background", "main", "seed",
  "default",
  "value", "light", "dark",
]
private let wordsOfTriples: [StaticString] = [
  "bg", "fg", "background", "foreground", "color", "colour", "primary", "secondary", "accent", "brand", "surface",
  "rgb",
]
