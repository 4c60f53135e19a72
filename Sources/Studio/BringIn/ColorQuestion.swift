import Catalog
import ColorScience
import Theme
import _Text

/// Which of a file's colors is the primary, and which the accent.
struct ColorQuestion: Equatable, Sendable {
  let report: FileReport
  /// The colors to choose from, each once.
  private(set) var colors: [FileReport.Color] = []
  /// Indices of `colors`, guessed at first.
  var primary = 0
  var accent = 0

  /// The most colors that are shown.
  static let most = 96

  /// Nil if the file says which is which, or leaves no choice.
  init?(_ report: FileReport) {
    self.report = report
    guard report.guesses.contains(.primary) || report.guesses.contains(.accent) else { return nil }
    let isForLight = report.colors.contains { !$0.isDark }
    for color in report.colors where colors.count < Self.most && color.isDark != isForLight { add(color) }
    guard colors.count > 2 else { return nil }
    let theme = Theme(salvaging: report.theme)
    primary = index(of: theme.primary?.slug) { $0.primary }
    accent = index(of: theme.accent?.slug) { $0.accent }
  }

  private mutating func add(_ color: FileReport.Color) {
    if !colors.contains(where: { $0.color == color.color }) { colors.append(color) }
  }

  /// Where the guessed color is; if it isn't shown yet, it's added.
  private mutating func index(of slug: String?, _ name: (FileReport.Color) -> String) -> Int {
    let isGuess = { (color: FileReport.Color) in slug.map { name(color).same(as: $0) } ?? false }
    if let index = colors.firstIndex(where: isGuess) { return index }
    guard let guess = report.colors.first(where: isGuess) else { return 0 }
    colors.append(guess)
    return colors.count - 1
  }

  /// What the file says, with the colors that were chosen.
  var theme: Theme {
    var theme = Theme(salvaging: report.theme)
    theme.primary = Tint(slug: colors[primary].primary)
    theme.accent = Tint(slug: colors[accent].accent)
    return theme
  }

  /// Takes a choice; an index that isn't there changes nothing.
  mutating func choose(_ index: Int, for role: Role) {
    guard colors.indices.contains(index) else { return }
    if role == .primary { primary = index }
    if role == .accent { accent = index }
  }
}
