import Catalog
import ColorScience
import Formats
import Theme
import _Text

/// Which of a file's colors is the primary, and which the accent.
struct ColorQuestion: Equatable, Sendable {
  let file: Imported
  /// The colors to choose from, each once.
  private(set) var colors: [FoundColor] = []
  /// Indices of `colors`, guessed at first.
  var primary = 0
  var accent = 0

  /// The most colors that are shown.
  static let most = 96

  /// Nil if the file says which is which, or leaves no choice.
  init?(_ file: Imported) {
    self.file = file
    guard file.guesses.contains(.primary) || file.guesses.contains(.accent) else { return nil }
    let isForLight = file.colors.contains { !$0.isDark }
    for color in file.colors where colors.count < Self.most && color.isDark != isForLight { add(color) }
    guard colors.count > 2 else { return nil }
    primary = index(of: file.theme.primary?.slug, for: .primary)
    accent = index(of: file.theme.accent?.slug, for: .accent)
  }

  private mutating func add(_ color: FoundColor) {
    if !colors.contains(where: { $0.color.asHex == color.color.asHex }) { colors.append(color) }
  }

  /// Where the guessed color is; if it isn't shown yet, it's added.
  private mutating func index(of slug: String?, for role: Role) -> Int {
    let isGuess = { (color: FoundColor) in slug.map { color.color.slug(for: role).same(as: $0) } ?? false }
    if let index = colors.firstIndex(where: isGuess) { return index }
    guard let guess = file.colors.first(where: isGuess) else { return 0 }
    colors.append(guess)
    return colors.count - 1
  }

  /// What the file says, with the colors that were chosen.
  var theme: Theme {
    var theme = file.theme
    theme.primary = Tint(slug: colors[primary].color.slug(for: .primary))
    theme.accent = Tint(slug: colors[accent].color.slug(for: .accent))
    return theme
  }

  /// Takes a choice; an index that isn't there changes nothing.
  mutating func choose(_ index: Int, for role: Role) {
    guard colors.indices.contains(index) else { return }
    if role == .primary { primary = index }
    if role == .accent { accent = index }
  }
}
