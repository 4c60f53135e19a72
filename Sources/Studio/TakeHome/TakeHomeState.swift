import ColorScience
import _Text

/// What's remembered of the formats.
struct TakeHomeState: Equatable, Sendable {
  /// The formats; empty until they're known.
  var formats: [FormatRow] = []
  /// Whether they were asked for.
  var hasAsked = false
  /// Why they didn't come.
  var problem: String?
  /// The name of the format that was used last.
  var used = "css"
  /// The name of the format that's shown.
  var shown = "css"
  /// What was asked for last: a format's name, and a theme string after a space.
  var request = ""
  /// What came last.
  var written: WrittenTheme?
  var canShare = false
  var canPrint = false
  /// The theme whose style guide is ready to print.
  var guide = ""
  /// The link whose QR code is drawn; nil if none is shown.
  var drawn: String?
  /// How often something came, so that views know what's new.
  var edition = 0

  /// The format that's shown.
  var format: FormatRow? { formats.first { $0.name.same(as: shown) } }

  /// The formats, with the one that was used last in front.
  var inOrder: [FormatRow] {
    formats.filter { $0.name.same(as: used) } + formats.filter { !$0.name.same(as: used) }
  }
}
