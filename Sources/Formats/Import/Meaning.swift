import ColorScience
import Theme
import _Text

/// How surely a name in a file means a role of a theme.
enum Meaning {
  /// From here on, it says so.
  static let certain = 90
  /// From here on, a framework calls a color so that we write ours as: "secondary", "tertiary".
  static let ofFramework = 79
  /// Only we name it so.
  static let ours = 100
  /// The reader of the format knows.
  static let ofFormat = 110

  /// 0 if the name says nothing.
  static func likelihood(that name: String, means role: Role) -> Int {
    let words = name.words
    switch role {
    case .primary, .accent:
      let wanted = role.key
      if words.count == 2, words[0].same(as: "brand"), words[1].same(as: wanted) { return ours }
      let bare = bareWords(of: words)
      guard bare.count == 1, let word = bare.first else { return 0 }
      if word.same(as: wanted) { return certain }
      let others = role == .primary ? primaryWords : accentWords
      for (index, other) in others.enumerated() where word.same(as: other.description) { return 80 - index }
      return 0
    case .titleFont:
      return contains(words, titleWords) ? certain : 0
    case .bodyFont:
      return contains(words, bodyWords) && !contains(words, titleWords) ? certain : 0
    }
  }

  /// Whether the name is that of a shade of a ramp: "primary-500", "primary.light".
  static func isOfShade(_ name: String) -> Bool {
    let words = name.words
    guard words.count > 1, let last = words.last else { return false }
    return last.same(as: "500") || last.same(as: "light")
  }

  /// The words without those that names begin or end with.
  private static func bareWords(of words: [String]) -> [String] {
    var bare = words[...]
    while bare.count > 1, let first = bare.first, contains([first], openings) { bare.removeFirst() }
    while bare.count > 1, let last = bare.last, contains([last], endings) { bare.removeLast() }
    return Array(bare)
  }

  private static func contains(_ words: [String], _ list: [StaticString]) -> Bool {
    words.contains { word in list.contains { word.same(as: $0.description) } }
  }

  private static let openings: [StaticString] = [
    "color", "colors", "colour", "theme", "brand", "bs", "md", "sys", "ref", "palette", "app", "global", "light", "clr",
    "tokens", "core", "light",
  ]
  private static let endings: [StaticString] = ["color", "colour", "main", "default", "base", "light", "value", "500"]
  private static let primaryWords: [StaticString] = ["brand", "main", "principal", "seed", "theme"]
  private static let accentWords: [StaticString] = ["secondary", "tertiary", "highlight", "cta", "link", "action"]
  private static let titleWords: [StaticString] = ["title", "titles", "heading", "headings", "display", "headline"]
  private static let bodyWords: [StaticString] = ["body", "text", "base", "sans", "paragraph", "family"]
}
