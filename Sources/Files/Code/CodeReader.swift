import ColorScience
import Formats
import Theme
import _Text

extension Findings {
  /// Reads the colors and fonts of programs in Swift, Kotlin, Dart and JavaScript: `primary = Color(0xFF3F51B5)`,
  /// `main: '#3F51B5'`, `Color(red: 63/255, …)`. Follows names to their declarations, in any of the files. Nothing is
  /// run: values that a program computes are left out, and noted.
  init(code files: [File]) throws(ImportError) {
    let programs = files.filter { CodeLanguage(path: $0.path) != nil }
    var declarations = CodeDeclarations()
    for file in programs.isEmpty ? files : programs { declarations.read(file) }
    declarations.add(to: &self)
    if files.contains(where: { CodeLanguage($0) == .javaScript }) { format = javaScriptLabel(of: files) }
  }
}

extension CodeDeclarations {
  /// Adds those of a file.
  mutating func read(_ file: File) {
    var reader = CodeReader(CodeLanguage(file))
    if file.bytes.firstIndex(ofRun: "tailwindcss/colors".bytes, from: 0) != nil { addTailwind() }
    var scanner = CodeScanner(file.bytes)
    while !isFull, let token = scanner.next() { reader.take(token, &scanner, into: &self) }
    reader.finish(into: &self)
    files += 1
  }
}

/// The library whose JavaScript theme is in the files, by its name for people.
private func javaScriptLabel(of files: [File]) -> String {
  for (text, label) in libraries {
    for file in files {
      if file.bytes.firstIndex(ofRun: text.description.bytes, from: 0) != nil
        || file.path.contains(ignoringASCIICase: text.description)
      {
        return label.description
      }
    }
  }
  return "JavaScript"
}

private let libraries: [(text: StaticString, label: StaticString)] = [
  ("@mui/", "MUI"), ("@material-ui/", "MUI"), ("@chakra-ui/", "Chakra UI"), ("@mantine/", "Mantine"),
  ("tailwind", "Tailwind CSS"),
]

/// Keeps track of the names around a value: those before `=` and `:`, and the functions that are called.
private struct CodeReader {
  /// A pair of parentheses, braces or brackets being read.
  private struct Frame {
    /// The bracket that opens it; 0 for a whole file.
    var bracket: UInt8 = 0
    /// The name that the innermost value is of: "primary".
    var key: String?
    /// Whether a colon came after it, which a type may follow.
    var isTyped = false
    var expression = CodeExpression()
    /// The function being called or, for brackets, the value being subscripted.
    var call = CodeCall(callee: [])
    /// Whether it's the subscript of a name.
    var isSubscript = false
    /// The function or getter being declared, and whether its name comes next.
    var function: String?
    var awaitsFunction = false
    /// The class or similar declaration that the braces belong to.
    var scope: String?
    /// Whether it's the body of a property, whose value it has.
    var isBody = false
    /// The index of its first declaration.
    var first = 0
    /// How many names are around its own.
    var level = 0
    /// The mode that a setting in it says: `mode: 'dark'`.
    var mode: CodeMode?
    /// Whether it has names that say nothing about light and dark, and names that aren't numbers.
    var hasOrdinaryKey = false
    var hasNamedKey = false
    /// How many values without a name it has.
    var values = 0
    /// Whether it holds the arguments of an annotation.
    var isAnnotation = false
    /// Where it begins.
    var start = 0
    /// How many fonts were declared before it.
    var fonts = 0
    /// Whether it holds the arms of a choice, and how many.
    var isChoice = false
    var arms = 0
  }

  private let language: CodeLanguage
  /// Up to 64 deep.
  private var frames: [Frame] = [Frame()]
  private var deeper = 0
  /// The name of the class or similar being declared; empty until it's read.
  private var scope: String?
  private var annotation = Annotation.none

  /// What of an annotation may come next.
  private enum Annotation { case none, name, arguments }

  init(_ language: CodeLanguage) { self.language = language }

  private var top: Int { frames.count - 1 }

  mutating func take(
    _ token: CodeScanner.Token, _ scanner: inout CodeScanner, into declarations: inout CodeDeclarations
  ) {
    switch token {
    case .name(let name) where deeper == 0:
      take(name, isKey: language == .javaScript && scanner.isBeforeColon, into: &declarations)
    case .text(let text) where deeper == 0: take(.text(text), into: &declarations)
    case .number(let digits) where deeper == 0: take(CodeValue(literal: digits), into: &declarations)
    case .mark(let mark): take(mark, &scanner, into: &declarations)
    default: break
    }
    if deeper == 0, !frames[top].expression.isEmpty {
      let start = frames[top].expression.range?.lowerBound ?? scanner.start
      frames[top].expression.range = start..<max(start, scanner.end)
    }
  }

  mutating func finish(into declarations: inout CodeDeclarations) {
    deeper = 0
    while frames.count > 1 { close(into: &declarations) }
    flush(into: &declarations)
  }

  // MARK: - Values

  /// - Parameter isKey: Whether it's the name of what follows, even if other languages have a keyword for it.
  private mutating func take(_ name: String, isKey: Bool, into declarations: inout CodeDeclarations) {
    if annotation == .name || annotation == .arguments && frames[top].expression.awaitsMember {
      annotation = .arguments
      frames[top].expression.awaitsMember = false
      return
    }
    annotation = .none
    if frames[top].expression.awaitsMember {
      frames[top].expression.awaitsMember = false
      mention(name)
      switch frames[top].expression.operand {
      case .name(let chain): frames[top].expression.operand = .name(chain.count < 8 ? chain + [name] : chain)
      case .none: frames[top].expression.operand = .name(["", name])
      default: frames[top].expression.members.append(name)
      }
      return
    }
    if !isKey, name.isKeyword {
      take(keyword: name, into: &declarations)
      return
    }
    if scope?.isEmpty == true {
      scope = name
      return
    }
    mention(name)
    guard !frames[top].expression.isInType else { return }
    if frames[top].expression.isComplete { begin(into: &declarations) }
    if frames[top].awaitsFunction { frames[top].function = name }
    frames[top].awaitsFunction = false
    frames[top].expression.operand = .name([name])
  }

  private mutating func take(_ value: CodeValue, into declarations: inout CodeDeclarations) {
    guard !frames[top].expression.isInType else { return }
    if frames[top].expression.awaitsMember {
      // A part of a tuple, "pair.0".
      frames[top].expression.awaitsMember = false
      frames[top].expression.operand = .computed
      return
    }
    if case .text(let text) = value, text.count < 20 { mention(String(bytes: text)) }
    if frames[top].expression.isComplete { begin(into: &declarations) }
    frames[top].expression.operand = value
  }

  /// Notes that a condition mentions light or dark.
  private mutating func mention(_ name: String) {
    guard name.mayNameMode else { return }
    let words = name.words
    if words.contains(where: { $0.same(as: "dark" as StaticString) }) { frames[top].expression.namesDark = true }
    if words.contains(where: { $0.same(as: "light" as StaticString) }) { frames[top].expression.namesLight = true }
  }

  private mutating func take(keyword name: String, into declarations: inout CodeDeclarations) {
    if name.isOne(of: ["as", "satisfies", "is", "extends", "implements", "with", "where"]) {
      if frames[top].expression.isComplete { frames[top].expression.isInType = true }
    } else if name.isOne(of: ["to", "by"]) {
      // "primary" to Color(…), and val x by lazy { … }.
      if frames[top].expression.isComplete { setKey() }
    } else if name.isOne(of: ["class", "struct", "enum", "extension", "object", "interface", "namespace", "mixin"]) {
      begin(into: &declarations)
      scope = ""
    } else if name.isOne(of: ["if", "when", "switch"]) {
      if frames[top].expression.isComplete { begin(into: &declarations) }
      frames[top].expression.operand = .name([name])
    } else if name.same(as: "else" as StaticString) {
      beginOtherBranch(into: &declarations)
    } else if name.isOne(of: ["func", "fun", "get", "set"]) {
      begin(into: &declarations)
      frames[top].awaitsFunction = true
    } else if name.isOne(of: ["new", "await", "const", "return", "default", "required"]),
      !frames[top].expression.isComplete
    {
      // Before a value, they don't begin anything.
    } else {
      // In Swift, "class var" is no class.
      if scope?.isEmpty == true { scope = nil }
      begin(into: &declarations)
    }
  }

  /// Ends what came before, without a mark between.
  private mutating func begin(into declarations: inout CodeDeclarations) {
    flush(into: &declarations)
    frames[top].expression = CodeExpression()
    frames[top].key = nil
    frames[top].isTyped = false
    frames[top].function = nil
    frames[top].awaitsFunction = false
  }

  // MARK: - Marks

  private mutating func take(_ mark: UInt8, _ scanner: inout CodeScanner, into declarations: inout CodeDeclarations) {
    switch mark {
    case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["):
      open(mark, isAfterSpace: scanner.isAfterSpace, at: scanner.start, in: declarations)
    case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"): close(into: &declarations)
    case _ where deeper > 0: break
    case UInt8(ascii: ":"): takeColon(into: &declarations)
    case UInt8(ascii: "="):
      // In "let accent: Color = …", the name is before the type.
      if frames[top].isTyped, !frames[top].expression.isEmpty || frames[top].expression.isInType {
        frames[top].expression = CodeExpression()
      } else {
        setKey()
      }
      frames[top].isTyped = false
      scope = nil
    case UInt8(ascii: ","), UInt8(ascii: ";"):
      begin(into: &declarations)
      if mark == UInt8(ascii: ";") { scope = nil }
    case UInt8(ascii: "."): frames[top].expression.awaitsMember = true
    case UInt8(ascii: "?"):
      guard scanner.isAfterSpace, !frames[top].expression.isEmpty else { return }
      choose(isTernary: true)
    case UInt8(ascii: "!"):
      if frames[top].expression.isEmpty { frames[top].expression.isNegated = true }
    case UInt8(ascii: "<"):
      let isName = if case .name = frames[top].expression.operand { !scanner.isAfterSpace } else { false }
      if isName || frames[top].expression.isEmpty {
        scanner.skipTypeArguments()
      } else {
        frames[top].expression.take(mark)
      }
    case UInt8(ascii: "@"):
      // What comes before it is a declaration of its own.
      if frames[top].expression.isComplete { begin(into: &declarations) }
      annotation = .name
    case UInt8(ascii: "#"), UInt8(ascii: "\\"), UInt8(ascii: ">"): break
    case CodeScanner.fallback:
      // The value so far counts. The next one counts only if this one is unknown.
      switch frames[top].expression.operand {
      case .color, .text, .hex: frames[top].expression.isInType = true
      default:
        frames[top].expression.operand = .none
        frames[top].expression.isFallback = true
      }
    case CodeScanner.comparison:
      frames[top].expression.operand = .computed
    case CodeScanner.arrow:
      nameFunctionsValue()
      // An arm of a choice: what's before it says when it holds.
      let condition = frames[top].expression
      if frames[top].isChoice { frames[top].arms += 1 }
      frames[top].expression = CodeExpression()
      frames[top].expression.mode = condition.mode
    default: if !frames[top].expression.isInType { frames[top].expression.take(mark) }
    }
  }

  /// Begins what holds otherwise: in the other mode, if the condition asked for one.
  private mutating func beginOtherBranch(into declarations: inout CodeDeclarations) {
    let (mode, isConditional) = (frames[top].expression.mode, frames[top].expression.isConditional)
    flush(into: &declarations)
    frames[top].expression = CodeExpression()
    frames[top].expression.mode = mode?.other
    frames[top].expression.isConditional = isConditional
  }

  private mutating func takeColon(into declarations: inout CodeDeclarations) {
    if frames[top].expression.isTernary {
      beginOtherBranch(into: &declarations)
      return
    }
    // In "class AppColors: Codable", a type follows.
    if scope?.isEmpty == false {
      frames[top].expression = CodeExpression()
      return
    }
    scope = nil
    if frames[top].function == nil { setKey() } else { frames[top].expression = CodeExpression() }
    nameFunctionsValue()
    frames[top].isTyped = true
  }

  /// Calls what a function gives by its name: `func primary() -> UIColor { … }`, `fun primary(): Color = …`.
  private mutating func nameFunctionsValue() {
    guard let function = frames[top].function else { return }
    frames[top].key = function
    frames[top].isTyped = true
    frames[top].function = nil
  }

  /// Makes what was read last the name of what follows.
  private mutating func setKey() {
    var key: String?
    switch frames[top].expression.operand {
    case .name(let chain): key = chain.last.flatMap { $0.same(as: "exports" as StaticString) ? nil : $0 }
    case .text(let text): key = text.count < 100 ? String(bytes: text) : nil
    case .number(let value, isWhole: true): key = wholeText(value)
    default: break
    }
    frames[top].expression = CodeExpression()
    guard let key else { return }
    frames[top].key = key
    let isNumber = key.bytes.first.map { $0.isDigit } ?? false
    if !isNumber { frames[top].hasNamedKey = true }
    if !frames[top].hasOrdinaryKey, key.mode == nil, !key.isForContrast { frames[top].hasOrdinaryKey = true }
  }

  /// Goes on with the values that a condition chooses from.
  private mutating func choose(isTernary: Bool) {
    let condition = frames[top].expression
    frames[top].expression = CodeExpression()
    frames[top].expression.choose(by: condition)
    frames[top].expression.isTernary = isTernary
  }

  private mutating func open(_ bracket: UInt8, isAfterSpace: Bool, at start: Int, in declarations: CodeDeclarations) {
    guard frames.count < 64, deeper == 0 else {
      deeper += 1
      return
    }
    let expression = frames[top].expression
    let isAnnotation = annotation == .arguments && bracket == UInt8(ascii: "(") && !isAfterSpace
    annotation = .none
    var frame = Frame(bracket: bracket, level: frames[top].level + (frames[top].key == nil ? 0 : 1))
    frame.first = -1
    frame.isAnnotation = isAnnotation
    let isBareChoice =
      if case .name(let chain) = expression.operand { chain.last?.same(as: "when" as StaticString) == true } else {
        false
      }
    frame.isChoice =
      bracket == UInt8(ascii: "{") && (expression.isConditional || expression.mode != nil || isBareChoice)
    frame.start = start
    frame.fonts = declarations.fontCount
    frame.call.language = language
    switch (bracket, expression.operand) {
    case (UInt8(ascii: "("), .name(let chain)):
      frame.call.callee = chain.first?.isEmpty == true ? Array(chain.dropFirst()) : chain
    case (UInt8(ascii: "("), .none): break
    case (UInt8(ascii: "("), let base):
      frame.call.base = base
      frame.call.callee = expression.maker + expression.members
    case (UInt8(ascii: "["), .name) where !isAfterSpace: frame.isSubscript = true
    case (UInt8(ascii: "{"), let operand):
      frame.scope = scope?.isEmpty == false ? scope : nil
      scope = nil
      frame.isBody = frames[top].key != nil && !operand.isNone
      // The type before the braces isn't a value.
      frames[top].expression.operand = .none
    default: break
    }
    frames.append(frame)
  }

  private mutating func close(into declarations: inout CodeDeclarations) {
    if deeper > 0 {
      deeper -= 1
      return
    }
    guard frames.count > 1 else { return }
    flush(into: &declarations)
    let frame = frames.removeLast()
    let first = frame.first < 0 ? declarations.count : frame.first
    frames[top].expression.awaitsMember = false
    if frame.isAnnotation {
      declarations.drop(from: first)
      return
    }
    if frame.arms > 1, frame.mode == nil { declarations.endChoice(from: first, fonts: frame.fonts, arms: frame.arms) }
    if frame.isSubscript {
      guard case .name(let chain) = frames[top].expression.operand,
        let member = frame.call.arguments.first?.value.memberName
      else {
        frames[top].expression.operand = .computed
        return
      }
      frames[top].expression.operand = .name(chain.count < 8 ? chain + [member] : chain)
      return
    }
    guard !frames[top].expression.isInType || frame.bracket == UInt8(ascii: "{") else {
      declarations.drop(from: first)
      return
    }
    if frame.bracket == UInt8(ascii: "("), frame.call.base.isNone, frame.call.callee.count == 1,
      frame.call.callee[0].isOne(of: ["if", "when", "switch"])
    {
      frames[top].expression = CodeExpression()
      frames[top].expression.choose(by: frame.expression)
      return
    }
    declarations.endGroup(
      from: first, level: frame.level, hasOrdinaryKey: frame.hasOrdinaryKey, isRamp: !frame.hasNamedKey,
      mode: frame.mode)
    frames[top].expression.operand = value(of: frame, first, &declarations)
    frames[top].expression.members = []
    frames[top].expression.maker = frame.bracket == UInt8(ascii: "(") ? Array(frame.call.callee.suffix(8)) : []
    if frames[top].first < 0, declarations.count > first { frames[top].first = first }
  }

  /// The value of a pair of brackets.
  private func value(of frame: Frame, _ first: Int, _ declarations: inout CodeDeclarations) -> CodeValue {
    guard frame.bracket == UInt8(ascii: "(") else { return .group }
    if frame.call.callee.isEmpty, frame.call.base.isNone {
      return frame.call.count == 1 && frame.call.arguments[0].label == nil ? frame.call.arguments[0].value : .group
    }
    if let font = frame.call.googleFont { declarations.add(font) }
    let value = frame.call.value
    switch value {
    case .group:
      let isMade = declarations.count == first && frame.call.callee.last.map { !$0.isCapitalized } ?? true
      return isMade ? .computed : .group
    default:
      declarations.drop(from: first)
      return value
    }
  }

  // MARK: - Declarations

  /// Ends the value that was read last in the innermost frame.
  private mutating func flush(into declarations: inout CodeDeclarations) {
    let expression = frames[top].expression
    guard !expression.isEmpty else { return }
    let value = expression.value
    let key = frames[top].key
    if frames[top].bracket != UInt8(ascii: "{"), frames[top].bracket != 0 {
      frames[top].call.count += 1
      if frames[top].call.arguments.count < CodeCall.mostArguments { frames[top].call.arguments.append((key, value)) }
    }
    if let key, key.isOne(of: ["brightness", "mode", "type", "colorScheme"]), let name = value.memberName {
      if name.same(as: "dark" as StaticString) { frames[top].mode = .dark }
      if name.same(as: "light" as StaticString) { frames[top].mode = .light }
    }
    guard !frames[top].isSubscript else { return }
    defer { frames[top].values += 1 }
    guard declarations.takes(value, hasKey: key != nil || frames[top].isBody) else { return }
    var path: [String] = []
    var scopes: [String] = []
    var mode = expression.mode
    var restart = 0
    for frame in frames.reversed() where mode == nil { mode = frame.expression.mode ?? frame.mode ?? frame.call.mode }
    var isScheme = false
    var call = -1
    for frame in frames {
      if call < 0, path.isEmpty, scopes.isEmpty, !frame.call.callee.isEmpty { call = frame.start }
      if let scope = frame.scope { scopes.append(scope) }
      if frame.call.isScheme {
        restart = path.count
        isScheme = true
      }
      if let key = frame.key { path.append(key) }
    }
    let place = CodePlace(
      path: path, scopes: scopes, shown: restart, isScheme: isScheme, hasKey: key != nil || frames[top].isBody,
      mode: mode, call: call)
    let count = declarations.count
    if case .text(let text) = value, isFont(path) {
      let isFirst = frames[top].bracket != UInt8(ascii: "[") || frames[top].values == 0
      if isFirst { addFont(text, place, into: &declarations) }
    } else {
      declarations.add(
        value, place, key == nil && frames[top].bracket == UInt8(ascii: "[") ? frames[top].values : nil, language,
        // In place of another value, it isn't where the color is written.
        expression.isFallback ? 0..<0 : expression.range ?? 0..<0)
    }
    if frames[top].first < 0, declarations.count > count { frames[top].first = count }
  }

  /// Whether the innermost value is a font's.
  private func isFont(_ path: [String]) -> Bool {
    let callee = frames[top].call.callee
    if callee.contains(where: { $0.hasWord(of: ["icon", "require", "import"]) }) { return false }
    var isFont = callee.contains { name in
      let words = name.words
      return words.contains { $0.isOne(of: ["font", "typeface", "uifont", "nsfont"]) }
        && words.allSatisfy { $0.isOne(of: wordsOfFonts) }
    }
    let names = path.suffix(4)
    for name in names {
      let words = name.words
      if words.contains(where: { $0.isOne(of: notFamilies) }) { return false }
      if words.contains(where: { $0.isOne(of: ["font", "fonts", "typeface", "typefaces"]) }) { isFont = true }
      if words.count > 1, words.last?.same(as: "family" as StaticString) == true { isFont = true }
    }
    return isFont
  }

  private func addFont(_ text: [UInt8], _ place: CodePlace, into declarations: inout CodeDeclarations) {
    // A reference to a font, or a color; a name in quotation marks may hold anything.
    let isQuoted = text.first == UInt8(ascii: "\"") || text.first == UInt8(ascii: "'")
    guard !text.isEmpty, text.count < 1000, text.first != UInt8(ascii: "@"),
      isQuoted
        || !text.contains(where: { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "{") })
          && text.first != UInt8(ascii: "#")
    else { return }
    let family = language == .javaScript ? cssFamily(text) : withoutFace(String(bytes: text))
    declarations.add(FoundFont(name: place.name, family: family))
  }
}

private let notFamilies: [StaticString] = [
  "size", "sizes", "weight", "weights", "style", "feature", "features", "variant", "stretch", "height", "spacing",
  "smoothing",
  "rendering", "kerning", "scale", "settings", "url", "src", "path", "asset", "assets", "file", "subsets", "subset",
  "icon",
  "icons", "import", "type", "extension", "id", "kind", "description", "color", "colors", "variable", "format", "load",
]

/// The words in the names of what makes a font of its name.
private let wordsOfFonts: [StaticString] = [
  "font", "fonts", "typeface", "uifont", "nsfont", "ui", "ns", "ct", "google", "custom", "family", "style", "system",
  "local", "named", "name", "init", "descriptor", "face", "register",
]

/// "Lora" of "Lora-Bold", as the fonts of a family are called in Swift.
private func withoutFace(_ name: String) -> String {
  let (family, face) = name.cut(at: "-")
  let words = (face ?? "").words
  let isFace = !words.isEmpty && words.allSatisfy { $0.isOne(of: faces) }
  return isFace ? family : name
}

private let faces: [StaticString] = [
  "regular", "bold", "medium", "light", "thin", "black", "heavy", "italic", "roman", "book", "semi", "semibold", "demi",
  "extra", "extrabold", "ultra",
]

extension CodeExpression {
  /// Takes the mode of the value that comes next from the condition before it.
  fileprivate mutating func choose(by condition: CodeExpression) {
    if condition.namesDark != condition.namesLight {
      let isDark = condition.namesDark != condition.isNegated
      mode = isDark ? .dark : .light
    } else {
      isConditional = true
    }
  }
}

extension CodeValue {
  /// The last part of a name, the text, or the whole number, used as a subscript.
  fileprivate var memberName: String? {
    switch self {
    case .name(let chain): chain.last
    case .text(let text): text.count < 100 ? String(bytes: text) : nil
    case .number(let value, isWhole: true): wholeText(value)
    default: nil
    }
  }
}

private func wholeText(_ value: Double) -> String? { value < 1e9 ? Int(value).text : nil }

extension CodeCall {
  /// The font that a call of Flutter's package of Google's fonts gives: `GoogleFonts.openSansTextTheme()`.
  fileprivate var googleFont: FoundFont? {
    guard callee.count == 2, callee[0].same(as: "GoogleFonts" as StaticString) else { return nil }
    var words = callee[1].words
    if words.suffix(2).map({ $0 }).text(separatedBy: " ").same(as: "text theme" as StaticString) { words.removeLast(2) }
    guard !words.isEmpty, !words[0].same(as: "get" as StaticString) else { return nil }
    return FoundFont(name: "GoogleFonts", family: words.map { $0.capitalizedFirst }.text(separatedBy: " "))
  }

  /// The mode of what a call makes: `darkColorScheme(…)`, `ColorScheme.dark(…)`.
  fileprivate var mode: CodeMode? {
    for name in callee.reversed() where name.mayNameMode { if let mode = name.mode { return mode } }
    return nil
  }

  /// Whether it makes a framework's color scheme, or something that a project calls so: names in it are its own.
  fileprivate var isScheme: Bool {
    callee.contains { name in
      let words = name.words
      guard words.contains(where: { $0.isOne(of: ["scheme", "theme", "palette", "colors", "system", "config"]) }) else {
        return false
      }
      return name.isCapitalized || words.count > 1 && words[0].isOne(of: makersOfSchemes)
    }
  }
}

/// The words that functions of frameworks begin with which make a scheme: createTheme, extendTheme, lightColorScheme. A function
/// of the project's own may make anything.
private let makersOfSchemes: [StaticString] = [
  "create", "extend", "define", "experimental", "light", "dark", "dynamic", "expressive", "responsive", "configure",
  "color",
]

extension String {
  /// Whether it begins with A-Z.
  fileprivate var isCapitalized: Bool { bytes.first.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 } ?? false }

  /// Whether it has the end of "dark" or "light", which few names have.
  fileprivate var mayNameMode: Bool {
    withBytes { bytes in
      guard bytes.count >= 4 else { return false }
      for index in 2..<(bytes.count - 1) where bytes[index] | 0x20 == UInt8(ascii: "r") {
        if bytes[index + 1] | 0x20 == UInt8(ascii: "k"), bytes[index - 1] | 0x20 == UInt8(ascii: "a") { return true }
      }
      for index in 2..<(bytes.count - 1) where bytes[index] | 0x20 == UInt8(ascii: "h") {
        if bytes[index + 1] | 0x20 == UInt8(ascii: "t"), bytes[index - 1] | 0x20 == UInt8(ascii: "g") { return true }
      }
      return false
    }
  }

  /// Whether it's a word of a language that no value is called.
  fileprivate var isKeyword: Bool {
    let length = utf8.count
    guard length >= 2, length <= 11, let first = utf8.first, first >= UInt8(ascii: "a"), first <= UInt8(ascii: "w")
    else {
      return false
    }
    return keywordsByLetter[Int(first - UInt8(ascii: "a"))].contains { same(as: $0) }
  }
}

/// The keywords that begin with a, b and so on.
private let keywordsByLetter: [[StaticString]] = {
  var lists: [[StaticString]] = Array(repeating: [], count: 26)
  for keyword in keywords { lists[Int(keyword.utf8Start.pointee - UInt8(ascii: "a"))].append(keyword) }
  return lists
}()

private let keywords: [StaticString] = [
  "let", "var", "val", "const", "final", "static", "public", "private", "internal", "fileprivate", "protected", "open",
  "override", "lateinit", "late", "abstract", "export", "default", "readonly", "declare", "async", "await", "return",
  "required",
  "new", "func", "fun", "function", "import", "package", "case", "guard", "for", "while", "in", "else", "if", "when",
  "switch",
  "as", "satisfies", "is", "extends", "implements", "with", "where", "to", "by", "get", "set", "lazy", "class",
  "struct",
  "enum",
  "extension", "object", "interface", "namespace", "mixin", "companion", "data", "inline", "nonisolated", "mutating",
  "typedef",
]

/// The color of six hex digits, or of eight with the alpha in front; nil if it isn't opaque.
func opaqueColor(ofHex digits: [UInt8]) -> SRGB? {
  var digits = digits[...]
  if digits.count == 8 {
    guard digits.prefix(2).allSatisfy({ $0 | 0x20 == UInt8(ascii: "f") }) else { return nil }
    digits = digits.dropFirst(2)
  }
  return try? SRGB(hex: String(bytes: Array(digits)))
}

/// A number without an exponent, such as 0.25 or 0.25f; nil for anything else.
func decimal(_ digits: [UInt8]) -> Double? {
  guard digits.count < 24 else { return nil }
  var value = 0.0
  var scale = 0.0
  for digit in digits {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      value = value * 10 + Double(digit - UInt8(ascii: "0"))
      scale *= 10
    case UInt8(ascii: ".") where scale == 0: scale = 1
    case UInt8(ascii: "f"), UInt8(ascii: "F"): break
    default: return nil
    }
  }
  return scale > 0 ? value / scale : value
}
