import Theme
import _Text

/// The declarations of style sheets, each with its scope.
struct StyleSheet {
  /// A variable and its value, or one of the properties that are read.
  struct Declaration {
    /// "--primary", "$primary" or "color"; of a member of a map, with the map's and a period before it.
    let name: String
    /// The value, without white space around it.
    let value: [UInt8]
    /// The index of its scope.
    var scope: Int
    /// The index of its sheet, in the order they were read, and where its value begins there.
    let sheet: Int
    let start: Int
    /// Whether it only applies if nothing else is declared: Sass's `!default`.
    let isDefault: Bool
    let kind: Kind
  }

  enum Kind { case variable, font, color }

  var declarations: [Declaration] = []
  var scopes: [Scope] = [Scope()]
  /// Whether there's more than is read.
  private(set) var isCut = false
  var computedNames: [String] = []
  /// What was declared between the braces of mixins of Sass and Less that take no arguments.
  var mixins: [Mixin] = []
  /// The mixins that are included before they're there.
  var includes: [(name: String, scope: Int)] = []
  /// Whether the themes of daisyUI are among them.
  private(set) var hasPlugin = false
  /// In which functions variables are put: `rgb(var(`, `hsl(var(`, `oklch(var(`.
  private(set) var channelUses: [StaticString] = []
  /// The version of Tailwind CSS that it's for; nil if it's for none.
  private(set) var tailwind: TailwindPalette?
  /// Whether blocks for high contrast are read, too.
  private let readsHighContrast: Bool
  private var sheets = 0

  /// The blocks around the place, by their scopes' indices, up to 64 deep.
  private var blocks: [Int] = []
  /// The scope of what's outside of all blocks.
  private var page = 0
  private var deeper = 0
  /// Whether the theme of daisyUI being read calls itself the default.
  private var isDefaultTheme = false

  /// No declarations yet.
  init(readsHighContrast: Bool = false) { self.readsHighContrast = readsHighContrast }

  /// Some declarations of another sheet, as if nothing but the part of a page decided whether they hold.
  init(_ declarations: [Declaration], of sheet: StyleSheet) {
    readsHighContrast = sheet.readsHighContrast
    channelUses = sheet.channelUses
    tailwind = sheet.tailwind
    var part = Scope()
    part.isPart = true
    scopes = [Scope(), part]
    self.declarations = declarations.map {
      var declaration = $0
      declaration.scope = sheet.scopes[$0.scope].isPart ? 1 : 0
      return declaration
    }
  }

  /// Whether a variable has this name.
  func declares(_ name: String) -> Bool { declarations.contains { $0.name.same(as: name) } }

  /// Adds a declaration of another sheet.
  mutating func add(_ declaration: Declaration, in scope: Scope) {
    var declaration = declaration
    declaration.scope = scopes.count
    scopes.append(scope)
    declarations.append(declaration)
  }

  /// Adds a sheet's.
  /// - Parameter inDark: Whether all of it is for dark mode.
  mutating func read(_ bytes: [UInt8], inDark: Bool = false) {
    page = 0
    if inDark {
      page = scopes.count
      scopes.append(Scope())
      scopes[page].isDark = true
    }
    for use in channelFunctions where bytes.firstIndex(ofRun: use.opening.description.bytes, from: 0) != nil {
      if !channelUses.contains(where: { $0.description.same(as: use.function.description) }) {
        channelUses.append(use.function)
      }
    }
    func has(_ text: StaticString) -> Bool { bytes.firstIndex(ofRun: text.description.bytes, from: 0) != nil }
    if has("@import \"tailwindcss") || has("@import 'tailwindcss") || has("@theme") {
      tailwind = .version4
    } else if tailwind == nil, has("@tailwind") || has("theme(") {
      tailwind = .version3
    }
    sheets += 1
    blocks = []
    deeper = 0
    var scanner = StyleSheetScanner(bytes)
    while declarations.count < Limits.styleDeclarations, scopes.count < Limits.styleDeclarations,
      let statement = scanner.next()
    {
      switch statement {
      case .opening(let range): open(bytes[range])
      case .closing: close()
      case .line(let range): take(bytes, range)
      }
    }
    if declarations.count >= Limits.styleDeclarations || scopes.count >= Limits.styleDeclarations { isCut = true }
  }

  private mutating func open(_ prelude: ArraySlice<UInt8>) {
    guard blocks.count < 64 else {
      deeper += 1
      return
    }
    let outer = scopes[blocks.last ?? page]
    if prelude.first == UInt8(ascii: "$") || prelude.begins(with: "--") {
      blocks.append(blocks.last ?? page)
      return
    }
    let inner = outer.inner(trimmed(withBlankComments(wholeSelectors(prelude))[...]))
    if inner.isPlugin { hasPlugin = true }
    if inner.isMixin, !outer.isMixin { mixins.append(Mixin(name: nameOfMixin(prelude), scope: scopes.count)) }
    isDefaultTheme = false
    blocks.append(scopes.count)
    scopes.append(inner)
  }

  private mutating func close() {
    if deeper > 0 {
      deeper -= 1
    } else if let scope = blocks.popLast() {
      if scopes[scope].isPlugin, isDefaultTheme {
        scopes[scope].theme = ""
        isDefaultTheme = false
      }
      if scopes[scope].isMixin, !scopes[blocks.last ?? page].isMixin { includeLastMixin() }
    }
  }

  private mutating func take(_ bytes: [UInt8], _ range: Range<Int>) {
    guard range.count > 3, deeper == 0 else { return }
    let scope = blocks.last ?? page
    guard !scopes[scope].isSkipped, readsHighContrast || !scopes[scope].isHighContrast else { return }
    switch bytes[range.lowerBound] {
    case UInt8(ascii: "$"): variable(bytes[range], scope)
    case UInt8(ascii: "-") where bytes[range.lowerBound + 1] == UInt8(ascii: "-"): variable(bytes[range], scope)
    case UInt8(ascii: "@"): rule(bytes[range], scope)
    case UInt8(ascii: ".") where !bytes[range].contains(UInt8(ascii: ":")): include(bytes[range], in: scope)
    default: property(bytes[range], scope)
    }
  }

  /// - Parameter shift: How far after its index in the line a byte is in the sheet.
  private mutating func variable(_ line: ArraySlice<UInt8>, _ scope: Int, shift: Int = 0) {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon - line.startIndex < 200 else { return }
    let name = String(bytes: trimmed(line[..<colon]))
    var value = line[(colon + 1)...]
    var isDefault = false
    if let mark = value.lastIndex(of: UInt8(ascii: "!")), !value[mark...].contains(UInt8(ascii: "\"")) {
      isDefault = value[mark...].begins(with: "!default")
      value = value[..<mark]
    }
    add(name, value, scope, isDefault: isDefault, depth: 0, shift: shift)
  }

  private mutating func add(
    _ givenName: String, _ given: ArraySlice<UInt8>, _ scope: Int, isDefault: Bool, depth: Int, shift: Int
  ) {
    var name = givenName
    let isMap = { (value: ArraySlice<UInt8>) in
      value.first == UInt8(ascii: "(") && name.bytes.first == UInt8(ascii: "$") && depth < 8
    }
    guard given.count < 2000 || given.first(where: { $0 > 0x20 }) == UInt8(ascii: "(") else { return }
    var shift = shift
    var value = given.trimmed
    if value.contains(UInt8(ascii: "/")) {
      shift += value.startIndex
      value = withBlankComments(value)[...].trimmed
    }
    if depth == 0, let map = angularMaterialMap(value) { value = map }
    if let family = angularMaterialFamily(value) { (name, value) = (name + ".font-family", family) }
    if depth > 0 { name = angularMaterialName(name, of: value) }
    if isMap(value), value.contains(UInt8(ascii: ":")) {
      for member in parts(of: value.dropFirst().dropLast(), separatedBy: UInt8(ascii: ",")) {
        guard declarations.count < Limits.styleDeclarations,
          let colon = parts(of: member, separatedBy: UInt8(ascii: ":")).first?.endIndex,
          colon < member.endIndex
        else { continue }
        let key = String(bytes: unquoted(trimmed(member[..<colon])))
        guard key.bytes.count < 200, name.bytes.count < 400 else { continue }
        add(name + "." + key, member[(colon + 1)...], scope, isDefault: isDefault, depth: depth + 1, shift: shift)
      }
      return
    }
    if isMap(value) { value = value.dropFirst().dropLast().trimmed }
    guard value.count < 2000, declarations.count < Limits.styleDeclarations else { return }
    if scopes[scope].isComputed {
      if computedNames.count < 64 { computedNames.append(name) }
      return
    }
    append(
      Declaration(
        name: name, value: Array(value), scope: scope, sheet: sheets - 1, start: value.startIndex + shift,
        isDefault: isDefault, kind: .variable))
  }

  /// Takes a variable of Less, or what `@use … with` and `@include` set.
  private mutating func rule(_ line: ArraySlice<UInt8>, _ scope: Int) {
    let name = line.dropFirst().prefix { byte in
      isPartOfVariable(byte)
    }
    let rest = line[name.endIndex...].drop { $0 <= 0x20 }
    if rest.first == UInt8(ascii: ":"), !name.isEmpty {
      let given = rest.dropFirst().prefix(2000)
      let value = withBlankComments(given)[...].trimmed
      append(
        Declaration(
          name: "@" + String(bytes: Array(name)), value: Array(value), scope: scope, sheet: sheets - 1,
          start: value.startIndex + given.startIndex, isDefault: false, kind: .variable))
    } else if name.isSame(as: "define-color") {
      // GTK's named colors.
      let word = rest.prefix { $0 > 0x20 }
      let value = rest[word.endIndex...].trimmed
      append(
        Declaration(
          name: String(bytes: Array(word)), value: Array(value), scope: scope, sheet: sheets - 1,
          start: value.startIndex,
          isDefault: false, kind: .variable))
    } else if name.isSame(as: "include"),
      !rest.contains(UInt8(ascii: "(")) || rest.trimmed.suffix(2).isSame(as: "()")
    {
      include(rest, in: scope)
    } else if name.isSame(as: "include"), let map = angularMaterialMap(rest) {
      add("$theme", map, scope, isDefault: false, depth: 0, shift: 0)
    } else if ["use", "forward", "include"].contains(where: { name.isSame(as: $0) }),
      let open = rest.firstIndex(of: UInt8(ascii: "("))
    {
      for argument in parts(
        of: line[(open + 1)..<max(open + 1, closing(in: line, from: open))], separatedBy: UInt8(ascii: ","))
      {
        let shift = argument.startIndex
        let argument = withBlankComments(argument)
        let start = argument.firstIndex { $0 > 0x20 } ?? 0
        if start < argument.count, argument[start] == UInt8(ascii: "$") {
          variable(argument[start...], scope, shift: shift)
        }
      }
    }
  }

  /// Takes a property that has a color or a font, or says something of the theme around it.
  private mutating func property(_ line: ArraySlice<UInt8>, _ scope: Int) {
    guard let colon = line.prefix(24).firstIndex(of: UInt8(ascii: ":")), line.count < 2000 else { return }
    let name = line[..<colon].trimmed
    var given = line[(colon + 1)...]
    if let mark = given.lastIndex(of: UInt8(ascii: "!")), given[mark...].begins(with: "!important") {
      given = given[..<mark]
    }
    let value = { trimmed(withBlankComments(given)[...]) }
    let start = given.firstIndex { $0 > 0x20 } ?? colon + 1
    let text = { String(bytes: unquoted(value())) }
    func add(_ kind: Kind) {
      append(
        Declaration(
          name: String(bytes: Array(name)), value: value(), scope: scope, sheet: sheets - 1, start: start,
          isDefault: false, kind: kind))
    }
    switch true {
    case name.isSame(as: "color-scheme"):
      let words = text().words
      let isDark = words.contains { $0.same(as: "dark") } && !words.contains { $0.same(as: "light") }
      if isDark, !scopes[scope].isPart { scopes[scope].isDark = true }
    case name.isSame(as: "name") && scopes[scope].isPlugin: scopes[scope].theme = text().cut(toBytes: 60)
    case name.isSame(as: "default") && scopes[scope].isPlugin: isDefaultTheme = text().same(as: "true")
    case name.isSame(as: "prefersdark") && scopes[scope].isPlugin:
      if text().same(as: "true") { scopes[scope].isDark = true }
    case name.isSame(as: "font-family") || name.isSame(as: "font"): add(.font)
    case colorProperties.contains { name.isSame(as: $0) }: add(.color)
    default: break
    }
  }
}

/// A list of selectors, or as many of them as fit into 400 bytes.
private func wholeSelectors(_ list: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
  guard list.count > 400 else { return list }
  let start = list.prefix(400)
  return start.lastIndex(of: UInt8(ascii: ",")).map { start[..<$0] } ?? start
}

private let colorProperties: [StaticString] = [
  "color", "background", "background-color", "background-image", "border-color", "fill", "stroke", "accent-color",
  "outline-color",
]

/// Functions that variables with bare numbers are put in.
private let channelFunctions: [(opening: StaticString, function: StaticString)] = [
  ("rgb(var(", "rgb"), ("rgba(var(", "rgb"), ("hsl(var(", "hsl"), ("hsla(var(", "hsl"), ("oklch(var(", "oklch"),
  ("lch(var(", "lch"), ("oklab(var(", "oklab"), ("lab(var(", "lab"), ("hwb(var(", "hwb"),
]
