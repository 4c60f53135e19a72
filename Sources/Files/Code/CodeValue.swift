import ColorScience
import _Text

/// The value of an expression in a program, as far as it's known without running it.
enum CodeValue {
  /// Nothing yet.
  case none
  /// A number, and whether it's written without a fraction.
  case number(Double, isWhole: Bool)
  /// A number in hex: its digits.
  case hex([UInt8])
  /// A string literal's contents.
  case text([UInt8])
  /// An opaque color.
  case color(SRGB)
  /// A color with an alpha below 1.
  case seeThrough
  /// A name with the names before it: `AppColors.blue` or `blue[500]`.
  case name([String])
  /// Only known by running the program.
  case computed
  /// Something that contains values, such as an object or a list.
  case group

  /// The number; nil for other values.
  var number: Double? {
    switch self {
    case .number(let value, _): value
    case .hex(let digits): Double(digits.reduce(UInt64(0)) { $0 << 4 | UInt64(hexDigitValue($1) ?? 0) })
    default: nil
    }
  }

  /// Whether it's a color, or what a color may be written as.
  var isLiteral: Bool {
    switch self {
    case .number, .hex, .text, .color, .seeThrough: true
    default: false
    }
  }

  var isNone: Bool { if case .none = self { true } else { false } }

  /// The number that a literal is; `computed` if we don't read it.
  init(literal: [UInt8]) {
    if literal.count > 2, literal[0] == UInt8(ascii: "0"), literal[1] | 0x20 == UInt8(ascii: "x") {
      let digits = literal[2...].prefix { hexDigitValue($0) != nil }
      let suffix = literal[2...].dropFirst(digits.count)
      let isHex =
        !digits.isEmpty && digits.count <= 8
        && suffix.allSatisfy { $0 | 0x20 == UInt8(ascii: "l") || $0 | 0x20 == UInt8(ascii: "u") }
      self = isHex ? .hex(Array(digits)) : .computed
    } else if let value = decimal(literal) {
      self = .number(value, isWhole: literal.allSatisfy { $0.isDigit })
    } else {
      self = .computed
    }
  }
}

/// An expression as it's read: numbers with `+`, `-`, `*` and `/` between them, or one value of another kind.
struct CodeExpression {
  /// The value that was read last.
  var operand = CodeValue.none
  /// Where it is in the file; nil until something of it is read.
  var range: Range<Int>?
  /// Whether a period was read last, so that a name is a member.
  var awaitsMember = false
  /// The members of a value that isn't a name: "shade500".
  var members: [String] = []
  /// The function that made the value, if any.
  var maker: [String] = []
  /// Whether names that follow are a type, as after `as`.
  var isInType = false
  /// Whether the words so far say dark or light, and whether they're negated.
  var namesDark = false
  var namesLight = false
  var isNegated = false
  /// For which mode the value is, if the program chooses between two.
  var mode: CodeMode?
  /// Whether it's the first of two values that a condition chooses from.
  var isTernary = false
  /// Whether it's only the value in place of another that isn't known.
  var isFallback = false
  /// Whether a condition chooses that isn't about light and dark.
  var isConditional = false

  private var sum = 0.0
  private var product: Double?
  private var operation: UInt8 = 0
  private var isNegative = false
  private var hasOperation = false
  private var isComputed = false

  /// Whether nothing was read yet.
  var isEmpty: Bool { operand.isNone && !hasOperation && !isComputed }
  /// Whether it ends in a value, so that another one begins something new.
  var isComplete: Bool { !operand.isNone && !awaitsMember }

  /// Takes an operator.
  mutating func take(_ mark: UInt8) {
    switch mark {
    case UInt8(ascii: "-") where operand.isNone:
      isNegative.toggle()
      return
    case UInt8(ascii: "+"), UInt8(ascii: "-"):
      fold()
      sum += product ?? 0
      product = nil
      isNegative = mark == UInt8(ascii: "-")
      operation = 0
    case UInt8(ascii: "*"), UInt8(ascii: "/"):
      fold()
      operation = mark
    default:
      isComputed = true
      operand = .none
    }
    hasOperation = true
  }

  /// Takes what comes next as the other side of a comparison, so that the value is known only when the program runs.
  mutating func compare() {
    (isComputed, hasOperation) = (true, true)
    (operand, members, maker) = (.none, [], [])
  }

  private mutating func fold() {
    if case .none = operand { isComputed = true }
    guard let number = operand.number else {
      isComputed = true
      operand = .none
      return
    }
    let value = isNegative ? -number : number
    switch operation {
    case UInt8(ascii: "*"): product = (product ?? 1) * value
    case UInt8(ascii: "/"): product = (product ?? 1) / value
    default: product = value
    }
    isNegative = false
    operation = 0
    operand = .none
  }

  /// The value in the end.
  var value: CodeValue {
    if isConditional && mode == nil && !isEmpty { return .computed }
    guard hasOperation || isComputed || isNegative else { return operand }
    var whole = self
    whole.fold()
    let value = whole.sum + (whole.product ?? 0)
    return whole.isComputed || !value.isFinite ? .computed : .number(value, isWhole: false)
  }
}

extension CodeValue {
  /// The last part of a name, the text, or the whole number, used as a subscript.
  var memberName: String? {
    switch self {
    case .name(let chain): chain.last
    case .text(let text): text.count < 100 ? String(bytes: text) : nil
    case .number(let value, isWhole: true): wholeText(value)
    default: nil
    }
  }
}

func wholeText(_ value: Double) -> String? { value < 1e9 ? Int(value).text : nil }
