import Catalog
import ColorScience

// A theme as a short readable text, the one form in which it is shared, kept and read:
// `primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato`. Parts that are not chosen are left out.

extension Theme {
  /// The theme as text; empty where nothing is chosen.
  public var string: String {
    var parts: [String] = []
    if let primary { parts.append("primary=" + primary.slug) }
    if let accent { parts.append("accent=" + accent.slug) }
    if let titleFont { parts.append("title=" + formEncoded(titleFont.name)) }
    if let bodyFont { parts.append("body=" + formEncoded(bodyFont.name)) }
    return parts.text(separatedBy: "&")
  }

  /// Reads a theme from text. The parts may come in any order; an empty text is the empty theme.
  public init(string: String) throws(ThemeStringError) {
    var reading = ThemeReading(string)
    try reading.readAll()
    self = reading.theme
  }

  /// What of a damaged text still reads as parts of a theme.
  public init(salvaging string: String) {
    var reading = ThemeReading(string)
    reading.salvage()
    self = reading.theme
  }
}

/// A theme text while it is read, part by part.
private struct ThemeReading {
  private(set) var theme = Theme()
  private let parts: [String]
  private let length: Int
  private var seen: [String] = []

  init(_ string: String) {
    length = string.bytes.count
    parts = length == 0 ? [] : string.fields(separatedBy: "&")
  }

  mutating func readAll() throws(ThemeStringError) {
    guard length <= ThemeStringError.longest else { throw .tooLong(length) }
    for part in parts { try read(part) }
  }

  mutating func salvage() {
    guard length <= ThemeStringError.longest else { return }
    for part in parts { try? read(part) }
  }

  private mutating func read(_ part: String) throws(ThemeStringError) {
    let (key, raw) = part.cut(at: "=")
    guard let raw else { throw .noValue(part) }
    guard !seen.contains(where: { $0.same(as: key) }) else { throw .repeated(key) }
    guard let value = formDecoded(raw), !value.bytes.contains(where: { $0 < 0x20 }) else {
      throw .unreadable(key)
    }
    guard !value.isEmpty else { throw .noValue(key) }
    if key.same(as: "primary") {
      theme.primary = try tint(value, for: key)
    } else if key.same(as: "accent") {
      theme.accent = try tint(value, for: key)
    } else if key.same(as: "title") {
      theme.titleFont = Family.named(value)
    } else if key.same(as: "body") {
      theme.bodyFont = Family.named(value)
    } else {
      throw .unknownPart(key)
    }
    seen.append(key)
  }

  private func tint(_ slug: String, for key: String) throws(ThemeStringError) -> Tint {
    guard let tint = Tint(slug: slug) else { throw .unknownColor(key, slug) }
    return tint
  }
}
