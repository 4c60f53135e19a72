import _Text

/// The tokens of a program in Swift, Kotlin, Dart or JavaScript, as far as literals and their names need them.
struct CodeScanner {
  enum Token {
    /// A name or keyword.
    case name(String)
    /// A string literal's contents, unescaped.
    case text([UInt8])
    /// A number literal, as written.
    case number([UInt8])
    /// Any other character. Of two together, it's `comparison`, `inequality`, `arrow`, `fallback` or `conjunction`.
    case mark(UInt8)
  }

  /// `==`, `<=` and `>=`.
  static let comparison: UInt8 = 1
  /// `!=`.
  static let inequality: UInt8 = 4
  /// `=>` and `->`.
  static let arrow: UInt8 = 2
  /// `??`, Kotlin's `?:` and `||`.
  static let fallback: UInt8 = 3
  /// `&&`.
  static let conjunction: UInt8 = 5

  private let bytes: [UInt8]
  private var position = 0
  /// Where the last token begins.
  private(set) var start = 0
  /// Where the last token ends.
  var end: Int { min(position, bytes.count) }
  /// Whether there's white space before the last token.
  private(set) var isAfterSpace = true

  /// Whether what's in backticks may have several lines, as JavaScript's templates; elsewhere, they're around names.
  private var hasTemplates: Bool

  init(_ bytes: [UInt8], hasTemplates: Bool = false) { (self.bytes, self.hasTemplates) = (bytes, hasTemplates) }

  /// The next token; nil at the end.
  mutating func next() -> Token? {
    isAfterSpace = false
    while position < bytes.count {
      let byte = bytes[position]
      start = position
      switch byte {
      case 0...0x20:
        isAfterSpace = true
        position += 1
      case UInt8(ascii: "/") where follows(UInt8(ascii: "/")):
        while position < bytes.count, bytes[position] != 0x0A { position += 1 }
      case UInt8(ascii: "/") where follows(UInt8(ascii: "*")): skipComment()
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): return .text(string())
      case UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(run(isPartOfNumber))
      case UInt8(ascii: ".") where isFraction: return .number([UInt8(ascii: "0")] + run(isPartOfNumber))
      case _ where isPartOfName(byte): return .name(String(bytes: run(isPartOfName)))
      default: return .mark(mark())
      }
    }
    return nil
  }

  /// The mark that begins here.
  private mutating func mark() -> UInt8 {
    let byte = bytes[position]
    position += 1
    guard position < bytes.count else { return byte }
    switch (byte, bytes[position]) {
    case (UInt8(ascii: "="), UInt8(ascii: ">")), (UInt8(ascii: "-"), UInt8(ascii: ">")):
      position += 1
      return Self.arrow
    case (UInt8(ascii: "="), UInt8(ascii: "=")), (UInt8(ascii: "!"), UInt8(ascii: "=")),
      (UInt8(ascii: "<"), UInt8(ascii: "=")), (UInt8(ascii: ">"), UInt8(ascii: "=")):
      while position < bytes.count, bytes[position] == UInt8(ascii: "=") { position += 1 }
      return byte == UInt8(ascii: "!") ? Self.inequality : Self.comparison
    case (UInt8(ascii: "&"), UInt8(ascii: "&")):
      position += 1
      return Self.conjunction
    case (UInt8(ascii: "?"), UInt8(ascii: "?")), (UInt8(ascii: "?"), UInt8(ascii: ":")),
      (UInt8(ascii: "|"), UInt8(ascii: "|")):
      position += 1
      return Self.fallback
    default: return byte
    }
  }

  /// Whether a number begins here that has no digit before its point.
  private var isFraction: Bool {
    guard position + 1 < bytes.count, bytes[position + 1].isDigit else { return false }
    guard position > 0 else { return true }
    let before = bytes[position - 1]
    return !isPartOfName(before) && before != UInt8(ascii: ")") && before != UInt8(ascii: "]")
      && before != UInt8(ascii: ".")
  }

  /// Whether a colon comes next.
  var isBeforeColon: Bool {
    var next = position
    while next < bytes.count, bytes[next] <= 0x20 { next += 1 }
    return next < bytes.count && bytes[next] == UInt8(ascii: ":")
  }

  /// Goes past type arguments, such as those of `Map<String, Color>`, whose `<` was the last token. Stays if these aren't any.
  mutating func skipTypeArguments() {
    var end = position
    var depth = 1
    while depth > 0, end < min(bytes.count, position + 200) {
      switch bytes[end] {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">"): depth -= 1
      case 0x20, UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "["), UInt8(ascii: "]"): break
      case _ where isPartOfName(bytes[end]): break
      default: return
      }
      end += 1
    }
    if depth == 0 { position = end }
  }

  private func follows(_ byte: UInt8) -> Bool { position + 1 < bytes.count && bytes[position + 1] == byte }

  private mutating func skipComment() {
    position += 3
    while position < bytes.count, bytes[position] != UInt8(ascii: "/") || bytes[position - 1] != UInt8(ascii: "*") {
      position += 1
    }
    position += 1
  }

  /// The literal that begins here; it ends at a line's end at the latest.
  private mutating func string() -> [UInt8] {
    let mark = bytes[position]
    var contents: [UInt8] = []
    if mark == UInt8(ascii: "`"), hasTemplates {
      if let end = bytes.endOfTemplate(from: position) {
        contents = Array(bytes[(position + 1)..<end])
        position = end + 1
        return contents
      }
      // No later one ends, either.
      hasTemplates = false
    }
    position += 1
    while position < bytes.count, bytes[position] != mark, bytes[position] != 0x0A {
      if bytes[position] == UInt8(ascii: "\\"), position + 1 < bytes.count { position += 1 }
      contents.append(bytes[position])
      position += 1
    }
    position += 1
    return contents
  }

  private mutating func run(_ belongs: (UInt8) -> Bool) -> [UInt8] {
    let start = position
    while position < bytes.count, belongs(bytes[position]) { position += 1 }
    return Array(bytes[start..<position])
  }
}

private func isPartOfName(_ byte: UInt8) -> Bool {
  byte.isLetterOrDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
}

private func isPartOfNumber(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ".") || isPartOfName(byte) }
