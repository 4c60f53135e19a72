import Formats
import _Text

/// What's remembered of the formats.
struct TakeHomeState: Equatable, Sendable {
  /// What links to this app begin with: "https://example.com/".
  var home = ""
  var canShare = false
  var canPrint = false
  /// The format that was used last.
  var used = Format.all[0]
  /// The format that's shown.
  var shown = Format.all[0]
  /// What a style guide shows of samples.
  var samples = Samples.unasked
  /// What was written last.
  var export: Export?
  /// The link whose QR code is shown, and the code; nil if none is.
  var code: (link: String, code: QRCode)?
  /// How often something was written, so that views know what's new.
  var edition = 0

  /// The samples are a file that comes when it's asked for.
  enum Samples: Equatable, Sendable {
    case unasked, asked, failed
    case here(GuideSamples)
  }

  /// The formats, with the one that was used last in front.
  var inOrder: [Format] { Format.all.filter { $0 == used } + Format.all.filter { $0 != used } }

  static func == (left: Self, right: Self) -> Bool {
    left.home.same(as: right.home) && left.canShare == right.canShare && left.canPrint == right.canPrint
      && left.used == right.used && left.shown == right.shown && left.samples == right.samples
      && left.export == right.export && left.code?.code == right.code?.code && left.edition == right.edition
  }
}
