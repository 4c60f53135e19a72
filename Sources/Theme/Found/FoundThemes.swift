/// The themes of a file or link, and for each what a person decides before it's brought in. It needs nothing of what the
/// file was read from, so it can be sent from one program to another.
public struct FoundThemes: Equatable, Sendable {
  /// The format it was read as, such as "CSS"; nil for a link.
  public let format: String?
  /// The themes, one at least. The default one, if there is one, is the first.
  public let themes: [FoundTheme]
  /// The index of the one to begin with.
  public let first: Int

  /// - Parameter first: The index of one of the themes.
  package init(format: String?, themes: [FoundTheme], first: Int) {
    (self.format, self.themes, self.first) = (format, themes, first)
  }
}

/// A theme of a file.
public struct FoundTheme: Equatable, Sendable {
  /// Its name in the file; empty for the default theme.
  public var name = ""
  /// The theme as far as it's known or guessed.
  public var theme = Theme()
  /// The roles that the file doesn't name.
  public var guesses: [Role] = []
  /// The roles whose value was changed in the file after we wrote it.
  public var changes: [Role] = []
  /// Notes about what was left out and how the files were read, each one sentence.
  public var notes: [String] = []
  /// The colors of the file that could be a guessed role's; nothing for a role without a choice.
  public var questions: [ColorQuestion] = []
  /// The file's other colors that could be kept as brand colors, each with a name made of the one in the file.
  public var otherColors: [BrandColor] = []

  package init() {}
}
