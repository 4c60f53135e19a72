import Catalog
import ColorScience
import Formats
import Theme
import _Text

/// What's asked before a file is brought in: which of its themes is meant, and which color is which, as far as the file
/// doesn't say.
struct BringInQuestion: Equatable, Sendable {
  /// The file, with the theme that was chosen.
  private(set) var file: Imported
  /// The themes to choose from, by their names; empty if there's only one. The default theme has no name.
  let themes: [String]
  /// The primary and the accent, if the file doesn't name it.
  private(set) var colors: [ColorQuestion]

  /// Nil if the file says everything, or leaves no choice.
  init?(_ file: Imported) {
    self.file = file
    themes = file.themes.isEmpty || !file.chosenTheme.isEmpty ? file.themes : [""] + file.themes
    colors = ColorQuestion.all(file)
    guard themes.count > 1 || !colors.isEmpty else { return nil }
  }

  /// What the file says, with the colors that were chosen.
  var theme: Theme {
    var theme = file.theme
    for question in colors {
      theme[question.role] = Tint(slug: question.chosen.color.slug(for: question.role)).map { .color($0) }
    }
    return theme
  }

  /// Takes another theme; an index that isn't there changes nothing.
  mutating func chooseTheme(_ index: Int) {
    guard themes.indices.contains(index), !themes[index].same(as: file.chosenTheme) else { return }
    file = file.taking(theme: themes[index])
    colors = ColorQuestion.all(file)
  }

  /// Takes a color; an index that isn't there changes nothing.
  mutating func choose(_ color: Int, for role: Role) {
    for index in colors.indices where colors[index].role == role && colors[index].colors.indices.contains(color) {
      colors[index].selected = color
    }
  }

  /// Shows the colors that aren't likely, too, or hides them.
  mutating func toggleRest(of role: Role) {
    for index in colors.indices where colors[index].role == role { colors[index].showsRest.toggle() }
  }
}

/// Which of a file's colors is a role's.
struct ColorQuestion: Equatable, Sendable {
  let role: Role
  /// The colors to choose from, each once, the likeliest first.
  private(set) var colors: [FoundColor] = []
  /// How many of them are likely.
  private(set) var likely = 0
  /// The index of the one that's chosen, at first our guess.
  var selected = 0
  /// Whether the colors that aren't likely are shown, too.
  var showsRest = false

  /// The most colors that are shown at once.
  private static let few = 12

  /// The questions about a file; none if it has too few colors for a choice.
  static func all(_ file: Imported) -> [ColorQuestion] {
    [Role.primary, .accent].compactMap { role in
      file.guesses.contains(role) ? ColorQuestion(role, file) : nil
    }
  }

  private init?(_ role: Role, _ file: Imported) {
    self.role = role
    let slug = file.theme[role]?.tint?.slug ?? ""
    guard let guess = file.colors.first(where: { $0.color.slug(for: role).same(as: slug) }) else { return nil }
    let other = role == .primary ? file.theme.accent : file.theme.primary
    add([guess])
    add(file.candidates(for: role), upTo: Self.few - 1)
    // Someone may want the two the other way around.
    add(file.colors.filter { $0.color.asHex == other?.color.asHex })
    likely = colors.count
    add(file.colors.filter { !$0.isDark })
    add(file.colors)
    guard colors.count > 2 else { return nil }
    if colors.count <= Self.few + 2 { likely = colors.count }
  }

  private mutating func add(_ found: [FoundColor], upTo count: Int = Limits.colorsToChoose) {
    for color in found where colors.count < count {
      if !colors.contains(where: { $0.color.asHex == color.color.asHex }) { colors.append(color) }
    }
  }

  /// The chosen color.
  var chosen: FoundColor { colors[selected] }

  /// The indices of the colors that are shown: the likely ones and the chosen one, or all.
  var shown: [Int] { colors.indices.filter { showsRest || $0 < likely || $0 == selected } }
}
