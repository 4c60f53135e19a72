import ColorScience
import Samples
import Suggestions
import Theme
import _Text

/// The state of the stage.
struct StageState: Equatable, Sendable {
  var view = ViewSettings()
  /// Whether there's room for the stage beside the phone.
  var hasRoom = false
  /// Whether a tab was tapped since Take it home showed its code here.
  var hasLeftCode = false
  var samples = Samples.unasked
  /// The sample at full size; nil if all are shown.
  var enlarged: Sample?
  /// Whether the menu with contrast and vision is open.
  var isViewMenuOpen = false
  /// Whether the theme before the last change is shown.
  var isComparing = false
  /// The theme to keep beside the current one.
  var pinned: Theme?
  /// A theme of the gallery that's shown in place of the current one.
  var previewed: GalleryTheme?
  var name: NameDraft?
  /// Whether a person points at parts of the samples.
  var isInspecting = false
  /// The part that was pointed at last.
  var part: SamplePart?
  var filter = ContrastTable.Filter.all
  /// The format in which a color was copied last.
  var format = ColorFormat.hex

  enum Samples: Equatable, Sendable {
    case unasked, asked, here, failed

    /// Whether they came, or didn't.
    var isKnown: Bool { self == .here || self == .failed }
  }

  /// The app's name while it's being typed.
  struct NameDraft: Equatable, Sendable {
    var text: String
    /// Why it can't be used.
    var error: ThemeNameError?
    /// The theme before the typing.
    var before: Theme

    static func == (left: NameDraft, right: NameDraft) -> Bool {
      left.text.same(as: right.text) && left.before == right.before
    }
  }
}
