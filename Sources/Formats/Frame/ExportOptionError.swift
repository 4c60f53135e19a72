import Theme
import _Text

/// Why an option can't be set. The texts are the values given.
public enum ExportOptionError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The format doesn't take it.
  case notTaken(ExportOption)
  /// It isn't one of the few words that the option takes in the format.
  case notAmong(ExportOption, String, Format)
  /// It isn't a selector that an option takes.
  case badSelector(ExportOption, String)
  /// The format's users can't choose this.
  case fixedSelector(String, Format)
  case badPrefix(String)
  /// The format or its reader has such names already.
  case takenPrefix(String, Format)
  /// Neither a role, the ramps nor the fonts.
  case unknownPart(String)
  case badPackage(String)
  /// A selector that needs whole colors, with these values.
  case lightDarkNumbers(String)
  case badSubset(FontSubsetError)

  /// The problem, and what would be right, in one sentence.
  public var sentence: String {
    switch self {
    case .notTaken(let option):
      let formats = option.formats.map { $0.name.description }.listed
      let verb = option.formats.count == 1 ? " takes the option “" : " take the option “"
      return "Of the formats, only " + formats + verb + option.name.description + "”."
    case .notAmong(let option, let text, let format):
      let choices = option.choices(for: format).map { $0.description }
      return "“" + shortened(text) + "” isn’t a value of “" + option.name.description + "”; use "
        + (choices.isEmpty ? option.values.description : choices.alternatives) + "."
    case .badSelector(let option, let text):
      return quoted(option, text) + " can’t be written into CSS; use " + option.values.description + "."
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
      let words = SchemeRole.common.map { $0.name() } + ["brand", "ramps", "fonts"]
      if let word = nearestWord(to: text, among: words) {
        return "“" + shortened(text) + "” isn’t a part of a theme. Did you mean “" + word + "”?"
      }
      return "“" + shortened(text) + "” isn’t a part of a theme; use names of roles, such as primary or on-primary, "
        + "brand for the brand colors, ramps and fonts."
    case .badPackage(let text):
      return quoted(.package, text) + " isn’t one in Kotlin; use " + ExportOption.package.values.description + "."
    case .lightDarkNumbers(let text):
      return "light-dark() can’t be inside of " + text + "(); use another selector, such as .dark, or media."
    case .badSubset(let error): return error.sentence
    }
  }

  /// What `print(error)` prints: the sentence.
  public var description: String { sentence }

  private func quoted(_ option: ExportOption, _ text: String) -> String {
    "The " + option.name.description + " “" + shortened(text) + "”"
  }

  public static func == (left: Self, right: Self) -> Bool { left.sentence.same(as: right.sentence) }
}
