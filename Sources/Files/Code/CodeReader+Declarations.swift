import _Text

extension CodeReader {
  /// Ends the value that was read last in the innermost frame.
  mutating func flush(into declarations: inout CodeDeclarations) {
    let expression = frames[top].expression
    guard !expression.isEmpty else { return }
    let value = isOfOneBranch ? .computed : expression.value
    let key = frames[top].key
    if frames[top].bracket != UInt8(ascii: "{"), frames[top].bracket != 0 {
      frames[top].call.count += 1
      if frames[top].call.arguments.count < CodeCall.mostArguments { frames[top].call.arguments.append((key, value)) }
    }
    if let key, key.isOne(of: ["brightness", "mode", "type", "colorScheme"]), let name = value.memberName {
      if name.same(as: "dark" as StaticString) { frames[top].mode = .dark }
      if name.same(as: "light" as StaticString) { frames[top].mode = .light }
    }
    if language == .javaScript, frames[top].bracket == UInt8(ascii: "{"), key == nil, case .name(let chain) = value,
      chain.count > 1, chain[0].isEmpty, let owner = frames.dropLast().last(where: { $0.key != nil })?.key
    {
      let mode = owner.mode == nil ? frames.lazy.compactMap { $0.key?.mode }.first : nil
      declarations.addSpread(of: Array(chain.dropFirst()), as: owner, mode)
      return
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
    var isStyle = false
    var call = -1
    for frame in frames {
      if call < 0, path.isEmpty, scopes.isEmpty, !frame.call.callee.isEmpty { call = frame.start }
      if !frame.call.callee.isEmpty { isStyle = frame.call.isStyle }
      if let scope = frame.scope { scopes.append(scope) }
      if frame.call.isScheme {
        restart = path.count
        isScheme = true
      }
      if let key = frame.key { path.append(key) }
    }
    let place = CodePlace(
      path: path, scopes: scopes, shown: restart, isScheme: isScheme, hasKey: key != nil || frames[top].isBody,
      mode: mode, isStyle: isStyle, call: call)
    let count = declarations.count
    if case .name(let chain) = value, chain.count == 3, chain[1].same(as: "style"), chain[2].same(as: "fontFamily") {
      if isFont(path) { declarations.addNextFont(of: chain[0], as: place.name) }
    } else if case .text(let text) = value, isFont(path) {
      // What a program says when a font is missing is no font.
      if frames[top].call.callee.last?.isOne(of: ["error", "fatalError", "require", "preconditionFailure"]) == true {
        return
      }
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

  /// Whether it's a change to a copy that's made only sometimes: `isBlack ? scheme.copyWith(surface: Colors.black) : scheme`.
  private var isOfOneBranch: Bool {
    guard frames[top].call.callee.last?.isOne(of: ["copyWith", "copy"]) == true else { return false }
    return frames.dropLast().contains { $0.expression.isConditional }
  }
}

extension CodeCall {
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
