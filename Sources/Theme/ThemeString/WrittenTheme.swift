import Catalog
import ColorScience
import _Text

// A theme as people write it: a theme string or a link to one, in which a color may be any that a front end knows, such as
// "primary=tomato". Addresses have only theme strings.

/// Why a theme that someone wrote can't be read: the problem, and what would be right.
@_spi(Report) public struct WrittenThemeError: Error {
  /// One sentence or two.
  public let sentence: String

  /// Takes the sentence.
  public init(_ sentence: String) { self.sentence = sentence }
}

@_spi(Report) extension Theme {
  /// Reads a theme string, or a link with one after its question mark. It needs a color.
  /// - Parameter color: Reads a color that theme strings don't know. One that's neither a Material color nor a crayon becomes
  ///   its hex, or a hex in Display P3.
  public init(
    written text: String, color: (String) throws(WrittenThemeError) -> SRGB
  ) throws(WrittenThemeError) {
    try self.init(parts: (text.fields(separatedBy: "?").last ?? "").fields(separatedBy: "&"), color: color)
    guard primary != nil || accent != nil else {
      throw WrittenThemeError("This theme has no color. Write it like primary=indigo-500&accent=pink-a200.")
    }
  }

  /// Reads the parts of a theme string; empty ones are left out.
  public init(
    parts texts: [String], color: (String) throws(WrittenThemeError) -> SRGB
  ) throws(WrittenThemeError) {
    var parts: [String] = []
    for part in texts where !part.isEmpty { parts.append(try Theme.withSlug(part, color)) }
    do throws(ThemeStringError) {
      try self.init(string: parts.text(separatedBy: "&"))
    } catch {
      throw WrittenThemeError(error.sentence)
    }
  }

  /// A part of a theme string, with its color, if any, in a form that theme strings know.
  private static func withSlug(
    _ part: String, _ color: (String) throws(WrittenThemeError) -> SRGB
  ) throws(WrittenThemeError) -> String {
    let (key, raw) = part.cut(at: "=")
    guard ThemeKey(key)?.takesColor == true, let raw, !raw.isEmpty else { return part }
    // The percent sign may be CSS's: hsl(120 50% 50%).
    let value = formDecoded(raw) ?? raw
    guard Tint(slug: value) == nil else { return part }
    // Capitals mean nothing: Red is the crayon, as red is.
    let lowercased = value.asciiLowercased
    if Tint(slug: lowercased) != nil { return key + "=" + lowercased }
    do throws(WrittenThemeError) {
      return key + "=" + BaseColor(try color(value)).slug
    } catch {
      throw WrittenThemeError(key + ": " + error.sentence)
    }
  }
}
