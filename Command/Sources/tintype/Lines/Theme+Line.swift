import Catalog
import ColorScience
import Formats
import Theme
import _Text

extension Theme {
  /// Reads a theme string, or a link with one after its question mark. A color in it may be any color the command
  /// takes; one that's neither a Material color nor a crayon becomes its hex, or a hex in Display P3.
  init(line: UnsafeBufferPointer<UInt8>) throws(Refusal) {
    let text = String(decoding: line, as: UTF8.self)
    let query = text.split(separator: "?", omittingEmptySubsequences: false).last ?? ""
    try self.init(parts: query.split(separator: "&"))
    guard primary != nil || accent != nil else {
      throw Refusal("This theme has no color. Write it like primary=indigo-500&accent=pink-a200.")
    }
  }

  /// Reads a theme string or link from an argument.
  init(argument: String) throws(Refusal) {
    let bytes = Array(argument.utf8)
    let theme: Result<Theme, Refusal> = bytes.withUnsafeBufferPointer { line in
      do throws(Refusal) { return .success(try Theme(line: line)) } catch { return .failure(error) }
    }
    self = try theme.get()
  }

  /// Reads a theme string or link that has a choice for every role.
  init(whole argument: String) throws(Refusal) {
    try self.init(argument: argument)
    if let role = firstMissingRole { throw Refusal(incomplete: .missing(role)) }
  }

  /// Reads a theme string or link, which may lack choices, or have none yet.
  init(unfinished argument: String) throws(Refusal) {
    let query = argument.split(separator: "?", omittingEmptySubsequences: false).last ?? ""
    try self.init(parts: query.split(separator: "&"))
  }

  /// Reads the choices to keep, each a part of a theme string or several.
  init(locks: [String]) throws(Refusal) {
    try self.init(parts: locks.flatMap { $0.split(separator: "&") })
  }

  private init(parts texts: [Substring]) throws(Refusal) {
    var parts: [String] = []
    for part in texts { parts.append(try Theme.withSlug(String(part))) }
    do throws(ThemeStringError) {
      try self.init(string: parts.joined(separator: "&"))
    } catch {
      throw Refusal(error.sentence)
    }
  }

  /// A part of a theme string, with its color, if any, in a form that theme strings know.
  private static func withSlug(_ part: String) throws(Refusal) -> String {
    let (key, raw) = part.cut(at: "=")
    guard ThemeKey(key)?.takesColor == true, let raw, !raw.isEmpty else { return part }
    // The percent sign may be CSS's: hsl(120 50% 50%).
    let value = formDecoded(raw) ?? raw
    guard Tint(slug: value) == nil else { return part }
    // Capitals mean nothing: Red is the crayon, as red is.
    let lowercased = value.asciiLowercased
    if Tint(slug: lowercased) != nil { return key + "=" + lowercased }
    do throws(Refusal) {
      return key + "=" + BaseColor(try CSSColor(argument: value).opaque(for: "A theme", in: .displayP3)).slug
    } catch {
      throw Refusal("\(key): \(error.sentence)")
    }
  }
}

extension Refusal {
  /// Refuses a theme that lacks a choice.
  init(incomplete error: ExportError) { self.init("This theme isn’t complete. \(error.sentence)") }

  /// Refuses to build a project’s theme that lacks a choice.
  init(unfinished error: ExportError) {
    switch error {
    case .missing(let role):
      self.init("The theme has no \(role.title.asciiLowercased) yet. Choose one with “tintype open”.")
    }
  }
}
