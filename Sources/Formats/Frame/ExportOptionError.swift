import Theme
import _Text

/// Why an option can't be set. The texts are the values given.
public enum ExportOptionError: Error, Equatable, Sendable {
  /// The format doesn't take it.
  case notTaken(ExportOption)
  /// It isn't one of the few words that the option takes.
  case notAmong(ExportOption, String)
  case badSelector(String)
  /// The format's users can't choose this.
  case fixedSelector(String, Format)
  case badPrefix(String)
  /// The format or its reader has such names already.
  case takenPrefix(String, Format)
  /// Neither a role, the ramps nor the fonts.
  case unknownPart(String)

  /// The problem, and what would be right, in one sentence.
  public var sentence: String {
    switch self {
    case .notTaken(let option):
      let formats = option.formats.map { $0.name.description }.listed
      let verb = option.formats.count == 1 ? " takes the option “" : " take the option “"
      return "Of the formats, only " + formats + verb + option.name.description + "”."
    case .notAmong(let option, let text):
      return "“" + shortened(text) + "” isn’t a value of “" + option.name.description + "”; use "
        + option.values.description + "."
    case .badSelector(let text):
      return quoted(.selector, text) + " can’t be written into CSS; use " + ExportOption.selector.values.description
        + "."
    case .fixedSelector(let text, let format):
      return quoted(.selector, text) + " isn’t known to " + format.label.description
        + "; use media or [data-bs-theme=dark], the ways it has itself."
    case .badPrefix(let text):
      return quoted(.prefix, text) + " can’t begin a name; begin with a letter, and use "
        + ExportOption.prefix.values.description + "."
    case .takenPrefix(let text, let format):
      return quoted(.prefix, text) + " would make names that mean something else in " + format.label.description
        + "; use another one, such as acme-."
    case .unknownPart(let text):
      return "“" + shortened(text) + "” isn’t a part of a theme; use names of roles, such as primary or on-primary, "
        + "brand for the brand colors, ramps and fonts."
    }
  }

  private func quoted(_ option: ExportOption, _ text: String) -> String {
    "The " + option.name.description + " “" + shortened(text) + "”"
  }

  public static func == (left: Self, right: Self) -> Bool { left.sentence.same(as: right.sentence) }
}
