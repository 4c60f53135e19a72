import Theme
import _Text

/// The state of the library.
struct LibraryState: Equatable, Sendable {
  /// The themes; nil until they're read.
  var themes: [KeptTheme]?
  /// How many there are; more than `themes` while they're being read.
  var count = 0
  /// Changes whenever the themes do.
  var edition = 0
  var gallery = GalleryState()
  /// Why they can't be read.
  var problem: String?
  var sheet: Sheet?
  /// The front end's current work.
  var work: Work?
  /// The labels of the theme that was deleted last, and of the one that was kept last.
  var removed, added: String?

  /// A sheet over the screen.
  indirect enum Sheet: Equatable, Sendable {
    case actions(KeptTheme)
    case renaming(KeptTheme, RenamingDraft)
    /// A text to bring in can be entered; why the last one can't be used.
    case entering(problem: String?)
    case asking(BringInQuestion)
  }

  /// A name while it's being typed.
  struct RenamingDraft: Equatable, Sendable {
    var text: String
    /// Why it can't be used.
    var error: ThemeNameError?

    static func == (left: RenamingDraft, right: RenamingDraft) -> Bool { left.text.same(as: right.text) }
  }

  /// Work of the front end, to report when it's done. Takes the theme's label.
  enum Work: Equatable, Sendable {
    case keep(String)
    case rename(String)
    case remove(String)
    case restore(String)
    case forget(String)
    /// A file's themes, and what of the file can't be read.
    case add(String?)
  }
}

/// The library's state behind a pointer: the first screens copy the studio often, and don't need it.
indirect enum LibraryCase: Equatable, Sendable {
  case unopened
  case there(LibraryState)

  var isOpen: Bool { if case .there = self { true } else { false } }
}

extension Studio {
  /// The themes kept on this device.
  var kept: LibraryState {
    get { if case .there(let state) = libraryCase { state } else { LibraryState() } }
    set { libraryCase = .there(newValue) }
  }
}
