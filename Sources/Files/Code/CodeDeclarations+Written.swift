import ColorScience
import Formats
import _Text

extension CodeDeclarations {
  /// The colors that have their own names in the first files, with their places. Colors that a program computes aren't among them.
  mutating func written(inFirst count: Int) -> [(mode: ColorMode, color: WrittenColor)] {
    makeIndex()
    firstTheme = declarations.lazy.compactMap { $0.place.theme?.name }.first ?? ""
    return declarations.indices.compactMap { index in
      guard declarations[index].file < count, declarations[index].place.hasKey, declarations[index].index == nil,
        !declarations[index].range.isEmpty
      else {
        return nil
      }
      let written = written(at: index)
      if case .unknown = written.color.value, !isFromAnotherFile(index) { return nil }
      return written
    }
  }

  /// Whether it's what a script's scheme or palette takes from another file: a color all the same. Elsewhere it may be what an
  /// object copies of itself, or is given by its caller.
  private func isFromAnotherFile(_ index: Int) -> Bool {
    let place = declarations[index].place
    return (place.isScheme || place.path.contains { $0.same(as: "palette") })
      && declarations[index].language == .javaScript
  }

  mutating func written(at index: Int) -> (mode: ColorMode, color: WrittenColor) {
    var source = index
    for _ in 0..<32 {
      guard case .name(let chain) = declarations[source].value else { break }
      var next = declaration(chain, from: source)
      for name in namesInSpreads(chain, from: source) where next == nil { next = declaration(name, from: source) }
      guard let next else { break }
      source = next
    }
    let (declaration, origin) = (declarations[index], declarations[source])
    var value: WrittenColor.Value
    switch origin.value {
    case .color(let color): value = .opaque(color)
    case .seeThrough: value = .seeThrough(nil, opacity: 0)
    case .name(let chain):
      if case .color(let color) = constant(chain, in: origin.file) { value = .opaque(color) } else { value = .unknown }
    default: value = .unknown
    }
    let contrast = declaration.place.path.first { $0.isForContrast }
    let isDark = contrast.map { $0.words.contains { $0.same(as: "dark") } } == true || darkness[index]
    let theme = declaration.place.theme?.name ?? ""
    var path = declaration.place.path
    // A name that's only the mode's says nothing of the color.
    while path.count > 1, let last = path.last, last.words.allSatisfy({ $0.isOne(of: onlyModeWords) }),
      declaration.ordinary & 1 << UInt64(min(path.count - 1, 63)) == 0
    {
      path.removeLast()
    }
    // Chakra UI's `text: { value: { base: … } }` is the text.
    while path.count > 1, let last = path.last, last.isOne(of: ["value", "base"]) { path.removeLast() }
    let words = (declaration.place.scopes + path).flatMap { $0.words }
    let isLiteral = if case .color = origin.value { true } else { false }
    return (
      ColorMode(isDark: isDark, isHighContrast: contrast != nil, theme: theme.same(as: firstTheme) ? "" : theme),
      WrittenColor(
        name: shownName(declaration), words: words, ownWords: path.last?.words.count ?? 0,
        part: declaration.place.call < 0 && files < 2 ? "" : declaration.file.text + "(" + declaration.place.call.text,
        value: value,
        place: WrittenColor.Place(file: origin.file, range: origin.range),
        source: source == index ? nil : shownName(origin), notation: isLiteral ? .code(origin.language) : nil)
    )
  }

  /// The color that an expression is; nil if it isn't one.
  static func color(of expression: [UInt8], in language: CodeLanguage) -> SRGB? {
    var declarations = CodeDeclarations()
    declarations.read(File(path: language.exampleName, bytes: "let color = ".bytes + expression + "\n".bytes))
    guard declarations.count == 1, case .color(let color) = declarations.declarations[0].value else { return nil }
    return color
  }
}

/// Words of names that say a mode and nothing else.
private let onlyModeWords: [StaticString] = ["light", "dark", "high", "contrast", "default", "normal", "any"]
