import _Text

extension CodeReader {
  /// - Parameter isKey: Whether it's the name of what follows, even if other languages have a keyword for it.
  mutating func take(_ name: String, isKey: Bool, into declarations: inout CodeDeclarations) {
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

  mutating func take(_ value: CodeValue, into declarations: inout CodeDeclarations) {
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
  mutating func mention(_ name: String) {
    guard name.mayNameMode else { return }
    let words = name.words
    if words.contains(where: { $0.same(as: "dark" as StaticString) }) { frames[top].expression.namesDark = true }
    if words.contains(where: { $0.same(as: "light" as StaticString) }) { frames[top].expression.namesLight = true }
  }

  mutating func take(keyword name: String, into declarations: inout CodeDeclarations) {
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
      scope = nil
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
  mutating func begin(into declarations: inout CodeDeclarations) {
    flush(into: &declarations)
    frames[top].expression = CodeExpression()
    frames[top].key = nil
    frames[top].isTyped = false
    frames[top].function = nil
    frames[top].awaitsFunction = false
  }
}

extension String {
  /// Whether it begins with A-Z.
  var isCapitalized: Bool { bytes.first.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 } ?? false }

  /// Whether it has the end of "dark" or "light", which few names have.
  var mayNameMode: Bool {
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
}
