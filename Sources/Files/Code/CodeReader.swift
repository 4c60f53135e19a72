import Formats
import _Text

/// Keeps track of the names around a value: those before `=` and `:`, and the functions that are called.
struct CodeReader {
  /// A pair of parentheses, braces or brackets being read.
  struct Frame {
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

  let language: CodeLanguage
  /// Up to 64 deep.
  var frames: [Frame] = [Frame()]
  var deeper = 0
  /// The name of the class or similar being declared; empty until it's read.
  var scope: String?
  var annotation = Annotation.none

  /// What of an annotation may come next.
  enum Annotation { case none, name, arguments }

  init(_ language: CodeLanguage) { self.language = language }

  var top: Int { frames.count - 1 }

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
}

extension CodeDeclarations {
  /// Adds those of a file.
  mutating func read(_ file: File) {
    var reader = CodeReader(CodeLanguage(file))
    if file.bytes.firstIndex(ofRun: "tailwindcss/colors".bytes, from: 0) != nil { addTailwind() }
    if reader.language == .javaScript { nextFonts += file.nextFonts }
    var scanner = CodeScanner(file.bytes, hasTemplates: reader.language == .javaScript)
    while !isFull, let token = scanner.next() { reader.take(token, &scanner, into: &self) }
    reader.finish(into: &self)
    files += 1
  }
}
