import _Text

extension CodeReader {
  /// Whether the innermost value is a font's.
  func isFont(_ path: [String]) -> Bool {
    let callee = frames[top].call.callee
    if callee.contains(where: { $0.hasWord(of: notOfFonts) }) { return false }
    var isFont = callee.contains { name in
      let words = name.words
      return words.contains { $0.isOne(of: ["font", "typeface", "uifont", "nsfont"]) }
        && words.allSatisfy { $0.isOne(of: wordsOfFonts) }
    }
    let names = path.suffix(4)
    for name in names {
      let words = name.words
      if words.contains(where: { $0.isOne(of: notFamilies) }) { return false }
      if words.contains(where: { $0.isOne(of: ["font", "fonts", "typeface", "typefaces"]) }) { isFont = true }
      if words.count > 1, words.last?.same(as: "family" as StaticString) == true { isFont = true }
    }
    return isFont
  }

  func addFont(_ text: [UInt8], _ place: CodePlace, into declarations: inout CodeDeclarations) {
    // A reference to a font, or a color; a name in quotation marks may hold anything.
    let isQuoted = text.first == UInt8(ascii: "\"") || text.first == UInt8(ascii: "'")
    guard !text.isEmpty, text.count < 1000, text.first != UInt8(ascii: "@"),
      isQuoted
        || !text.contains(where: { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "{") })
          && text.first != UInt8(ascii: "#")
    else { return }
    let family = language == .javaScript ? cssFamily(text) : withoutFace(String(bytes: text))
    declarations.add(FoundFont(name: place.name, family: family))
  }
}

/// What takes a font's file or its source, or tells people about one.
private let notOfFonts: [StaticString] = [
  "icon", "require", "import", "provider", "print", "log", "debug", "fatal", "error", "assert", "precondition",
  "assertion",
]

private let notFamilies: [StaticString] = [
  "size", "sizes", "weight", "weights", "style", "feature", "features", "variant", "stretch", "height", "spacing",
  "smoothing",
  "rendering", "kerning", "scale", "settings", "url", "src", "path", "asset", "assets", "file", "subsets", "subset",
  "icon",
  "icons", "import", "type", "extension", "id", "kind", "description", "color", "colors", "variable", "format", "load",
]

/// The words in the names of what makes a font of its name.
private let wordsOfFonts: [StaticString] = [
  "font", "fonts", "typeface", "uifont", "nsfont", "ui", "ns", "ct", "google", "custom", "family", "style", "system",
  "local", "named", "name", "init", "descriptor", "face", "register",
]

/// "Lora" of "Lora-Bold", as the fonts of a family are called in Swift.
private func withoutFace(_ name: String) -> String {
  let (family, face) = name.cut(at: "-")
  let words = (face ?? "").words
  let isFace = !words.isEmpty && words.allSatisfy { $0.isOne(of: faces) }
  return isFace ? family : name
}

private let faces: [StaticString] = [
  "regular", "bold", "medium", "light", "thin", "black", "heavy", "italic", "roman", "book", "semi", "semibold", "demi",
  "extra", "extrabold", "ultra",
]

extension CodeCall {
  /// The font that a call of Flutter's package of Google's fonts gives: `GoogleFonts.openSansTextTheme()`.
  var googleFont: FoundFont? {
    guard callee.count == 2, callee[0].same(as: "GoogleFonts" as StaticString) else { return nil }
    var words = callee[1].words
    if words.suffix(2).map({ $0 }).text(separatedBy: " ").same(as: "text theme" as StaticString) { words.removeLast(2) }
    guard !words.isEmpty, !words[0].same(as: "get" as StaticString) else { return nil }
    return FoundFont(name: "GoogleFonts", family: words.map { $0.capitalizedFirst }.text(separatedBy: " "))
  }
}
