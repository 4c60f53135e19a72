import Catalog
import _Text

// Found themes as texts, to pass from the program that reads files to the one that has the studio: the format, empty if there's
// none; the index of the first theme; then for each theme its name, the theme string, the keys of guessed and changed roles,
// the notes, the questions and the other colors. Each list begins with its count.

extension FoundThemes {
  /// The themes as texts.
  public var texts: [String] {
    [format ?? "", first.text, themes.count.text] + themes.flatMap { $0.texts }
  }

  /// Reads the texts again, as far as they go; nil if there's no theme in them.
  public init?(texts: [String]) {
    var rest = texts[...]
    let format = rest.next()
    let first = rest.number()
    let themes = rest.list { FoundTheme(texts: &$0) }
    guard themes.indices.contains(first) else { return nil }
    self.init(format: format.isEmpty ? nil : format, themes: themes, first: first)
  }
}

extension FoundTheme {
  fileprivate var texts: [String] {
    let keys = { (roles: [Role]) in [roles.count.text] + roles.map { $0.key } }
    return [name, theme.string] + keys(guesses) + keys(changes) + [notes.count.text] + notes
      + [questions.count.text] + questions.flatMap { $0.texts }
      + [otherColors.count.text] + otherColors.flatMap { [$0.name.text, $0.tint.slug] }
  }

  fileprivate init(texts rest: inout ArraySlice<String>) {
    self.init()
    name = rest.next()
    theme = Theme(salvaging: rest.next())
    guesses = rest.list { Role(texts: &$0) }
    changes = rest.list { Role(texts: &$0) }
    notes = rest.list { $0.next() }
    questions = rest.list { ColorQuestion(texts: &$0) }
    otherColors = rest.list { rest in
      let (name, slug) = (rest.next(), rest.next())
      guard let name = try? BrandName(name), let tint = Tint(slug: slug) else { return nil }
      return BrandColor(name, tint)
    }
  }
}

extension ColorQuestion {
  fileprivate var texts: [String] {
    [role.key, likely.text, colors.count.text] + colors.flatMap { [$0.label, $0.tint.slug] }
  }

  /// Nil without a color, so that one can always be chosen.
  fileprivate init?(texts rest: inout ArraySlice<String>) {
    let role = Role(texts: &rest)
    let likely = rest.number()
    let colors: [NamedTint] = rest.list { rest in
      let (label, slug) = (rest.next(), rest.next())
      return Tint(slug: slug).map { NamedTint(label: label, tint: $0) }
    }
    guard let role, !colors.isEmpty else { return nil }
    self.init(role)
    (self.likely, self.colors) = (likely, colors)
  }
}

extension Role {
  fileprivate init?(texts rest: inout ArraySlice<String>) {
    let key = rest.next()
    guard let role = Role.allCases.first(where: { $0.key.same(as: key) }) else { return nil }
    self = role
  }
}

extension ArraySlice<String> {
  /// The next text; empty if there's none.
  fileprivate mutating func next() -> String { popFirst() ?? "" }

  /// The next text as a whole number; 0 if it isn't one.
  fileprivate mutating func number() -> Int { Int(digits: next().bytes) ?? 0 }

  /// Reads a count, and then as many items, as long as there are texts. Those that can't be read are left out.
  fileprivate mutating func list<Item>(_ read: (inout ArraySlice<String>) -> Item?) -> [Item] {
    var items: [Item] = []
    var count = number()
    while count > 0, !isEmpty {
      if let item = read(&self) { items.append(item) }
      count -= 1
    }
    return items
  }
}
