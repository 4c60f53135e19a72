import ColorScience
import Formats
import Theme
import _Text

/// The position of a value in a program.
struct CodePlace {
  /// The names that it's the value of, outermost first: "palette", "primary", "main".
  let path: [String]
  /// The classes and similar declarations around it.
  let scopes: [String]
  /// How many of the names come before what makes a theme, and aren't shown.
  let shown: Int
  /// Whether it's in what makes a theme.
  let isScheme: Bool
  /// Whether it has its own name.
  let hasKey: Bool
  /// Its mode, if something around it other than a name says so.
  let mode: CodeMode?
  /// Where the call begins whose argument it is, if nothing has the name of that call's result; -1 outside of calls.
  let call: Int

  /// The last two names.
  var name: String { Array(path.dropFirst(shown).suffix(2)).text(separatedBy: ".") }

  /// Its theme, if the program has several by their names, as those of daisyUI and Vuetify do, and the index of the name in the
  /// path. Light and dark are no themes.
  var theme: (name: String, index: Int)? {
    guard let list = path.lastIndex(where: { $0.same(as: "themes" as StaticString) }), list + 2 < path.count,
      path[list + 1].mode == nil
    else { return nil }
    return (path[list + 1], list + 1)
  }

  /// Whether it has the same names.
  func isSame(as other: CodePlace) -> Bool {
    path.count == other.path.count && path.indices.allSatisfy { path[$0].same(as: other.path[$0]) }
  }

  /// The scheme, class or value that it's in; empty if it's in none.
  var group: String {
    if isScheme { return (scopes + path[..<shown]).text(separatedBy: ".") }
    return scopes.isEmpty ? path.count > 1 ? path[0] : "" : scopes.text(separatedBy: ".")
  }
}

/// Declarations in programs that may be colors, and the names that refer to them.
struct CodeDeclarations {
  private struct Declaration {
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

  private var declarations: [Declaration] = []
  private var fonts: [FoundFont] = []
  /// How many files were read.
  var files = 0
  /// How many names that refer to something are there, and colors.
  /// The colors with their declarations.
  private var entries: [(color: FoundColor, declaration: Int)] = []
  /// The files that use Tailwind's colors.
  private var tailwindFiles: [Int] = []
  private var references = 0
  private var colors = 0
  /// The indices of declarations, in order of their last names' hashes.
  private var index = NameIndex([])
  /// By the names of what they are in.
  private var members = NameIndex([])
  /// Which declarations are for dark mode; empty until all are there.
  private var darkness: [Bool] = []
  /// The name of the first theme, which is the one to begin with.
  private var firstTheme = ""
  /// How many more steps the search for names may take, so a file full of them takes no longer.
  private var budget = 8_000_000

  var count: Int { declarations.count }

  /// Whether there are more colors than anyone reads.
  var isFull: Bool { colors > Limits.checkedColors }

  /// Whether part of the files is left out, because there's too much.
  var isCut: Bool { isFull || references >= Limits.codeReferences || budget <= 0 }

  mutating func addTailwind() { tailwindFiles.append(files) }

  mutating func add(_ font: FoundFont) { fonts.append(font) }

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
      return text.contains(run: Array("var(".utf8)) ? .name([String(bytes: text)]) : nil
    }
    let words = key.words
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

// MARK: - What they mean

extension CodeDeclarations {
  /// Adds the colors and fonts, with names followed to their values.
  mutating func add(to findings: inout Findings) {
    for font in fonts { findings.add(font) }
    makeIndex()
    firstTheme = declarations.lazy.compactMap { $0.place.theme?.name }.first ?? ""
    if declarations.contains(where: { $0.place.path.first?.same(as: "daisyui" as StaticString) == true }) {
      findings.vocabulary = .daisyUI
    }
    let scheme = declarations.filter { $0.place.isScheme }.compactMap { $0.place.path.last }
    let names = SchemeNames(
      hasPrimary: scheme.contains { $0.same(as: "primary" as StaticString) },
      hasSecondary: scheme.contains { $0.same(as: "secondary" as StaticString) })
    for index in declarations.indices {
      let declaration = declarations[index]
      if declaration.place.path.contains(where: { $0.isForContrast }) { continue }
      let name = shownName(declaration)
      switch declaration.value {
      case .color(let color):
        add(color, name, index, role(of: declaration, names))
      case .seeThrough: findings.leaveOut(name, because: .seeThrough)
      case .computed: findings.leaveOut(name, because: .computed)
      case .name(let chain):
        follow(chain, from: index, name, role(of: declaration, names), &findings)
      default: break
      }
    }
    let schemes = schemes()
    for (position, entry) in entries.enumerated() {
      let theme = schemes[position]
      guard let theme else { continue }
      let color = entry.color
      findings.add(
        theme.isEmpty
          ? color
          : FoundColor(name: color.name, color: color.color, isDark: color.isDark, role: color.role, theme: theme))
    }
  }

  private mutating func add(_ color: SRGB, _ name: String, _ index: Int, _ role: Role? = nil) {
    entries.append((found(color, name, index, role), index))
  }

  /// For each color, the theme it's of: empty for the file's own, nil for a scheme that's one color throughout, which only
  /// keeps a place.
  private func schemes() -> [String?] {
    // A scheme that nothing has the name of is known by its call.
    let groups = entries.map { entry in
      let place = declarations[entry.declaration].place
      return place.group.isEmpty && place.isScheme ? place.call.text : place.group
    }
    var themes = [String?](repeating: "", count: entries.count)
    var byGroup: [(name: String, positions: [Int])] = []
    for (position, group) in groups.enumerated() where !group.isEmpty {
      if byGroup.last?.name.same(as: group) == true {
        byGroup[byGroup.count - 1].positions.append(position)
      } else if let known = byGroup.suffix(64).firstIndex(where: { $0.name.same(as: group) }) {
        byGroup[known].positions.append(position)
      } else {
        byGroup.append((group, [position]))
      }
    }
    for group in byGroup where group.positions.count > 3 && group.positions.count < entries.count {
      let first = entries[group.positions[0]].color.color
      let isScheme = group.positions.allSatisfy { declarations[entries[$0].declaration].place.isScheme }
      guard isScheme, group.positions.allSatisfy({ entries[$0].color.color == first }) else { continue }
      for position in group.positions { themes[position] = nil }
    }
    // Groups that give different colors to one role are themes; the one in use is the file's own.
    var rivals: [Int] = []
    for (index, group) in byGroup.enumerated().prefix(256)
    where themes[group.positions[0]] != nil && Int(digits: group.name.bytes) == nil {
      let isRival = byGroup.enumerated().prefix(256).contains { other, rival in
        other != index && themes[rival.positions[0]] != nil && differ(group.positions, rival.positions)
      }
      if isRival { rivals.append(index) }
    }
    guard rivals.count > 1 else { return themes }
    let main = rivals.max { one, other in
      let (left, right) = (preference(of: byGroup[one].name), preference(of: byGroup[other].name))
      return left != right ? left < right : one > other
    }
    for index in rivals where index != main {
      if let main, !differ(byGroup[index].positions, byGroup[main].positions) { continue }
      for position in byGroup[index].positions { themes[position] = byGroup[index].name }
    }
    return themes
  }

  private func differ(_ one: [Int], _ other: [Int]) -> Bool {
    one.prefix(64).contains { position in
      let color = entries[position].color
      guard color.theme.isEmpty, color.role != nil || meansRole(declarations[entries[position].declaration].place)
      else {
        return false
      }
      return other.prefix(64).contains {
        let rival = entries[$0].color
        return rival.isDark == color.isDark && rival.color != color.color && rival.name.same(as: color.name)
      }
    }
  }

  /// How likely the app uses a scheme of several.
  private func preference(of group: String) -> Int {
    if group.hasWord(of: ["preview", "previews", "sample", "example", "test", "mock", "demo", "chart", "charts"]) {
      return 0
    }
    let isUsed = declarations.contains { declaration in
      if case .name(let chain) = declaration.value { chain.last?.same(as: group) == true } else { false }
    }
    return (isUsed ? 2 : 1) + (group.hasWord(of: ["default"]) ? 2 : 0)
  }

  /// Adds the values a name refers to.
  private mutating func follow(
    _ chain: [String], from index: Int, _ name: String, _ role: Role?, _ findings: inout Findings
  ) {
    switch resolved(chain, from: index, hops: 32) {
    case .color(let color): add(color, name, index, role)
    case .seeThrough:
      // A color declared in this file is added at its declaration.
      if meansRole(declarations[index].place) || declaration(chain, from: index) == nil {
        findings.leaveOut(name, because: .seeThrough)
      }
    case .computed:
      if meansRole(declarations[index].place) { findings.leaveOut(name, because: .computed) }
    case .group: addGroup(chain, as: name, index, &findings)
    default:
      if chain.count == 1, role != nil, case .color(let color) = CodeValue(constant: chain + ["500"]) {
        // MUI takes a whole hue for a color.
        add(color, name, index, role)
      } else if meansRole(declarations[index].place), !isType(chain) {
        findings.leaveOut(name + " (" + chain.text(separatedBy: ".") + ")", because: .unresolved)
      }
    }
  }

  /// The value a name leads to in the end; `none` if it isn't in the files, `group` if it has its own colors.
  private mutating func resolved(_ chain: [String], from index: Int, hops: Int) -> CodeValue {
    guard hops > 0 else { return .none }
    if let found = declaration(chain, from: index) {
      guard case .name(let next) = declarations[found].value else { return declarations[found].value }
      let value = resolved(next, from: found, hops: hops - 1)
      // Found once, it needn't be looked for again.
      if case .color = value { declarations[found].value = value }
      return value
    }
    if let constant = constant(chain, in: declarations[index].file) { return constant }
    return !membersOf(chain).isEmpty ? .group : .none
  }

  /// The declaration that a name refers to from another.
  private mutating func declaration(_ given: [String], from index: Int) -> Int? {
    let chain = given.first?.isEmpty == true ? Array(given.dropFirst()) : given
    guard let last = chain.last else { return nil }
    // The platform's own white is none of the file's colors that are called white.
    let isPlatforms = given.count > 1 && CodeValue(constant: given) != nil
    var best: (declaration: Int, score: Int)?
    let wantsDark = darkness[index]
    for candidate in self.index.values(of: hash(ofName: last), near: index) where candidate != index {
      budget -= 1
      guard budget > 0 else { return nil }
      let place = declarations[candidate].place
      guard place.hasKey || declarations[candidate].index != nil else { continue }
      var names = place.scopes + place.path
      if let index = declarations[candidate].index { names.append(index.text) }
      var matched = 0
      for (one, other) in zip(names.reversed(), chain.reversed()) {
        guard one.same(as: other) else { break }
        matched += 1
      }
      // All of the name, or all of the declaration's, before which there's a type or a module.
      guard matched > 0, matched == chain.count || matched >= place.path.count - place.shown else { continue }
      if isPlatforms, matched < given.count { continue }
      let isSelf =
        place.path.count == declarations[index].place.path.count && matched == place.path.count
        && declarations[index].place.path.indices.allSatisfy {
          place.path[$0].same(as: declarations[index].place.path[$0])
        }
        && isReference(candidate)
      if isSelf { continue }
      let score =
        matched * 8 + (names.count == chain.count ? 4 : 0) + (darkness[candidate] == wantsDark ? 2 : 0)
        + (isReference(candidate) ? 0 : 1)
      if score > best?.score ?? 0 { best = (candidate, score) }
    }
    return best?.declaration
  }

  /// A color that a platform or a framework has under this name.
  private func constant(_ chain: [String], in file: Int) -> CodeValue? {
    if let constant = CodeValue(constant: chain) { return constant }
    guard tailwindFiles.contains(file), chain.count < 4 else { return nil }
    for names in [Array(chain.dropFirst()), chain] where !names.isEmpty && names.count < 3 {
      if let css = TailwindPalette.version3.css(names[0], names.count > 1 ? names[1] : nil) {
        return CodeValue(anyCSS: css)
      }
    }
    return nil
  }

  private func isReference(_ index: Int) -> Bool { if case .name = declarations[index].value { true } else { false } }

  /// The declarations whose path has this name and more after it.
  private mutating func membersOf(_ chain: [String]) -> [Int] {
    guard let last = chain.last else { return [] }
    var found: [Int] = []
    for index in members.values(of: hash(ofName: last)) where found.last != index && found.count < 64 {
      budget -= 1
      guard budget > 0 else { break }
      let path = declarations[index].place.path
      guard let level = path.lastIndex(where: { $0.same(as: last) }) else { continue }
      if level + 1 < path.count || declarations[index].index != nil { found.append(index) }
    }
    return found
  }

  /// A color by the name that a declaration gives it.
  private func found(_ color: SRGB, _ name: String, _ index: Int, _ role: Role? = nil) -> FoundColor {
    let theme = declarations[index].place.theme?.name ?? ""
    return FoundColor(
      name: name, color: color, isDark: darkness[index], role: role, theme: theme.same(as: firstTheme) ? "" : theme)
  }

  /// Adds the colors of a group under another name.
  private mutating func addGroup(_ chain: [String], as name: String, _ index: Int, _ findings: inout Findings) {
    for member in membersOf(chain) {
      let declaration = declarations[member]
      let last = declaration.index?.text ?? declaration.place.path.last ?? ""
      var value = declaration.value
      if case .name(let next) = value { value = resolved(next, from: member, hops: 16) }
      guard case .color(let color) = value else { continue }
      // Of Mantine's ten shades, the seventh is the color.
      let isColor = declaration.index == 6
      add(color, isColor ? name : name + "." + last, index)
    }
  }

  private mutating func makeIndex() {
    var names: [(hash: UInt64, value: Int)] = []
    var groups: [(hash: UInt64, value: Int)] = []
    for (position, declaration) in declarations.enumerated() {
      let path = declaration.place.path
      if let name = declaration.index?.text ?? path.last { names.append((hash(ofName: name), position)) }
      for name in declaration.index == nil ? path.dropLast() : path[...] {
        groups.append((hash(ofName: name), position))
      }
    }
    (index, members) = (NameIndex(names), NameIndex(groups))
    darkness = declarations.map { isDark($0) }
  }

  /// Whether there's a declaration beside another that has this name instead.
  private func hasSibling(_ name: String, _ level: Int, of declaration: Declaration) -> Bool {
    index.values(of: hash(ofName: name)).prefix(256).contains { index in
      let place = declarations[index].place
      return place.path.count == level + 1 && place.isScheme == declaration.place.isScheme
        && (level == 0 || place.path[level - 1].same(as: declaration.place.path[level - 1]))
    }
  }

  // MARK: - Their places

  /// The colors that have names of their own, with their places. Colors that a program computes aren't among them.
  mutating func written() -> [(mode: ColorMode, color: WrittenColor)] {
    makeIndex()
    firstTheme = declarations.lazy.compactMap { $0.place.theme?.name }.first ?? ""
    return declarations.indices.compactMap { index in
      guard declarations[index].place.hasKey, declarations[index].index == nil, !declarations[index].range.isEmpty
      else {
        return nil
      }
      let written = written(at: index)
      if case .unknown = written.color.value { return nil }
      return written
    }
  }

  private mutating func written(at index: Int) -> (mode: ColorMode, color: WrittenColor) {
    var source = index
    for _ in 0..<32 {
      guard case .name(let chain) = declarations[source].value, let next = declaration(chain, from: source) else {
        break
      }
      source = next
    }
    let (declaration, origin) = (declarations[index], declarations[source])
    var value: WrittenColor.Value
    switch origin.value {
    case .color(let color): value = .opaque(color)
    case .seeThrough: value = .seeThrough(nil, opacity: 0)
    case .name(let chain):
      if case .color(let color) = constant(chain, in: origin.file) { value = .opaque(color) } else { value = .unknown }
    default: value = .unknown
    }
    let contrast = declaration.place.path.first { $0.isForContrast }
    let isDark = contrast.map { $0.words.contains { $0.same(as: "dark") } } == true || darkness[index]
    let theme = declaration.place.theme?.name ?? ""
    var path = declaration.place.path
    // A name that's only the mode's says nothing of the color.
    while path.count > 1, let last = path.last, last.words.allSatisfy({ $0.isOne(of: onlyModeWords) }),
      declaration.ordinary & 1 << UInt64(min(path.count - 1, 63)) == 0
    {
      path.removeLast()
    }
    let words = (declaration.place.scopes + path).flatMap { $0.words }
    let isLiteral = if case .color = origin.value { true } else { false }
    return (
      ColorMode(isDark: isDark, isHighContrast: contrast != nil, theme: theme.same(as: firstTheme) ? "" : theme),
      WrittenColor(
        name: shownName(declaration), words: words, ownWords: path.last?.words.count ?? 0,
        part: declaration.place.call < 0 && files < 2 ? "" : declaration.file.text + "(" + declaration.place.call.text,
        value: value,
        place: WrittenColor.Place(file: origin.file, range: origin.range),
        source: source == index ? nil : shownName(origin), notation: isLiteral ? .code(origin.language) : nil)
    )
  }

  /// The color that an expression is; nil if it isn't one.
  static func color(of expression: [UInt8], in language: CodeLanguage) -> SRGB? {
    var declarations = CodeDeclarations()
    declarations.read(File(path: language.exampleName, bytes: "let color = ".bytes + expression + "\n".bytes))
    guard declarations.count == 1, case .color(let color) = declarations.declarations[0].value else { return nil }
    return color
  }

  // MARK: - Appearance and name

  private func isDark(_ declaration: Declaration) -> Bool {
    if let mode = declaration.place.mode { return mode == .dark }
    for (level, name) in declaration.place.path.enumerated() {
      // Chakra UI and Panda CSS write modes with an underscore.
      let isOrdinary =
        level < 63 && declaration.ordinary & 1 << UInt64(level) != 0 && name.bytes.first != UInt8(ascii: "_")
      if !isOrdinary, let mode = name.mode, !isShade(name, level, of: declaration) { return mode == .dark }
    }
    for scope in declaration.place.scopes { if let mode = scope.mode { return mode == .dark } }
    return declaration.mode == .dark
  }

  /// Whether a name that ends in dark or light is that of a shade, since there are the color itself and both of its shades.
  private func isShade(_ name: String, _ level: Int, of declaration: Declaration) -> Bool {
    let bytes = name.bytes
    for (ending, other) in [("Dark" as StaticString, "Light" as StaticString), ("Light", "Dark")] {
      let ending = ending.description.bytes
      guard bytes.count > ending.count, bytes.suffix(ending.count).elementsEqual(ending) else { continue }
      let words = name.words
      if words.count == 3, words[0].isOne(of: ["primary", "color"]), words[1].isOne(of: ["primary", "color"]) {
        return true
      }
      let base = Array(bytes.dropLast(ending.count))
      return hasSibling(String(bytes: base), level, of: declaration)
        && hasSibling(String(bytes: base + other.description.bytes), level, of: declaration)
    }
    return false
  }

  /// The last two names, without one that only says light or dark.
  private func shownName(_ declaration: Declaration) -> String {
    var names: [String] = []
    var hasMode = false
    let start = max(declaration.place.shown, (declaration.place.theme?.index ?? -1) + 1)
    for (level, name) in declaration.place.path.enumerated() where level >= start {
      let isOrdinary = declaration.ordinary & 1 << UInt64(min(level, 63)) != 0
      let isMode = name.isOne(of: ["_light", "_dark"]) || !isOrdinary && name.isOne(of: ["light", "dark"])
      if isMode, !hasMode {
        hasMode = true
      } else {
        names.append(name)
      }
    }
    // Chakra UI's `accent: { value: { base: … } }` is the accent.
    while names.count > 1, let last = names.last, last.isOne(of: ["value", "base"]) { names.removeLast() }
    if let index = declaration.index, !names.isEmpty { names.append(index.text) }
    // In "text.light.primary", it's the text that's meant.
    let isInner = names.count > 2 && names[names.count - 2].isOne(of: ["light", "dark"])
    return Array(names.suffix(isInner ? 3 : 2)).text(separatedBy: ".")
  }

  /// The role that Material's libraries and MUI give a color: secondary is the accent or, if there's none, tertiary; and the
  /// color that a scheme is made from is the primary.
  /// Source: Material Design 3, "Color roles"; mui.com, "Palette".
  private func role(of declaration: Declaration, _ names: SchemeNames) -> Role? {
    guard var name = declaration.place.path.last else { return nil }
    // The constants of Material's theme builder are a scheme's, too.
    for opening in ["md_theme_light_", "md_theme_dark_"] as [StaticString] where name.bytes[...].begins(with: opening) {
      let rest = String(bytes: Array(name.bytes.dropFirst(opening.utf8CodeUnitCount)))
      return rest.same(as: "primary") ? .primary : rest.same(as: "secondary") ? .accent : nil
    }
    guard declaration.place.isScheme else { return nil }
    let path = declaration.place.path.dropFirst(declaration.place.shown)
    if path.count > 1, name.same(as: "main" as StaticString) { name = path[path.endIndex - 2] }
    let isPalette = path.contains { $0.same(as: "palette" as StaticString) }
    guard
      path.count == 1
        || isPalette && path.count - (path.last.map { $0.same(as: "main" as StaticString) } == true ? 1 : 0) <= 4
    else { return nil }
    if isPalette,
      !(path.dropLast().last?.same(as: "palette" as StaticString) == true
        || path.last?.same(as: "main" as StaticString) == true)
    {
      return nil
    }
    if name.same(as: "primary" as StaticString) { return .primary }
    if name.same(as: "secondary" as StaticString) { return .accent }
    if name.same(as: "seedColor" as StaticString), !names.hasPrimary { return .primary }
    return name.same(as: "tertiary" as StaticString) && !names.hasSecondary ? .accent : nil
  }

  /// Which names of a Material scheme the file has, so that only the ones it lacks get a substitute.
  private struct SchemeNames {
    let hasPrimary: Bool
    let hasSecondary: Bool
  }
}

/// Whether a name may be that of a role, so that people should know if it's left out.
private func meansRole(_ place: CodePlace) -> Bool {
  guard place.path.count - place.shown <= 6 else { return false }
  return place.path.suffix(2).contains { name in
    let words = name.words
    return words.count <= 3 && words.contains { $0.isOne(of: ["primary", "accent", "secondary", "brand", "seed"]) }
  }
}

/// Whether a name is that of a type rather than a value's.
private func isType(_ chain: [String]) -> Bool {
  guard chain.count == 1, let bytes = chain.first?.bytes, let first = bytes.first else { return false }
  return UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first
    && !bytes.contains { $0.isDigit }
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

/// Words of names that say a mode and nothing else.
private let onlyModeWords: [StaticString] = ["light", "dark", "high", "contrast", "default", "normal", "any"]

private let colorWords: [StaticString] = [
  "primary", "accent", "secondary", "tertiary", "brand", "color", "colour", "colors", "background", "main", "seed",
  "default",
  "value", "light", "dark",
]
