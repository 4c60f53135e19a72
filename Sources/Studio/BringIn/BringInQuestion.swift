import Catalog
import ColorScience
import Theme

/// The questions before a file is brought in: which of its themes to take, which color is which if it doesn't say, and
/// which of its other colors to keep.
struct BringInQuestion: Equatable, Sendable {
  let file: FoundThemes
  /// The index of the chosen theme.
  private(set) var themeIndex: Int
  /// The answers to the chosen theme's questions.
  private(set) var answers: [Answer] = []
  /// The indices of the other colors to keep.
  private(set) var keptColors: [Int] = []

  /// The answer to a question about a role's color.
  struct Answer: Equatable, Sendable {
    /// The index of the chosen color, at first our guess.
    var selected = 0
    /// Whether the colors that aren't likely are shown, too.
    var showsRest = false
  }

  init(_ file: FoundThemes) {
    self.file = file
    themeIndex = file.first
    answers = found.questions.map { _ in Answer() }
  }

  /// Whether there's anything to decide.
  var isNeeded: Bool { file.themes.count > 1 || !found.questions.isEmpty || !offeredColors.isEmpty }

  /// The chosen theme of the file.
  var found: FoundTheme { file.themes[themeIndex] }

  /// The roles without a question, which stay a guess.
  var guesses: [Role] { found.guesses.filter { role in !found.questions.contains { $0.role == role } } }

  /// The file's theme, with the colors that were chosen.
  var theme: Theme {
    var theme = chosenTheme
    for index in offeredColors where keptColors.contains(index) {
      // A stranger's file has no brand colors of its own, so there's room, and no name is taken.
      try? theme.add(found.otherColors[index])
    }
    return theme
  }

  /// The indices of the other colors that are neither the primary nor the accent now.
  var offeredColors: [Int] {
    let taken = [chosenTheme.primary, chosenTheme.accent].compactMap { $0?.color }
    return found.otherColors.indices.filter { index in !taken.contains { $0 == found.otherColors[index].tint.color } }
  }

  private var chosenTheme: Theme {
    var theme = found.theme
    for (question, answer) in zip(found.questions, answers) {
      theme[question.role] = .color(question.colors[answer.selected].tint)
    }
    return theme
  }

  /// Takes another theme; an index that isn't there changes nothing.
  mutating func chooseTheme(_ index: Int) {
    guard file.themes.indices.contains(index), index != themeIndex else { return }
    themeIndex = index
    answers = found.questions.map { _ in Answer() }
    keptColors = []
  }

  /// Takes a color; an index that isn't there changes nothing.
  mutating func choose(_ color: Int, for role: Role) {
    for (index, question) in found.questions.enumerated()
    where question.role == role && question.colors.indices.contains(color) {
      answers[index].selected = color
    }
  }

  /// Shows the colors that aren't likely, too, or hides them.
  mutating func toggleRest(of role: Role) {
    for (index, question) in found.questions.enumerated() where question.role == role {
      answers[index].showsRest.toggle()
    }
  }

  /// Keeps one of the other colors, or no longer; an index that isn't there changes nothing.
  mutating func toggleOtherColor(_ index: Int) {
    guard found.otherColors.indices.contains(index) else { return }
    if keptColors.contains(index) { keptColors.removeAll { $0 == index } } else { keptColors.append(index) }
  }
}
