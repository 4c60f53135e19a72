import _Text

extension CodeReader {
  mutating func take(_ mark: UInt8, _ scanner: inout CodeScanner, into declarations: inout CodeDeclarations) {
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
      // What comes before it is another declaration.
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
    case CodeScanner.comparison: frames[top].expression.compare()
    case CodeScanner.inequality:
      frames[top].expression.compare()
      frames[top].expression.isNegated.toggle()
    case CodeScanner.conjunction: frames[top].expression.require()
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
  mutating func beginOtherBranch(into declarations: inout CodeDeclarations) {
    let (mode, isConditional) = (frames[top].expression.mode, frames[top].expression.isConditional)
    flush(into: &declarations)
    frames[top].expression = CodeExpression()
    frames[top].expression.mode = mode?.other
    frames[top].expression.isConditional = isConditional
  }

  mutating func takeColon(into declarations: inout CodeDeclarations) {
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
  mutating func nameFunctionsValue() {
    guard let function = frames[top].function else { return }
    frames[top].key = function
    frames[top].isTyped = true
    frames[top].function = nil
  }

  /// Makes what was read last the name of what follows.
  mutating func setKey() {
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
  mutating func choose(isTernary: Bool) {
    let condition = frames[top].expression
    frames[top].expression = CodeExpression()
    frames[top].expression.choose(by: condition)
    frames[top].expression.isTernary = isTernary
  }
}

extension CodeExpression {
  /// Takes the mode of the value that comes next from the condition before it.
  mutating func choose(by condition: CodeExpression) {
    if condition.namesDark != condition.namesLight {
      let isDark = condition.namesDark != condition.isNegated
      mode = isDark ? .dark : .light
    } else {
      isConditional = true
    }
  }

  /// Goes on with what holds only if the condition so far does: `mode === 'dark' && { … }`.
  mutating func require() {
    let condition = self
    guard namesDark != namesLight else {
      if !isInType { take(UInt8(ascii: "&")) }
      return
    }
    self = CodeExpression()
    (namesDark, namesLight, isNegated) = (condition.namesDark, condition.namesLight, condition.isNegated)
    choose(by: condition)
  }
}
