import Catalog
import ColorScience
import Theme
import _Text

/// The themes of a file or link, and for each what a person decides before it's brought in. Unlike ``Imported``, it needs
/// nothing of what the file was read from, so it can be sent from one program to another.
public struct FoundThemes: Equatable, Sendable {
  /// The format it was read as, such as "CSS"; nil for a link.
  public let format: String?
  /// The themes, one at least. The default one, if there is one, is the first.
  public let themes: [FoundTheme]
  /// The index of the one to begin with.
  public let first: Int

  /// Nil without a theme.
  init?(format: String?, themes: [FoundTheme], first: Int) {
    guard themes.indices.contains(first) else { return nil }
    (self.format, self.themes, self.first) = (format, themes, first)
  }

  /// Reads files that make up one theme: one file, those of a folder or zip, or a link.
  public init(_ files: [File]) throws(ImportError) { try self.init(Findings(in: files)) }

  /// Makes sense of what a reader found.
  public init(_ findings: Findings) throws(ImportError) {
    let file = try Imported(findings)
    format = file.format
    guard !file.themes.isEmpty else {
      (themes, first) = ([FoundTheme(file)], 0)
      return
    }
    let names = file.chosenTheme.isEmpty ? [""] + file.themes : file.themes
    themes = names.map { name in
      name.same(as: file.chosenTheme) ? FoundTheme(file) : FoundTheme(file.taking(theme: name), name: name)
    }
    first = names.firstIndex { $0.same(as: file.chosenTheme) } ?? 0
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

  init() {}

  init(_ file: Imported, name: String? = nil) {
    self.name = name ?? file.chosenTheme
    theme = file.theme
    (guesses, changes, notes) = (file.guesses, file.changes, file.notes)
    questions = [Role.primary, .accent].compactMap { role in
      guesses.contains(role) ? ColorQuestion(role, file) : nil
    }
    otherColors = file.otherColors
  }
}
