import Formats
import _Text

/// The state of taking a theme home.
struct TakeHomeState: Equatable, Sendable {
  /// The start of links to this app: "https://example.com/".
  var home = ""
  var canShare = false
  var canPrint = false
  /// Whether a download can include font files.
  var canBringFonts = false
  /// The list of the fonts that can.
  var faces = FontFaces.unasked
  /// A download that waits for its fonts.
  var pending: PendingDownload?
  /// The formats to take home, in the order they were chosen. The device keeps them.
  var chosen: [Format] = []
  /// Those that were chosen the last time, which come first in the list.
  var first: [Format] = []
  /// The format that's shown.
  var shown = Format.all[0]
  /// Whether the list shows every format with its purpose.
  var isListOpen = false
  /// Whether what's for developers is in view.
  var isForDevelopers = false
  /// Whether the options of the format that's shown are in view.
  var areOptionsOpen = false
  /// The texts typed for options of formats. The device keeps them.
  var optionTexts: [(option: ExportOption, text: String)] = []
  var template = TemplateTrial()
  /// The texts that exports are made of.
  var texts = Texts.unasked
  /// The last export.
  var export: Export?
  /// The link whose QR code is shown, and the code; nil if none is.
  var code: (link: String, code: QRCode)?
  /// The number of exports so far, so that views know what's new.
  var edition = 0

  /// The texts are a file that's loaded on demand.
  enum Texts: Equatable, Sendable {
    case unasked, asked, failed
    case here(ExportTexts)
  }

  /// The formats, with those of the last time in front, then what most people build with.
  var inOrder: [Format] {
    let common: [Format] = ["swift", "tailwind", "shadcn", "css", "android", "compose", "flutter", "figma"].compactMap {
      Format.named($0)
    }
    var formats = first
    for format in common + Format.all where !formats.contains(format) { formats.append(format) }
    return formats
  }

  /// Takes a format along and shows it. A tap on the one that's shown leaves it out again.
  mutating func choose(_ format: Format) {
    if format == shown, chosen.contains(format) {
      chosen.removeAll { $0 == format }
      shown = chosen.last ?? format
    } else {
      if !chosen.contains(format) { chosen.append(format) }
      shown = format
    }
  }

  static func == (left: Self, right: Self) -> Bool {
    left.home.same(as: right.home) && left.canShare == right.canShare && left.canPrint == right.canPrint
      && left.canBringFonts == right.canBringFonts
      && left.chosen == right.chosen && left.first == right.first && left.isListOpen == right.isListOpen
      && left.isForDevelopers == right.isForDevelopers
      && left.shown == right.shown && left.texts == right.texts && left.areOptionsOpen == right.areOptionsOpen
      && left.optionTexts.elementsEqual(right.optionTexts) { $0.option == $1.option && $0.text.same(as: $1.text) }
      && left.template.isOpen == right.template.isOpen && left.template.text.same(as: right.template.text)
      && left.template.edition == right.template.edition && left.export == right.export
      && left.code?.code == right.code?.code && left.edition == right.edition
  }
}
