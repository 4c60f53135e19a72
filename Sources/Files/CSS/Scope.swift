import _Text

/// The part of a page, and the mode and theme, that a block's declarations apply to.
struct Scope {
  /// Whether that's dark mode.
  var isDark = false
  /// Whether it's high contrast.
  var isHighContrast = false
  /// Whether it's special circumstances, such as print.
  var isSkipped = false
  /// Whether it's Sass code whose result is known only by running it.
  var isComputed = false
  /// Whether it's in a mixin that takes no arguments, so that it holds where that's included.
  var isMixin = false
  /// Whether it's only a part of the page: a selector other than that of the whole page.
  var isPart = false
  /// The name of the theme it applies to; empty for all.
  var theme = ""
  /// The selector before the block, for parts of a page.
  var selector: [UInt8] = []
  /// Whether it's a theme of daisyUI's plugin.
  var isPlugin = false

  /// The scope of a block inside this one.
  /// - Parameter prelude: The text before the block's brace.
  func inner(_ prelude: [UInt8]) -> Scope {
    var scope = self
    scope.selector = prelude
    if prelude.first == UInt8(ascii: "@") {
      scope.enter(rule: prelude)
    } else {
      scope.enter(selectors: prelude)
    }
    return scope
  }

  /// The scope of a mixin's block where the mixin is included.
  func included(in outer: Scope) -> Scope {
    var scope = outer
    if isDark { scope.isDark = true }
    if isHighContrast { scope.isHighContrast = true }
    if isSkipped { scope.isSkipped = true }
    if isComputed { scope.isComputed = true }
    if isPart { scope.isPart = true }
    if !theme.isEmpty { scope.theme = theme }
    if selector.first != UInt8(ascii: "@") { scope.selector = selector }
    return scope
  }

  private mutating func enter(rule: [UInt8]) {
    let text = String(bytes: rule)
    let words = text.words
    func has(_ word: StaticString) -> Bool { words.contains { $0.same(as: word) } }
    let name = words.first ?? ""
    if has("contrast") {
      // Less contrast, and no preference, are nobody's high contrast.
      if has("less") || has("no") { isSkipped = true } else { isHighContrast = true }
    }
    switch true {
    case name.same(as: "mixin") && (rule.last != UInt8(ascii: ")") || rule.suffix(2).isSame(as: "()")):
      isMixin = true
    case name.isOne(of: ["if", "else", "each", "for", "while", "function", "mixin"]):
      isComputed = true
    case name.isOne(of: ["keyframes", "property", "page"]), has("print"), has("forced"):
      isSkipped = true
    case name.same(as: "plugin"):
      isPlugin = has("theme")
      isSkipped = !isPlugin
    case name.isOne(of: ["utility", "font", "container", "scope"]):
      isPart = true
    case has("dark"): isDark = true
    case has("scheme") && has("light"): isDark = false
    default: break
    }
  }

  /// A list of selectors counts as the one of them that applies most widely.
  private mutating func enter(selectors: [UInt8]) {
    var best: Reach?
    for selector in parts(of: selectors[...], separatedBy: UInt8(ascii: ",")).prefix(16) {
      let reach = Reach(selector, isInPart: isPart)
      if reach.width > best?.width ?? -1 { best = reach }
    }
    // A mixin of Less, with a condition or without.
    if selectors.first == UInt8(ascii: "."), selectors.suffix(2).isSame(as: "()") {
      isMixin = true
      return
    }
    if selectors.last == UInt8(ascii: ")"), selectors.contains(run: "()".bytes) { isComputed = true }
    guard let best else { return }
    if best.isHighContrast { isHighContrast = true }
    if best.isDark { isDark = true }
    if best.isLight { isDark = false }
    if best.isPart { isPart = true }
    if !best.theme.isEmpty { theme = best.theme }
  }
}

/// The part of a page, and the mode and theme, that one selector matches.
private struct Reach {
  var isDark = false
  var isLight = false
  var isHighContrast = false
  var isPart = false
  var theme = ""

  /// How much of the page it covers: the whole page most, then one of its modes or themes, then a part.
  var width: Int { isPart ? 0 : isHighContrast ? 1 : !theme.isEmpty ? 2 : isDark ? 3 : isLight ? 4 : 5 }

  init(_ selector: ArraySlice<UInt8>, isInPart: Bool) {
    isPart = isInPart
    var position = selector.startIndex
    var isRoot = false
    while position < selector.endIndex {
      let byte = selector[position]
      let start = position + 1
      switch byte {
      case UInt8(ascii: "."):
        position = endOfName(in: selector, from: start)
        take(class: selector[start..<position], isOnRoot: isRoot)
      case UInt8(ascii: "["):
        position = (selector[start...].firstIndex(of: UInt8(ascii: "]")) ?? selector.endIndex - 1) + 1
        take(attribute: selector[start..<max(start, position - 1)])
      case UInt8(ascii: ":"):
        var nameStart = start
        if nameStart < selector.endIndex, selector[nameStart] == byte { nameStart += 1 }
        position = endOfName(in: selector, from: nameStart)
        let name = String(bytes: Array(selector[nameStart..<position]))
        if name.same(as: "root") || name.same(as: "host") { isRoot = true }
        // An argument of `:not()` says nothing about what matches.
        if position < selector.endIndex, selector[position] == UInt8(ascii: "("),
          name.same(as: "not") || name.same(as: "has")
        {
          position = closing(in: selector, from: position) + 1
        } else if nameStart == start, !isRoot,
          !name.isOne(of: ["where", "is", "global", "deep", "host-context"])
        {
          isPart = true
        }
      case UInt8(ascii: "#"):
        isPart = true
        position = endOfName(in: selector, from: start)
      case UInt8(ascii: "&"):
        isRoot = !isInPart
        position += 1
      case UInt8(ascii: "*"):
        position += 1
      default:
        let end = endOfName(in: selector, from: position)
        guard end > position else {
          if byte <= 0x20 || byte == UInt8(ascii: ">") { isRoot = false }
          position += 1
          continue
        }
        if selector[position..<end].hasWord(of: ["html", "body", "host"]) { isRoot = true } else { isPart = true }
        position = end
      }
    }
  }

  private mutating func take(class name: ArraySlice<UInt8>, isOnRoot: Bool) {
    // Most classes have nothing to do with modes and themes.
    guard isOnRoot || name.hasWord(of: modeWords) || name.hasWord(of: ["contrast", "hc"]) else {
      isPart = true
      return
    }
    let words = String(bytes: Array(name)).words
    if isContrast(words) { isHighContrast = true }
    let others = words.filter { !$0.isOne(of: modeWords) && !(isHighContrast && $0.isOne(of: contrastWords)) }
    let saysTheme = words.contains { $0.same(as: "theme") || $0.same(as: "skin") || $0.same(as: "palette") }
    let isDarkWord = { (word: String) in
      word.same(as: "dark") || word.same(as: "night") || word.same(as: "darkmode")
    }
    if !isOnRoot, others.contains(where: { $0.isOne(of: componentWords) }) {
      // A dark table is one in any mode.
      isPart = true
      return
    }
    if words.contains(where: isDarkWord) {
      isDark = true
      if others.isEmpty { return }
    } else if others.isEmpty {
      isLight = words.contains { $0.same(as: "light") || $0.same(as: "day") || $0.same(as: "lightmode") }
      return
    }
    if saysTheme || isOnRoot {
      theme = others.text(separatedBy: "-")
      if words.contains(where: { $0.same(as: "default") }), others.count == 1 { theme = "" }
    } else {
      isPart = true
    }
  }

  private mutating func take(attribute: ArraySlice<UInt8>) {
    let (name, given) = String(bytes: Array(attribute)).cut(at: "=")
    let words = name.words
    guard words.contains(where: { $0.isOne(of: themeAttributes) }) else {
      isPart = true
      return
    }
    let value = unquoted(trimmed((given ?? "").bytes[...]))
    let said = String(bytes: value).words
    if isContrast(said) || isContrast(words) { isHighContrast = true }
    let others = said.filter { !$0.isOne(of: modeWords) && !(isHighContrast && $0.isOne(of: contrastWords)) }
    isDark = isDark || said.contains { $0.same(as: "dark") || $0.same(as: "night") }
    if others.isEmpty {
      isLight = said.contains { $0.same(as: "light") || $0.same(as: "day") }
    } else if !(others.count == 1 && others[0].same(as: "default")) {
      theme = String(bytes: value).cut(toBytes: 60)
    }
  }

  private func isContrast(_ words: [String]) -> Bool { words.contains { $0.same(as: "contrast") || $0.same(as: "hc") } }
}

/// Words in a mode's name besides dark and light.
private let modeWords: [StaticString] = [
  "theme", "skin", "palette", "mode", "is", "v", "t", "color", "scheme", "dark", "light", "night", "day", "darkmode",
  "lightmode", "app", "ion", "el", "p", "mat", "md", "s",
]
/// Words that the name of high contrast has.
private let componentWords: [StaticString] = [
  "table", "btn", "button", "navbar", "nav", "card", "alert", "badge", "list", "text", "bg", "border", "link",
  "dropdown",
  "chip", "toast", "tooltip", "footer", "header", "hero", "section", "menu", "sidebar", "tabs", "tab", "panel", "input",
  "tag",
  "label", "icon", "popover", "modal", "carousel", "pill", "banner", "box",
]
private let contrastWords: [StaticString] = ["high", "contrast", "hc", "more", "highcontrast"]
/// Words of the attributes that choose a theme.
private let themeAttributes: [StaticString] = [
  "theme", "mode", "scheme", "palette", "skin", "brand", "variant", "color",
]

/// The end of the name that begins here.
private func endOfName(in bytes: ArraySlice<UInt8>, from start: Int) -> Int {
  var position = start
  while position < bytes.endIndex {
    let byte = bytes[position]
    if byte == UInt8(ascii: "\\") {
      position = min(position + 2, bytes.endIndex)
    } else if isPartOfVariable(byte) {
      position += 1
    } else {
      return position
    }
  }
  return position
}

/// The index of the parenthesis that closes the one here; the last index if none does.
func closing(in bytes: ArraySlice<UInt8>, from start: Int) -> Int {
  var depth = 0
  var quote: UInt8?
  var position = start
  while position < bytes.endIndex {
    let byte = bytes[position]
    if let open = quote {
      if byte == UInt8(ascii: "\\") { position += 1 } else if byte == open { quote = nil }
    } else {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth <= 0 { return position }
      default: break
      }
    }
    position += 1
  }
  return bytes.endIndex - 1
}

/// The parts between separators that aren't in parentheses or quotation marks.
func parts(of bytes: ArraySlice<UInt8>, separatedBy separator: UInt8) -> [ArraySlice<UInt8>] {
  var parts: [ArraySlice<UInt8>] = []
  var start = bytes.startIndex
  var position = start
  while position < bytes.endIndex {
    switch bytes[position] {
    case separator:
      parts.append(bytes[start..<position])
      start = position + 1
    case UInt8(ascii: "("): position = closing(in: bytes, from: position)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let quote = bytes[position]
      position += 1
      while position < bytes.endIndex, bytes[position] != quote {
        position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
      }
    case UInt8(ascii: "\\"): position += 1
    default: break
    }
    position += 1
  }
  if start < bytes.endIndex { parts.append(bytes[start...]) }
  return parts
}

/// The bytes without quotation marks around them.
func unquoted(_ bytes: [UInt8]) -> [UInt8] {
  guard bytes.count > 1, let quote = bytes.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
    bytes.last == quote
  else { return bytes }
  return Array(bytes[1..<(bytes.count - 1)])
}
