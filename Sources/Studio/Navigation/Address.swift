import ColorScience
import Suggestions
import _Text

/// A screen and a theme as one text: `#/accent?primary=indigo-500`.
public struct Address: Equatable, Sendable {
  /// The screen; nil if the address names none, as on a very first visit.
  public var route: Route?
  /// The theme string, not yet read; nil if there's none.
  public var theme: String?
  /// How the stage shows the theme; nil if the address doesn't say.
  var view: ViewSettings?
  /// Settings in it that don't exist.
  var viewErrors: [ViewStringError] = []
  /// In a saved session, the mixed colors: `#/crayons;almond~1-0.5-0.454902-8-0-2;beaver~…`.
  var mixers: [Mixer] = []
  /// In a saved session, the colors that were entered or mixed last.
  var recentColors = RecentColors()
  /// In a saved session, the locked choices: `#/summary;lock=primary+title`.
  var locks = Locks()
  /// In a saved session, the set and the arrangement that the crayon box shows: `#/crayons;box=css+hue`.
  var crayonBox: CrayonBox?

  /// As many as a session of 98,304 bytes has room for beside the longest theme.
  static let mostMixers = 500

  /// The address of a screen, with a theme string and how the stage shows the theme; nil leaves a part out.
  public init(route: Route? = nil, theme: String? = nil, view: ViewSettings? = nil) {
    self.route = route
    self.theme = theme
    self.view = view
  }

  /// Reads an address; its `#` and first `/` are optional. An empty one names no screen.
  public init(_ text: String) throws(AddressError) {
    var bytes = text.bytes[...]
    if bytes.first == UInt8(ascii: "#") { bytes = bytes.dropFirst() }
    if bytes.first == UInt8(ascii: "/") { bytes = bytes.dropFirst() }
    let (name, theme) = String(bytes: Array(bytes)).cut(at: "?")
    self.theme = theme.flatMap { $0.isEmpty ? nil : $0 }
    view = ViewSettings(takenFrom: &self.theme, errors: &viewErrors)
    let (place, mixtures) = name.cut(at: ";")
    let (slug, oldMixture) = place.cut(at: "~")
    route = Route(slug: slug)
    if let mixtures { readKept(mixtures) }
    // A session used to keep the open mixer only, right in its route.
    if oldMixture != nil, let mixer = Mixer(string: place.cut(at: "/").after ?? "") { mixers = [mixer] }
    guard route != nil || place.isEmpty else { throw .noScreen(name) }
  }

  private mutating func readKept(_ texts: String) {
    for text in texts.fields(separatedBy: ";") {
      if let locks = Locks(string: text) {
        self.locks = locks
      } else if let box = CrayonBox(string: text) {
        crayonBox = box
      } else if let recent = RecentColors(string: text) {
        recentColors = recent
      } else if mixers.count < Self.mostMixers, let mixer = Mixer(string: text) {
        mixers.append(mixer)
      }
    }
  }

  /// The address as text.
  public var string: String {
    var parts = ["#/" + (route?.slug ?? "")]
    for mixer in mixers {
      if let mixture = mixer.string { parts.append(mixture) }
    }
    if !recentColors.colors.isEmpty { parts.append(recentColors.string) }
    if locks != Locks() { parts.append(locks.string) }
    if let box = crayonBox?.string, !box.isEmpty { parts.append(box) }
    var text = parts.text(separatedBy: ";")
    let query = [theme ?? "", view?.string ?? ""].filter { !$0.isEmpty }
    if !query.isEmpty { text = text + "?" + query.text(separatedBy: "&") }
    return text
  }
}

/// Why a text isn't an address.
public enum AddressError: Error, Equatable, Sendable {
  /// No screen has this name.
  case noScreen(String)

  /// Says what's wrong and what would be right, in one sentence.
  public var sentence: String {
    switch self {
    case .noScreen(let name):
      "We don’t have a screen called “" + shortened(name) + "”; try "
        + (Route.wizard + [.preview, .takeHome, .library, .crayons]).map { $0.slug }.text(separatedBy: ", ")
        + ", or crayons/almond."
    }
  }
}
