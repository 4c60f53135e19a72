import Theme
import _Text

/// The values of a style sheet's variables, with what they refer to put in: `var(--x)`, `$x`, `@x`, `map.get($m, x)`.
struct StyleValues {
  let sheet: StyleSheet
  private var names = NameTable()
  /// The state of each declaration: unknown, being looked up, or known.
  private var states: [State]
  private var values: [[UInt8]]

  private enum State: UInt8 { case unknown, open, known, unresolved }

  /// How deep values that hold others may be inside one another.
  private static let deepest = 32

  init(_ sheet: StyleSheet) {
    self.sheet = sheet
    for (index, declaration) in sheet.declarations.enumerated() where declaration.kind == .variable {
      let scope = sheet.scopes[declaration.scope]
      names.add(
        declaration.name, index, theme: scope.theme, isDark: scope.isDark, isPart: scope.isPart,
        isDefault: declaration.isDefault)
    }
    states = [State](repeating: .unknown, count: sheet.declarations.count)
    values = [[UInt8]](repeating: [], count: sheet.declarations.count)
  }

  /// Whether a value is a map, or a variable or a function of one: its members are declared, and it's no color.
  func isMap(_ value: [UInt8]) -> Bool {
    if value[...].begins(with: "map.") || value[...].begins(with: "map-") { return true }
    guard value.first == UInt8(ascii: "$") else { return false }
    let member = value + [UInt8(ascii: ".")]
    return sheet.declarations.contains {
      $0.name.bytes.starts(with: member) || $0.name.bytes == value && $0.value != value && isMap($0.value)
    }
  }

  /// Whether a declaration is the one that counts of those with its name, on the whole page in its theme and mode.
  func counts(_ index: Int) -> Bool {
    let declaration = sheet.declarations[index]
    return self.index(of: declaration.name, in: sheet.scopes[declaration.scope]) == index
  }

  func isGlobal(_ name: String) -> Bool { names.isGlobal(name) }

  private func index(of name: String, in scope: Scope) -> Int? {
    if let index = names.index(of: name, theme: scope.theme, isDark: scope.isDark) { return index }
    // GTK's @name is declared without the sign.
    guard name.bytes.first == UInt8(ascii: "@") else { return nil }
    return names.index(of: String(bytes: Array(name.bytes.dropFirst())), theme: scope.theme, isDark: scope.isDark)
  }

  /// The value of a declaration; nil if what it refers to isn't there, or leads back to it.
  mutating func value(at index: Int, depth: Int = 0) -> [UInt8]? {
    let value = sheet.declarations[index].value
    guard mayRefer(value) else { return value }
    // A chain of names, however long, is followed without going deeper.
    var chain: [Int] = []
    var end = index
    while states[end] == .unknown {
      states[end] = .open
      chain.append(end)
      guard let next = wholeReference(of: end) else { break }
      end = next
    }
    var result: [UInt8]?
    switch states[end] {
    case .known: result = values[end]
    case .unresolved, .unknown: result = nil
    case .open where chain.last == end:
      result = expanded(sheet.declarations[end].value, in: sheet.scopes[sheet.declarations[end].scope], depth: depth)
    case .open: result = nil
    }
    for link in chain {
      states[link] = result == nil ? .unresolved : .known
      values[link] = result ?? []
    }
    return result
  }

  /// The declaration that a value is nothing but a name of.
  private func wholeReference(of index: Int) -> Int? {
    let declaration = sheet.declarations[index]
    let value = declaration.value
    let name: [UInt8]
    if value[...].begins(with: "var("), value.last == UInt8(ascii: ")"), !value.contains(UInt8(ascii: ",")) {
      name = trimmed(value[4..<(value.count - 1)])
    } else {
      name = value
      guard value.first == UInt8(ascii: "$") || value.first == UInt8(ascii: "@") else { return nil }
    }
    guard name.count > 1, name.dropFirst().allSatisfy(isPartOfVariable) else { return nil }
    return self.index(of: String(bytes: name), in: sheet.scopes[declaration.scope])
  }

  /// Whether a declaration is the one that counts of those with its name; of those for parts of a page, all are.
  func isLast(_ index: Int) -> Bool {
    let declaration = sheet.declarations[index]
    let scope = sheet.scopes[declaration.scope]
    return scope.isPart || self.index(of: declaration.name, in: scope) == index
  }

  /// The declaration that a value is written at: its own, or the last of those that lead there by nothing but names.
  func source(of index: Int) -> Int {
    var source = index
    for _ in 0..<Self.deepest {
      guard let next = wholeReference(of: source) ?? channelReference(of: source) else { return source }
      source = next
    }
    return index
  }

  /// The declaration that a value is nothing but a name of in a function: `hsl(var(--gray))`.
  private func channelReference(of index: Int) -> Int? {
    let declaration = sheet.declarations[index]
    let value = declaration.value
    guard let open = value.firstIndex(ofRun: "(var(".bytes, from: 0), value.last == UInt8(ascii: ")"),
      value[..<open].allSatisfy({ hexDigitValue($0) != nil || UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 })
    else { return nil }
    let name = value[(open + 5)..<max(open + 5, value.count - 2)].trimmed
    guard name.count > 2, value[value.count - 2] == UInt8(ascii: ")"), name.allSatisfy(isPartOfVariable) else {
      return nil
    }
    return self.index(of: String(bytes: Array(name)), in: sheet.scopes[declaration.scope])
  }

  /// A value with everything it refers to put in.
  mutating func expanded(_ value: [UInt8], in scope: Scope, depth: Int) -> [UInt8]? {
    guard mayRefer(value) else { return value }
    guard depth < Self.deepest else { return nil }
    var result: [UInt8] = []
    var position = 0
    while position < value.count {
      guard result.count <= Limits.styleValue else { return nil }
      let byte = value[position]
      if let (end, content) = arguments(of: ["var("], in: value, at: position) {
        let arguments = parts(of: content, separatedBy: UInt8(ascii: ","))
        let name = String(bytes: trimmed(arguments.first ?? []))
        var put = index(of: name, in: scope).flatMap { self.value(at: $0, depth: depth + 1) }
        if put == nil, arguments.count > 1 {
          put = expanded(trimmed(content[arguments[1].startIndex...]), in: scope, depth: depth + 1)
        }
        if put == nil, sheet.tailwind == .version4 { put = TailwindPalette.css(ofProperty: name) }
        guard let put else { return nil }
        result += put
        position = end
      } else if let (end, content) = arguments(of: ["theme("], in: value, at: position), sheet.tailwind != nil {
        guard let put = themeValue(content, in: scope, depth: depth) else { return nil }
        result += put
        position = end
      } else if let (end, content) = arguments(of: angularMaterialFunctions, in: value, at: position),
        let color = angularMaterialColor(content) ?? ownShade(content, in: scope, depth: depth)
      {
        result += color
        position = end
      } else if let (end, content) = arguments(of: mapGetters, in: value, at: position) {
        guard let put = index(of: memberName(content), in: scope).flatMap({ self.value(at: $0, depth: depth + 1) })
        else { return nil }
        result += put
        position = end
      } else if let (_, content) = arguments(of: ["map.merge(map.get("], in: value, at: position) {
        // A palette that Angular Material's generator made: tone 40 is the color in light.
        let tone = memberName(content) + ".40"
        guard let put = index(of: tone, in: scope).flatMap({ self.value(at: $0, depth: depth + 1) }) else { return nil }
        result += put
        position = closing(in: value[...], from: position + 9) + 1
      } else if byte == UInt8(ascii: "$") || byte == UInt8(ascii: "@"),
        position + 1 < value.count, isPartOfVariable(value[position + 1])
      {
        var end = position + 1
        while end < value.count, isPartOfVariable(value[end]) { end += 1 }
        let name = String(bytes: Array(value[position..<end]))
        let own = index(of: name, in: scope).flatMap { self.value(at: $0, depth: depth + 1) }
        guard let put = own ?? (result.suffix(4).elementsEqual("mat.".bytes) ? angularMaterialPrimary(name) : nil)
        else { return nil }
        // The namespace in front of it: colors.$primary.
        if result.last == UInt8(ascii: ".") {
          result.removeLast()
          while let last = result.last, isPartOfVariable(last) { result.removeLast() }
        }
        result += put
        position = end
      } else if byte == UInt8(ascii: "#") || byte == UInt8(ascii: "@"), position + 1 < value.count,
        value[position + 1] == UInt8(ascii: "{"), let close = value[position...].firstIndex(of: UInt8(ascii: "}")),
        // Without a variable it's just text, as in the name of a font.
        byte == UInt8(ascii: "@") || value[position..<close].contains(UInt8(ascii: "$")),
        position == 0 || value[position - 1] != UInt8(ascii: "\\")
      {
        let inner = Array(value[(position + 2)..<close])
        let name = byte == UInt8(ascii: "@") ? [byte] + inner : inner
        guard let put = expanded(trimmed(name[...]), in: scope, depth: depth + 1) else { return nil }
        result += unquoted(put)
        position = close + 1
      } else {
        result.append(byte)
        position += 1
      }
    }
    return result.count <= Limits.styleValue ? result : nil
  }

  /// The shade of a palette of the sheet's own that one of Angular Material's functions takes.
  private mutating func ownShade(_ arguments: ArraySlice<UInt8>, in scope: Scope, depth: Int) -> [UInt8]? {
    guard let (palette, shade) = angularMaterialShade(arguments) else { return nil }
    let name = String(bytes: withoutNamespace(Array(palette))) + "." + shade
    return index(of: name, in: scope).flatMap { value(at: $0, depth: depth + 1) }
  }

  /// The color that Tailwind's `theme()` names: one of the sheet's, or of Tailwind's.
  private mutating func themeValue(_ content: ArraySlice<UInt8>, in scope: Scope, depth: Int) -> [UInt8]? {
    let parts = parts(of: content, separatedBy: UInt8(ascii: "/"))
    // With an opacity, it's see-through.
    guard parts.count == 1, let first = parts.first else { return "transparent".bytes }
    let name = String(bytes: unquoted(trimmed(first)))
    var path = name.fields(separatedBy: ".")
    let property =
      path[0].bytes.starts(with: "--".bytes) ? name : "--color-" + path.dropFirst().map { $0 }.text(separatedBy: "-")
    if let value = index(of: property, in: scope).flatMap({ self.value(at: $0, depth: depth + 1) }) { return value }
    if path[0].same(as: "colors"), path.count > 1 {
      path.removeFirst()
      return path.count < 3 ? sheet.tailwind?.css(path[0], path.count > 1 ? path[1] : nil) : nil
    }
    return TailwindPalette.css(ofProperty: name)
  }

  /// The arguments of a call that begins here, if it begins like one of these, and its end.
  private func arguments(of openings: [StaticString], in value: [UInt8], at position: Int) -> (
    end: Int, content: ArraySlice<UInt8>
  )? {
    guard [UInt8(ascii: "v"), UInt8(ascii: "m"), UInt8(ascii: "t")].contains(value[position]),
      position == 0 || !isPartOfVariable(value[position - 1])
    else { return nil }
    for opening in openings where value[position...].begins(with: opening) {
      let start = position + opening.utf8CodeUnitCount
      let close = closing(in: value[...], from: start - 1)
      return (close + 1, value[start..<max(start, close)])
    }
    return nil
  }
}

private let mapGetters: [StaticString] = ["map.get(", "map-get(", "map.deep-get("]

/// "$colors.brand.500" of the arguments `$colors, brand, 500`, with or without a module before the map.
private func memberName(_ arguments: ArraySlice<UInt8>) -> String {
  let names = parts(of: arguments, separatedBy: UInt8(ascii: ",")).map { String(bytes: unquoted(trimmed($0))) }
  return String(bytes: withoutNamespace(names.text(separatedBy: ".").bytes))
}

/// Whether something in a value may refer to a variable.
func mayRefer(_ value: [UInt8]) -> Bool {
  value.contains { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "$") || $0 == UInt8(ascii: "@") }
}

/// "theme.$colors.primary" without "theme.".
private func withoutNamespace(_ name: [UInt8]) -> [UInt8] {
  name.firstIndex(of: UInt8(ascii: "$")).map { Array(name[$0...]) } ?? name
}

/// Whether a byte belongs to the name of a variable.
func isPartOfVariable(_ byte: UInt8) -> Bool {
  byte.isLetterOrDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte >= 0x80
}
