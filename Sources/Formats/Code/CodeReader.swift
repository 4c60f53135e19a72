import ColorScience
import _Text

extension Findings {
  /// Reads the colors and fonts of programs: `primary = Color(0xFF3F51B5)`, `main: '#3F51B5'`, `Color(red: 0.2, …)`.
  init(code files: [File]) throws(ImportError) {
    for file in files {
      var reader = CodeReader()
      var scanner = CodeScanner(file.bytes)
      while !isFull, let token = scanner.next() { reader.take(token, into: &self) }
    }
  }
}

/// Keeps track of the names around a literal: those before `=` and `:` and the functions that are called.
private struct CodeReader {
  /// What's between parentheses, braces or brackets.
  private struct Frame {
    /// The name that it's the value of: "primary".
    var key: String?
    /// The name right before it: "Color".
    var call: String?
    /// The channels that it names.
    var red, green, blue: Double?
    /// Whether it names Display P3.
    var isWide = false
  }

  /// Up to 64 deep.
  private var frames: [Frame] = [Frame()]
  private var deeper = 0
  /// The name before the last `=` or `:` in the innermost frame.
  private var key: String?
  /// Whether that was a colon, which a type may follow.
  private var isTyped = false
  /// The name, string or number right before this.
  private var last: String?

  mutating func take(_ token: CodeScanner.Token, into findings: inout Findings) {
    switch token {
    case .name(let name):
      last = name
      if declarers.contains(where: { name.same(as: $0.description) }) { key = nil }
      if name.contains(ignoringASCIICase: "displayP3") { frames[frames.count - 1].isWide = true }
    case .string(let contents):
      readString(contents, into: &findings)
      last = contents.count < 100 ? String(bytes: contents) : nil
    case .number(let digits):
      readNumber(digits, into: &findings)
      last = digits.count < 100 ? String(bytes: digits) : nil
    case .mark(let mark): take(mark, into: &findings)
    }
  }

  private mutating func take(_ mark: UInt8, into findings: inout Findings) {
    switch mark {
    case UInt8(ascii: ":"):
      key = last ?? key
      isTyped = true
    case UInt8(ascii: "="):
      // In “let accent: Color = …”, the name is before the type.
      if !(isTyped && last?.isCapitalized == true) { key = last ?? key }
      isTyped = false
    case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["): open()
    case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"): close(into: &findings)
    case UInt8(ascii: ","), UInt8(ascii: ";"): key = nil
    case UInt8(ascii: "."), UInt8(ascii: "?"): return
    default: break
    }
    last = nil
  }

  private mutating func open() {
    guard frames.count < 64 else {
      deeper += 1
      return
    }
    frames.append(Frame(key: key, call: last))
    key = nil
  }

  private mutating func close(into findings: inout Findings) {
    if deeper > 0 {
      deeper -= 1
      return
    }
    guard frames.count > 1, let frame = frames.last else { return }
    key = nil
    if let red = frame.red, let green = frame.green, let blue = frame.blue {
      let color =
        frame.isWide ? SRGB(DisplayP3(red: red, green: green, blue: blue)) : SRGB(red: red, green: green, blue: blue)
      add(color.displayable(in: .displayP3), into: &findings)
    }
    frames.removeLast()
  }

  private mutating func readNumber(_ digits: [UInt8], into findings: inout Findings) {
    if digits.count == 8 || digits.count == 10, digits[0] == UInt8(ascii: "0"), digits[1] | 0x20 == UInt8(ascii: "x"),
      let color = opaqueColor(ofHex: Array(digits[2...]))
    {
      add(color, into: &findings)
    } else if let key, let value = decimal(digits) {
      let index = frames.count - 1
      if key.contains(ignoringASCIICase: "displayP3") { frames[index].isWide = true }
      if key.contains(ignoringASCIICase: "red") { frames[index].red = value }
      if key.same(as: "green") { frames[index].green = value }
      if key.same(as: "blue") { frames[index].blue = value }
    }
  }

  private func readString(_ contents: [UInt8], into findings: inout Findings) {
    guard contents.count < 2000 else { return }
    let declaration = StyleSheetScanner.Declaration(name: "", value: contents, isDark: false)
    if isFont, !contents.isEmpty {
      // In JavaScript, it's a list as in CSS.
      let isList = key?.same(as: "fontFamily") == true
      findings.add(FoundFont(name: name, family: isList ? cssFamily(contents) : String(bytes: contents)))
    } else if let color = declaration.color {
      add(color, into: &findings)
    }
  }

  private var isFont: Bool {
    for name in keys + [frames.last?.call ?? ""] {
      let words = name.words
      if words.contains(where: { $0.same(as: "font") || $0.same(as: "typeface") }) { return true }
    }
    return false
  }

  /// The names that a literal here is the value of, outermost first.
  private var keys: [String] { frames.compactMap { $0.key } + (key.map { [$0] } ?? []) }

  /// The last two of those, without one that only says light or dark.
  private var name: String {
    var names: [String] = []
    var hasAppearance = false
    for key in keys {
      let isAppearance = !hasAppearance && (key.same(as: "light") || key.same(as: "dark"))
      if key.words.first.map({ $0.same(as: "light") || $0.same(as: "dark") }) == true { hasAppearance = true }
      if !isAppearance { names.append(key) }
    }
    return Array(names.suffix(2)).text(separatedBy: ".")
  }

  private func add(_ color: SRGB, into findings: inout Findings) {
    var appearance: String?
    for key in keys {
      let words = key.words
      if words.contains(where: { $0.same(as: "contrast") }) { return }
      if appearance == nil, let first = words.first, first.same(as: "light") || first.same(as: "dark") {
        appearance = first
      }
    }
    findings.add(FoundColor(name: name, color: color, isDark: appearance?.same(as: "dark") == true))
  }
}

/// The words that begin a declaration.
private let declarers: [StaticString] = ["let", "var", "val", "const", "final", "static"]

extension String {
  /// Whether it begins with A-Z.
  fileprivate var isCapitalized: Bool { bytes.first.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 } ?? false }
}

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
