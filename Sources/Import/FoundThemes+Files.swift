import Files
import Formats
import Theme
import _Text

extension FoundThemes {
  /// Reads files that make up one theme: one file, those of a folder or zip, or a link.
  public init(_ files: [File]) throws(ImportError) { try self.init(Findings(in: files)) }

  /// Makes sense of what a reader found.
  public init(_ findings: Findings) throws(ImportError) {
    let file = try Imported(findings)
    guard !file.themes.isEmpty else {
      self.init(format: file.format, themes: [FoundTheme(file)], first: 0)
      return
    }
    let names = file.chosenTheme.isEmpty ? [""] + file.themes : file.themes
    let themes = names.map { name in
      name.same(as: file.chosenTheme) ? FoundTheme(file) : FoundTheme(file.taking(theme: name), name: name)
    }
    let first = names.firstIndex { $0.same(as: file.chosenTheme) } ?? 0
    self.init(format: file.format, themes: themes, first: first)
  }
}

extension FoundTheme {
  init(_ file: Imported, name: String? = nil) {
    self.init()
    self.name = name ?? file.chosenTheme
    theme = file.theme
    (guesses, changes, notes) = (file.guesses, file.changes, file.notes)
    questions = [Role.primary, .accent].compactMap { role in
      guesses.contains(role) ? ColorQuestion(role, file) : nil
    }
    otherColors = file.otherColors
  }
}
