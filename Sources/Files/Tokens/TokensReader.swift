@_spi(Project) import Formats
import _Text

extension Findings {
  /// Reads design tokens of any age: 2025.10, older drafts with hexes as values, `value` and `type` without `$`, Tokens
  /// Studio's and Penpot's sets, Figma's lists of variables, and any JSON that gives names to hexes. A token may refer
  /// to one in another of the files.
  init(tokens files: [File]) throws(ImportError) {
    var documents: [(path: String, json: JSON)] = []
    for file in files where file.path.asciiLowercased.words.last?.same(as: "json") ?? true {
      documents.append((file.path, try JSON(file.bytes)))
    }
    for (_, json) in documents where json["tokenColors"] != nil {
      vocabulary = .editor
      name = json["name"]?.text
    }
    for (_, json) in documents { addFigmaVariables(json) }
    let list = TokenList(documents)
    for name in list.elsewhere { leaveOut(name, because: .unresolved) }
    let isFigma = documents.contains { $0.json["$extensions"]?["com.figma.modeName"] != nil }
    var values = TokenValues(list, hasFontLists: !isFigma)
    for index in list.tokens.indices where !hasMoreColors { add(list.tokens[index], at: index, &values) }
    if list.isCut { note("This is so long that only its beginning was read.") }
  }

  private mutating func add(_ token: TokenList.Token, at index: Int, _ values: inout TokenValues) {
    let words = token.name.words
    let saysFont = words.contains {
      $0.same(as: "font") || $0.same(as: "fonts") || $0.same(as: "typeface") || $0.same(as: "family")
    }
    let isText = token.type.isEmpty || token.type.isSame(as: "string")
    if token.type.starts(with: "font".bytes) || token.type.isSame(as: "typography") || isText && saysFont {
      let isFamily = token.type.starts(with: "fontfamil".bytes) || isText
      guard !(isText && words.contains { $0.isOne(of: measures) }) else { return }
      // Not the one to show, but the one in its stead.
      guard !words.contains(where: { $0.same(as: "fallback") }) else { return }
      if let family = values.family(at: index, isFamily: isFamily) {
        add(FoundFont(name: token.name, family: family))
        return
      }
      if !isText { return }
    }
    guard token.type.isEmpty || token.type.isSame(as: "color") else { return }
    switch values.color(at: index) {
    case .opaque(let color):
      add(
        FoundColor(name: token.name, color: color, isDark: token.isDark, theme: token.theme, use: use(of: token.name)))
    case .pair(let light, let dark):
      add(FoundColor(name: token.name, color: light, theme: token.theme))
      add(FoundColor(name: token.name, color: dark, isDark: true, theme: token.theme))
    case .seeThrough: leaveOut(token.name, because: .seeThrough)
    case .unsupported: leaveOut(token.name, because: .unsupported)
    case .unresolved:
      if !token.type.isEmpty { leaveOut(token.name, because: .unresolved) }
    case .none: break
    }
  }
}

/// What WordPress's styles use a color for.
private func use(of name: String) -> FoundColor.Use {
  if name.same(as: "styles.elements.button.color.background") { return .controls }
  return name.same(as: "styles.elements.link.color.text") ? .links : .unknown
}

/// Words in the names of what isn't a family.
private let measures: [StaticString] = [
  "weight", "weights", "size", "sizes", "style", "spacing", "height", "width", "leading", "tracking", "letter", "line",
]
