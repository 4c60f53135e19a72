import Catalog

/// Where a person is, and the theme that travels along: `#/accent?primary=indigo-500`.
public struct Address: Equatable, Sendable {
  /// The screen; nil where the address names none, as at the very first visit.
  public var place: Place?
  /// The theme's text as it stands there, not yet read; nil where there is none.
  public var theme: String?

  public init(place: Place? = nil, theme: String? = nil) {
    self.place = place
    self.theme = theme
  }

  /// Reads an address, the `#` and the `/` before it optional. An empty one names no place.
  public init(_ text: String) throws(AddressError) {
    var bytes = text.bytes[...]
    if bytes.first == UInt8(ascii: "#") { bytes = bytes.dropFirst() }
    if bytes.first == UInt8(ascii: "/") { bytes = bytes.dropFirst() }
    let (name, theme) = String(bytes: bytes).cut(at: "?")
    self.theme = theme.flatMap { $0.isEmpty ? nil : $0 }
    place = Place.allCases.first { $0.slug.same(as: name) }
    guard place != nil || name.isEmpty else { throw .noScreen(name) }
  }

  /// The address as text.
  public var string: String {
    var text = "#/" + (place?.slug ?? "")
    if let theme, !theme.isEmpty { text += "?" + theme }
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
        + Place.allCases.map { $0.slug }.text(separatedBy: ", ") + "."
    }
  }
}
