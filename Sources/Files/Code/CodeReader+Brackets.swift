import _Text

extension CodeReader {
  mutating func open(_ bracket: UInt8, isAfterSpace: Bool, at start: Int, in declarations: CodeDeclarations) {
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
      // What Kotlin's "object Light : Colors(…)" gives to its base class is its own.
      if scope?.isEmpty == false { swap(&frame.scope, &scope) }
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

  mutating func close(into declarations: inout CodeDeclarations) {
    if deeper > 0 {
      deeper -= 1
      return
    }
    guard frames.count > 1 else { return }
    flush(into: &declarations)
    let frame = frames.removeLast()
    if frame.bracket == UInt8(ascii: "("), let name = frame.scope { scope = name }
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
    // Parentheses around a group, as in () => ({ … }), have no keys of their own.
    let isAround = frame.bracket == UInt8(ascii: "(") && frame.call.callee.isEmpty && frame.call.base.isNone
    declarations.endGroup(
      from: first, level: frame.level, hasOrdinaryKey: frame.hasOrdinaryKey,
      isRamp: !frame.hasNamedKey && !isAround,
      mode: frame.mode)
    frames[top].expression.operand = value(of: frame, first, &declarations)
    frames[top].expression.members = []
    frames[top].expression.maker = frame.bracket == UInt8(ascii: "(") ? Array(frame.call.callee.suffix(8)) : []
    if frames[top].first < 0, declarations.count > first { frames[top].first = first }
  }

  /// The value of a pair of brackets.
  func value(of frame: Frame, _ first: Int, _ declarations: inout CodeDeclarations) -> CodeValue {
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
}
