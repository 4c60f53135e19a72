import ColorScience
import Formats
import Theme
import _Text

extension WrittenColors {
  /// Reads the variables of style sheets. In each mode, those of the blocks that apply in it count, the later of two.
  /// References are looked up in that mode, too.
  /// Source: CSS Cascading and Inheritance Level 4, "Cascade Sorting Order"; CSS Custom Properties 1, 3.
  mutating func readStyleSheets(_ files: [File], _ page: PageProperties?) {
    var sheet = StyleSheet(readsHighContrast: true)
    for file in files { sheet.read(file.styles.bytes) }
    isCut = sheet.isCut
    if let file = files.first { page?.complete(&sheet, of: file.path, from: files.count) }
    // With very many themes in a very long file, judging each would take minutes.
    let most = min(Limits.checkedModes, max(64, 64 * Limits.styleDeclarations / max(1, sheet.declarations.count)))
    let all = sheet.modes(atMost: most + 1)
    if all.count > most { isCut = true }
    for mode in all.prefix(most) {
      let colors = sheet.colors(in: mode, ofFirst: files.count)
      if colors.colors.count >= Limits.checkedColors { isCut = true }
      modes.append(colors)
    }
    for mode in sheet.ruleModes(atMost: most) where !all.contains(mode) && modes.count < most {
      var colors = sheet.colors(in: mode, ofFirst: files.count)
      // What the page has in light mode is judged there.
      colors.colors = []
      colors.rules.removeAll { !$0.text.isOwn && !$0.background.isOwn }
      if !colors.rules.isEmpty { modes.append(colors) }
    }
  }
}

extension StyleSheet {
  /// Whether a scope's declarations apply in a mode.
  private func holds(_ scope: Scope, in mode: ColorMode) -> Bool {
    (!scope.isDark || mode.isDark) && (!scope.isHighContrast || mode.isHighContrast)
      && (scope.theme.isEmpty || scope.theme.same(as: mode.theme))
  }

  /// The modes that some variable is declared for, and light mode.
  fileprivate func modes(atMost count: Int) -> [ColorMode] {
    var modes = [ColorMode()]
    func add(_ mode: ColorMode) { if modes.count < count, !modes.contains(mode) { modes.append(mode) } }
    var last = -1
    for declaration in declarations where declaration.kind == .variable {
      let isPair = declaration.value[...].begins(with: "light-dark(")
      guard declaration.scope != last || isPair else { continue }
      last = declaration.scope
      let scope = scopes[last]
      add(
        ColorMode(isDark: scope.isDark || isPair, isHighContrast: scope.isHighContrast, theme: scope.theme))
    }
    // With more contrast, it may be light or dark.
    for mode in modes
    where mode.isHighContrast && mode.theme.isEmpty && !mode.isDark
      && modes.contains(where: { $0.isDark && $0.theme.isEmpty })
    {
      add(ColorMode(isDark: true, isHighContrast: true))
    }
    return modes
  }

  /// The modes that some elements have colors of their own in: `.dark .note { color: … }`.
  fileprivate func ruleModes(atMost count: Int) -> [ColorMode] {
    var modes: [ColorMode] = []
    var last = -1
    for declaration in declarations where declaration.kind == .color && declaration.scope != last {
      last = declaration.scope
      let scope = scopes[last]
      let mode = ColorMode(isDark: scope.isDark, isHighContrast: scope.isHighContrast, theme: scope.theme)
      if mode.conditions > 0, !scope.isComputed, modes.count < count, !modes.contains(mode) { modes.append(mode) }
    }
    return modes
  }

  /// The colors that apply in a mode.
  /// - Parameter count: How many sheets' own they are. The others only say what these refer to.
  fileprivate func colors(in mode: ColorMode, ofFirst count: Int) -> ModeColors {
    var holding: [(conditions: Int, index: Int)] = []
    for (index, declaration) in declarations.enumerated() where declaration.kind != .font {
      let scope = scopes[declaration.scope]
      guard !scope.isComputed, holds(scope, in: mode) else { continue }
      let conditions = (scope.isDark ? 1 : 0) + (scope.isHighContrast ? 1 : 0) + (scope.theme.isEmpty ? 0 : 1)
      holding.append((conditions, index))
    }
    holding.sort { $0.conditions != $1.conditions ? $0.conditions < $1.conditions : $0.index < $1.index }
    let own = mode.conditions
    var values = StyleValues(StyleSheet(holding.map { declarations[$0.index] }, of: self))
    var colors: [WrittenColor] = []
    for index in holding.indices where declarations[holding[index].index].kind == .variable && values.isLast(index) {
      guard declarations[holding[index].index].sheet < count else { continue }
      let scope = scopes[declarations[holding[index].index].scope]
      // In a part of a page, a name may mean the part's or the page's.
      if let color = values.color(
        at: index, isDark: mode.isDark, isOwn: holding[index].conditions == own,
        part: scope.isPart ? String(bytes: scope.selector) : "")
      {
        colors.append(color)
      }
      if colors.count >= Limits.checkedColors { break }
    }
    var rules: [Rule] = []
    var known: [(hash: UInt64, rule: Int)] = []
    for index in holding.indices {
      let declaration = declarations[holding[index].index]
      let selector = scopes[declaration.scope].selectorInAnyMode
      guard declaration.kind == .color, !selector.isEmpty, rules.count < 4096 || rules.last?.selector == selector else {
        continue
      }
      guard declaration.name.isOne(of: ["color", "background", "background-color", "background-image"]) else {
        continue
      }
      let hash = hash(ofName: String(bytes: selector))
      let rule = known.last { $0.hash == hash && rules[$0.rule].selector == selector }?.rule ?? rules.count
      if rule == rules.count {
        rules.append(Rule(selector: selector))
        known.append((hash, rule))
      }
      rules[rule].take(declaration, at: index)
    }
    /// A rule's color, under the selector that it's written with.
    func ruleColor(at index: Int) -> WrittenColor? {
      let (conditions, index:declaration) = holding[index]
      let selector = scopes[declarations[declaration].scope].selector
      return values.ruleColor(at: index, of: selector, isDark: mode.isDark, isOwn: conditions == own)
    }
    var pairs: [(text: WrittenColor, background: WrittenColor)] = []
    for rule in rules {
      guard let text = rule.text, let background = rule.image ?? rule.background,
        let text = ruleColor(at: text), let background = ruleColor(at: background)
      else { continue }
      pairs.append((text, background))
    }
    return ModeColors(mode: mode, colors: colors, rules: pairs)
  }
}

/// Whether a value is a color by itself, such as `hsl(210, 25%, 8%)`.
private func isLiteral(_ value: [UInt8]) -> Bool {
  switch StyleColor(value) {
  case .opaque, .seeThrough, .pair: true
  case .none, .unsupported, .unresolved: false
  }
}

/// The last declarations of the color and the background of some elements.
private struct Rule {
  let selector: [UInt8]
  var text: Int?
  var background: Int?
  /// What's painted over the background's color.
  var image: Int?

  mutating func take(_ declaration: StyleSheet.Declaration, at index: Int) {
    switch true {
    case declaration.name.same(as: "color"): text = index
    case declaration.name.same(as: "background-image"):
      image = declaration.value.isSame(as: "none") ? nil : index
    case declaration.name.same(as: "background"):
      image = nil
      background = index
    default: background = index
    }
  }
}

extension Scope {
  /// The selector without what says that it's for dark mode, so that it's the same in light mode: ".note" of ".dark .note".
  fileprivate var selectorInAnyMode: [UInt8] {
    guard isDark, !selector.contains(UInt8(ascii: ",")),
      let end = selector.firstIndex(where: { $0 <= 0x20 || $0 == UInt8(ascii: ">") }),
      selector[..<end].hasWord(of: ["dark", "night"])
    else { return selector }
    return trimmed(selector[(end + 1)...])
  }
}

extension ColorMode {
  fileprivate var conditions: Int { (isDark ? 1 : 0) + (isHighContrast ? 1 : 0) + (theme.isEmpty ? 0 : 1) }
}

extension StyleValues {
  /// A variable as a color; nil if it isn't one.
  fileprivate mutating func color(at index: Int, isDark: Bool, isOwn: Bool, part: String) -> WrittenColor? {
    let declaration = sheet.declarations[index]
    let source = part.isEmpty ? self.source(of: index) : index
    let origin = sheet.declarations[source]
    var literal = origin.start..<(origin.start + origin.value.count)
    var written = origin.value[...]
    var value: WrittenColor.Value
    if !part.isEmpty, mayRefer(declaration.value), !isLiteral(declaration.value) {
      value = .unknown
    } else if let resolved = self.value(at: index) {
      if resolved[...].begins(with: "light-dark(") {
        guard case .pair(let light, let dark) = StyleColor(resolved) else { return nil }
        value = .opaque(isDark ? dark : light)
        if let half = half(of: written, isDark: isDark) {
          literal = (origin.start + half.startIndex)..<(origin.start + half.endIndex)
          written = half
        } else {
          written = []
        }
      } else {
        switch StyleColor(resolved, channels: sheet.channelUses) {
        case .opaque(let color): value = .opaque(color)
        case .seeThrough: value = seeThrough(resolved)
        case .unsupported, .unresolved: value = .unknown
        case .none where resolved.contains(run: "gradient(".bytes): value = .gradient
        case .pair, .none: return nil
        }
      }
    } else {
      value = .unknown
    }
    let words = words(ofColor: declaration.name)
    return WrittenColor(
      name: declaration.name, words: words, ownWords: words.count, part: part, value: value,
      place: WrittenColor.Place(file: origin.sheet, range: literal),
      source: source == index ? nil : origin.name, isOwn: isOwn,
      notation: written.isEmpty || mayRefer(Array(written)) && !isColorFunction(written)
        ? nil : .style(channels: sheet.channelUses))
  }

  /// The words of a name. That of bare numbers may say so, too: `--button-bg-rgb` is the button's background, unless there's a
  /// `--button-bg` beside it.
  private func words(ofColor name: String) -> [String] {
    let bytes = name.bytes
    guard bytes.suffix(4).elementsEqual("-rgb".bytes) || bytes.suffix(4).elementsEqual("-hsl".bytes),
      !isGlobal(String(bytes: Array(bytes.dropLast(4))))
    else { return name.words }
    return Array(name.words.dropLast())
  }

  /// The color of a rule for some elements.
  fileprivate mutating func ruleColor(at index: Int, of selector: [UInt8], isDark: Bool, isOwn: Bool) -> WrittenColor? {
    guard let color = color(at: index, isDark: isDark, isOwn: isOwn, part: "") else { return nil }
    return WrittenColor(
      name: shown(selector) + " " + color.name, words: [], part: String(bytes: selector), value: color.value,
      place: color.place, source: color.source, isOwn: isOwn, notation: color.notation)
  }

  /// A list of selectors on one line, or as many as fit.
  private func shown(_ selector: [UInt8]) -> String {
    var line: [UInt8] = []
    for byte in selector where byte > 0x20 || (line.last ?? 0x20) > 0x20 { line.append(byte > 0x20 ? byte : 0x20) }
    guard line.count > 60 else { return String(bytes: line) }
    let start = line.prefix(60)
    let end = start.lastIndex(of: UInt8(ascii: ",")) ?? start.lastIndex(of: 0x20)
    return (end.map { String(bytes: Array(start[..<$0])) } ?? String(bytes: line).cut(toBytes: 60)) + "…"
  }

  /// The half of a `light-dark()` that counts, as it's written.
  private func half(of value: ArraySlice<UInt8>, isDark: Bool) -> ArraySlice<UInt8>? {
    guard value.begins(with: "light-dark("), value.last == UInt8(ascii: ")") else { return nil }
    let halves = parts(of: value.dropFirst(11).dropLast(), separatedBy: UInt8(ascii: ","))
    guard halves.count == 2 else { return nil }
    return halves[isDark ? 1 : 0].trimmed
  }

  private func isColorFunction(_ value: ArraySlice<UInt8>) -> Bool {
    // Without a name of a variable in it, a function's arguments are numbers.
    !value.contains(UInt8(ascii: "$")) && !value.contains(UInt8(ascii: "@"))
      && !Array(value).contains(run: "var(".bytes)
  }
}

/// A color with an alpha below 1, if it's in one of CSS's own notations.
private func seeThrough(_ value: [UInt8]) -> WrittenColor.Value {
  guard let color = value.withUnsafeBufferPointer({ try? CSSColor(utf8: $0) }) else {
    return .seeThrough(nil, opacity: 0)
  }
  return .seeThrough(color.displayable(), opacity: color.opacity)
}
