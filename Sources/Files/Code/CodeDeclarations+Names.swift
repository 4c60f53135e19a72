import _Text

extension CodeDeclarations {
  func isDark(_ declaration: Declaration) -> Bool {
    if let mode = declaration.place.mode { return mode == .dark }
    for (level, name) in declaration.place.path.enumerated() {
      // Chakra UI and Panda CSS write modes with an underscore.
      let isOrdinary =
        level < 63 && declaration.ordinary & 1 << UInt64(level) != 0 && name.bytes.first != UInt8(ascii: "_")
      if !isOrdinary, let mode = name.mode, !isShade(name, level, of: declaration) { return mode == .dark }
    }
    for scope in declaration.place.scopes { if let mode = scope.mode { return mode == .dark } }
    return declaration.mode == .dark
  }

  /// Whether a name that ends in dark or light is that of a shade, since there are the color itself and both of its shades.
  func isShade(_ name: String, _ level: Int, of declaration: Declaration) -> Bool {
    let bytes = name.bytes
    for (ending, other) in [("Dark" as StaticString, "Light" as StaticString), ("Light", "Dark")] {
      let ending = ending.description.bytes
      guard bytes.count > ending.count, bytes.suffix(ending.count).elementsEqual(ending) else { continue }
      let words = name.words
      if words.count == 3, words[0].isOne(of: ["primary", "color"]), words[1].isOne(of: ["primary", "color"]) {
        return true
      }
      let base = Array(bytes.dropLast(ending.count))
      return hasSibling(String(bytes: base), level, of: declaration)
        && hasSibling(String(bytes: base + other.description.bytes), level, of: declaration)
    }
    return false
  }

  /// The last two names, without one that only says light or dark.
  func shownName(_ declaration: Declaration) -> String {
    var names: [String] = []
    var hasMode = false
    let start = max(declaration.place.shown, (declaration.place.theme?.index ?? -1) + 1)
    for (level, name) in declaration.place.path.enumerated() where level >= start {
      let isOrdinary = declaration.ordinary & 1 << UInt64(min(level, 63)) != 0
      let isMode = name.isOne(of: ["_light", "_dark"]) || !isOrdinary && name.isOne(of: ["light", "dark"])
      if isMode, !hasMode {
        hasMode = true
      } else {
        names.append(name)
      }
    }
    // Chakra UI's `accent: { value: { base: … } }` is the accent.
    while names.count > 1, let last = names.last, last.isOne(of: ["value", "base"]) { names.removeLast() }
    if let index = declaration.index, index == mantineShade {
      names = Array(names.suffix(1))
    } else if let index = declaration.index, !names.isEmpty {
      names.append(index.text)
    }
    // In "text.light.primary", it's the text that's meant.
    let isInner = names.count > 2 && names[names.count - 2].isOne(of: ["light", "dark"])
    return Array(names.suffix(isInner ? 3 : 2)).text(separatedBy: ".")
  }
}
