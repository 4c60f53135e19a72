import Files
import Theme
import _Text

/// How surely names in a file mean a role of a theme.
struct Meaning {
  /// From here on, a name says so.
  static let certain = 900
  /// From here on, a framework calls a color so that we write ours as: "secondary", "tertiary".
  static let ofFramework = 780
  /// Only we name it so.
  static let ours = 1000
  /// The reader of the format knows.
  static let ofFormat = 1100

  private let primary, accent: [Name]
  private let surfaces: [StaticString]
  /// The words that our names in the file begin with; empty if that's "brand", or nothing.
  private let prefix: [String]
  /// The words that the names of a project's own begin with.
  private let opening: [String]
  private let ramps: RampSteps
  /// Whether it's a file of ours with other colors under a framework's names: then only our own names say what was changed.
  let hasOtherColors: Bool

  /// A name in a vocabulary.
  private struct Name {
    let words: [String]
    let isCertain: Bool
  }

  /// - Parameter prefix: The prefix of our names in the file; empty for the usual one.
  init(_ vocabulary: Vocabulary, prefix: String = "", colors: [FoundColor] = [], isOurs: Bool = false) {
    self.prefix = prefix.words
    let hasOtherColors = isOurs && vocabulary.isLegible
    self.hasOtherColors = hasOtherColors
    opening = sharedOpening(of: colors)
    ramps = RampSteps(colors)
    let names = { (list: StaticString) in
      list.description.fields(separatedBy: " ").filter { !$0.isBlank }.map { name in
        Name(words: name.words, isCertain: name.bytes.last == UInt8(ascii: "!") && !hasOtherColors)
      }
    }
    primary = names(vocabulary.primary)
    accent = names(vocabulary.accent)
    surfaces = vocabulary.surfaces + surfaceWords
  }

  /// 0 if the name says nothing. Of two that say the same, the one that's only the word says it best.
  func likelihood(that given: String, means role: Role) -> Int {
    // One color of a ramp has the ramp's name, and the others have none.
    guard let name = role == .primary || role == .accent ? ramps.plainName(given) : given else { return 0 }
    let words = withoutPrefix(withoutOpening(name.words))
    switch role {
    case .primary, .accent:
      if words.count == 2, words[0].same(as: "brand"), words[1].same(as: role.key) { return Self.ours }
      let (bare, plainness) = bareWords(of: words)
      for (index, known) in (role == .primary ? primary : accent).enumerated() where isSame(bare, known.words) {
        // "primaryLight" is a lighter one.
        let isCertain = known.isCertain && plainness > 2
        return (isCertain ? Self.certain : 800 - index * 10) + plainness
      }
      guard let last = bare.last, last.same(as: role.key), bare.count < 6, !isOfState(name) else { return 0 }
      // "bg.accent.rest" is a fill in that color.
      let fill = bare.dropLast().allSatisfy { $0.isOne(of: ["bg", "background", "fill", "solid"]) }
      if bare.count > 1, fill { return 600 }
      return bare.count > 1 && !isOfSurface(name) && !Meaning.isMomentary(name) && !Meaning.isOfCompany(name) ? 500 : 0
    case .titleFont, .bodyFont:
      // WordPress's font of the page, of those that it offers.
      if name.words.text(separatedBy: " ").same(as: "styles typography font family") {
        return role == .bodyFont ? Self.certain + 50 : 0
      }
      return contains(words, codeWords) ? 0 : likelihood(that: words, meanFont: role)
    }
  }

  /// The words of a name without those that say nothing: "--color-brand-mint" is mint.
  func plainWords(of name: String) -> [String] { bareWords(of: withoutPrefix(name.words)).words }

  /// The words with "brand" in place of the prefix.
  private func withoutOpening(_ words: [String]) -> [String] {
    guard !opening.isEmpty, words.count > opening.count, isSame(Array(words.prefix(opening.count)), opening) else {
      return words
    }
    return Array(words.dropFirst(opening.count))
  }

  private func withoutPrefix(_ words: [String]) -> [String] {
    guard !prefix.isEmpty, words.count > prefix.count else { return words }
    for start in 0...(words.count - prefix.count) where isSame(Array(words[start...].prefix(prefix.count)), prefix) {
      return words[..<start] + ["brand"] + words[(start + prefix.count)...]
    }
    return words
  }

  private func likelihood(that words: [String], meanFont role: Role) -> Int {
    // Of Angular Material's families, the brand's is for titles.
    if words.count > 1, words[words.count - 1].same(as: "family") {
      if words[words.count - 2].same(as: "brand") { return role == .titleFont ? Self.certain : 0 }
    }
    if role == .titleFont {
      if words.count == 1, words[0].same(as: "h1") { return Self.certain + 50 }
      return contains(words, titleWords) ? Self.certain : 0
    }
    if words.count == 1, words[0].same(as: "body") { return Self.certain + 50 }
    return contains(words, bodyWords) && !contains(words, titleWords) ? Self.certain : 0
  }

  /// Whether a color is another role's in another shade or state: "primary-lightest" isn't the accent.
  static func isOfOther(_ name: String, than role: Role) -> Bool {
    guard role != .primary else {
      return name.hasWord(of: ["accent", "secondary", "tertiary"]) && !name.hasWord(of: ["primary"])
    }
    return name.hasWord(of: ["primary"]) && !name.hasWord(of: ["accent"])
  }

  /// Whether it's another company's, as for its sign-in button.
  static func isOfCompany(_ name: String) -> Bool { name.hasWord(of: companyWords) }

  /// Whether a name says that a control has the color for a moment.
  static func isMomentary(_ name: String) -> Bool { name.hasWord(of: momentaryWords) }

  /// Whether the name is that of a shade of a ramp: "primary-500", "primary.light".
  static func isOfShade(_ name: String) -> Bool {
    let words = name.words
    guard words.count > 1, let last = words.last else { return false }
    return last.same(as: "500") || last.same(as: "light")
  }

  /// Whether a color's name marks it as a state color, such as error. An import uses such a color for nothing else.
  func isOfState(_ name: String) -> Bool { name.hasWord(of: stateWords) }

  /// Whether a name says that a color is for surfaces, lines or text.
  func isOfSurface(_ name: String) -> Bool { name.hasWord(of: surfaces) }

  /// Whether a font's name says that it's for code or icons.
  static func isOfCode(_ name: String) -> Bool { name.hasWord(of: codeWords) }
}

private func contains(_ words: [String], _ list: [StaticString]) -> Bool {
  words.contains { $0.isOne(of: list) }
}

private func isSame(_ words: [String], _ other: [String]) -> Bool {
  guard words.count == other.count else { return false }
  for index in words.indices where !words[index].same(as: other[index]) { return false }
  return true
}

/// The words without those that names begin or end with, and how plain the name is, 0...9: "primary" is plainer than
/// "primary.main", and that than "primary.light".
private func bareWords(of words: [String]) -> (words: [String], plainness: Int) {
  var bare = words[...]
  var plainness = 9
  while bare.count > 1, let last = bare.last {
    if contains([last], emptyEndings) {
      plainness = min(plainness, 8)
    } else if contains([last], ["main", "default", "base", "root"]) {
      plainness = min(plainness, 7)
    } else if last.same(as: "500") {
      plainness = min(plainness, 5)
    } else if last.same(as: "light") {
      plainness = min(plainness, 2)
    } else {
      break
    }
    bare.removeLast()
  }
  while bare.count > 1, let first = bare.first, contains([first], openings) { bare.removeFirst() }
  return (Array(bare), plainness)
}

private let openings: [StaticString] = [
  "color", "colors", "colour", "colours", "theme", "brand", "bs", "md", "sys", "ref", "palette", "app", "global",
  "light",
  "clr", "token", "tokens", "core", "semantic", "mat", "mdc", "ion", "ifm", "pico", "bulma", "el", "sl", "wp", "preset",
  "vp",
  "c",
]
private let emptyEndings: [StaticString] = [
  "color", "colour", "value", "rgb", "hsl", "channels", "rest", "resting", "idle", "enabled",
]
private let titleWords: [StaticString] = [
  "title", "titles", "heading", "headings", "display", "headline", "h1", "h2", "h3",
]
private let bodyWords: [StaticString] = ["body", "text", "base", "sans", "paragraph", "family"]
private let codeWords: [StaticString] = ["mono", "monospace", "code", "pre", "icon", "icons", "emoji", "symbols"]
private let momentaryWords: [StaticString] = [
  "hover", "hovered", "active", "focus", "focused", "pressed", "visited", "selected",
]
private let companyWords: [StaticString] = [
  "service", "services", "social", "partner", "partners", "vendor", "twitter", "facebook", "google", "github",
  "youtube",
  "instagram", "linkedin", "discord", "slack", "whatsapp", "telegram", "tiktok", "reddit", "pinterest", "spotify",
  "twitch",
]
private let stateWords: [StaticString] = [
  "error", "errors", "validation", "danger", "destructive", "destruct", "negative", "critical", "decline", "declined",
  "failure",
  "failed",
  "fail", "invalid", "warning", "warn", "caution", "alert", "success", "successful", "positive", "valid", "confirm",
  "info",
  "information", "notice", "offline", "online", "away", "busy", "delete", "remove", "disabled", "er", "su", "wa",
]
private let surfaceWords: [StaticString] =
  GroundWords.backgrounds + GroundWords.texts + [
    "backdrop", "txt", "on", "border", "outline", "divider", "line", "muted", "shadow", "overlay", "scrim", "neutral",
    "gray", "grey", "grays", "white", "black", "placeholder", "container", "subtle", "stroke", "body", "separator",
    "skeleton", "inverse", "content", "typography", "icon", "icons", "font", "fonts", "heading", "headings",
  ]

/// The words that most names of a file's colors begin with, and that say nothing: "hb" of `--hb-color-primary`.
private func sharedOpening(of colors: [FoundColor]) -> [String] {
  let names = colors.prefix(512).map { $0.name.words }.filter { $0.count > 1 }
  guard names.count > 1, names.count * 5 >= min(colors.count, 512) * 3 else { return [] }
  var best: (word: String, count: Int)?
  for name in names.prefix(64) where best?.word.same(as: name[0]) != true {
    let count = names.filter { $0[0].same(as: name[0]) }.count
    if count > best?.count ?? 1 { best = (name[0], count) }
  }
  guard let best, best.count * 5 >= min(colors.count, 512) * 3 else { return [] }
  let own = names.filter { $0[0].same(as: best.word) }
  var opening = own[0].dropLast()
  for name in own {
    while !opening.isEmpty, name.count <= opening.count || !isSame(Array(name.prefix(opening.count)), Array(opening)) {
      opening.removeLast()
    }
  }
  let known: [StaticString] = ["primary", "accent", "secondary", "tertiary"]
  while let last = opening.last, last.isOne(of: known) || last.isOne(of: surfaceWords) || last.isOne(of: stateWords) {
    opening.removeLast()
  }
  return contains(Array(opening), known) ? [] : Array(opening)
}
