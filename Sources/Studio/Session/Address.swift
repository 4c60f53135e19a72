import Catalog
import ColorScience

/// Where a person is, and the theme that travels along: `#/accent?primary=indigo-500`.
public struct Address: Equatable, Sendable {
  /// The screen; nil where the address names none, as at the very first visit.
  public var place: Place?
  /// The theme's text as it stands there, not yet read; nil where there is none.
  public var theme: String?
  /// The mixture in the mixer, in the session that is kept.
  var mixer: Mixer?

  public init(place: Place? = nil, theme: String? = nil) {
    self.place = place
    self.theme = theme
  }

  /// Reads an address, the `#` and the `/` before it optional. An empty one names no place.
  public init(_ text: String) throws(AddressError) {
    var bytes = text.bytes[...]
    if bytes.first == UInt8(ascii: "#") { bytes = bytes.dropFirst() }
    if bytes.first == UInt8(ascii: "/") { bytes = bytes.dropFirst() }
    let (name, theme) = String(bytes: Array(bytes)).cut(at: "?")
    self.theme = theme.flatMap { $0.isEmpty ? nil : $0 }
    let (slug, mixture) = name.cut(at: "~")
    place = Place(slug: slug)
    if mixture != nil, case .mixer = place { mixer = Mixer(text: name.cut(at: "/").after ?? "") }
    guard place != nil || name.isEmpty else { throw .noScreen(name) }
  }

  /// The address as text.
  public var string: String {
    var text = "#/" + (place?.slug ?? "")
    if let mixer, case .mixer = place { text = "#/" + Place.crayons.slug + "/" + mixer.text }
    if let theme, !theme.isEmpty { text = text + "?" + theme }
    return text
  }
}

/// Why a text is not an address.
public enum AddressError: Error, Equatable, Sendable {
  /// No screen is called that.
  case noScreen(String)

  /// What was wrong and what would be right, in one sentence.
  public var sentence: String {
    switch self {
    case .noScreen(let name):
      "There is no screen “" + shortened(name) + "”; there are "
        + (Place.wizard + [.crayons]).map { $0.slug }.text(separatedBy: ", ") + ", and crayons/ with a crayon’s name."
    }
  }
}
