import Catalog
import Theme

/// What the library remembers.
struct LibraryState: Equatable, Sendable {
  /// The themes; nil until they're read.
  var themes: [KeptTheme]?
  /// Changes whenever the themes do.
  var edition = 0
  /// Whether the screen has just opened, so that the themes must be read.
  var mustRead = false
  /// Why they can't be read.
  var problem: String?
  var sheet: Sheet?
  /// What the front end is doing.
  var work: Work?
  /// What the theme that was deleted last is called.
  var removed: String?

  /// What's offered for a theme.
  enum Sheet: Equatable, Sendable {
    case actions(KeptTheme)
    case renaming(KeptTheme, RenamingDraft)
  }

  /// A name while it's being typed.
  struct RenamingDraft: Equatable, Sendable {
    var text: String
    /// Why it can't be used.
    var error: ThemeNameError?

    static func == (left: RenamingDraft, right: RenamingDraft) -> Bool { left.text.same(as: right.text) }
  }

  /// What to report once it's done. Takes what the theme is called.
  enum Work: Equatable, Sendable {
    case keep(String)
    case rename(String)
    case remove(String)
    case restore(String)
    /// A file's themes, and what of the file can't be read.
    case add(String?)
  }
}
