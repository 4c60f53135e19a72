import ColorScience
import Formats
@_spi(Report) import Theme
import _Text

extension Theme {
  /// Reads a theme string, or a link with one after its question mark. A color in it may be any color the command
  /// takes; one that's neither a Material color nor a crayon becomes its hex, or a hex in Display P3.
  init(line: UnsafeBufferPointer<UInt8>) throws(Refusal) {
    do throws(WrittenThemeError) {
      try self.init(written: String(decoding: line, as: UTF8.self), color: Theme.color)
    } catch {
      throw Refusal(error.sentence)
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
    do throws(WrittenThemeError) {
      try self.init(parts: texts.map { String($0) }, color: Theme.color)
    } catch {
      throw Refusal(error.sentence)
    }
  }

  /// Reads a color that theme strings don't know.
  private static func color(_ text: String) throws(WrittenThemeError) -> SRGB {
    do throws(Refusal) {
      return try CSSColor(argument: text).opaque(for: "A theme", in: .displayP3)
    } catch {
      throw WrittenThemeError(error.sentence)
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
