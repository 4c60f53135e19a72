import ColorScience
import _Text

/// Why a text, or a part of it, isn't a theme.
public enum ThemeStringError: Error, Equatable, Sendable {
  /// This part begins with none of the roles' keys.
  case unknownPart(String)
  /// The role has a second value, this one.
  case repeated(Role, String)
  /// Nothing after the role's `=`, or no `=`.
  case noValue(Role)
  /// The role's value, as written, has a broken percent escape, isn't UTF-8, or has control characters.
  case unreadable(Role, String)
  /// The role's value isn't a color.
  case unknownColor(Role, String)
  /// The name of the role's font has more than `Limits.fontName` bytes once encoded.
  case longFont(Role, String)
  /// The theme has a second name, this one.
  case repeatedName(String)
  /// The name, as written, has a broken percent escape or isn't UTF-8.
  case unreadableName(String)
  /// The text after `name=` can't name a theme.
  case unusableName(ThemeNameError)
  /// The text has this many bytes, more than any theme needs.
  case tooLong(Int)

  /// Says what's wrong and what would be right, in one sentence.
  public var sentence: String {
    let advice: String
    switch self {
    case .unknownPart: advice = "it can have " + (Role.allCases.map { $0.key } + [nameKey]).listed
    case .repeated, .repeatedName: advice = "leave one out"
    case .noValue(let role), .unreadable(let role, _): advice = "write it like " + role.example
    case .unknownColor: advice = "try indigo-500, pink-a200, atomic-tangerine or c0ffee"
    case .longFont: advice = "the limit is " + Limits.fontName.text + " bytes, URL-encoded"
    case .unreadableName, .unusableName: advice = "write it like name=Field+Notes"
    case .tooLong(let length):
      return "This theme is " + length.text + " bytes long; the limit is " + Limits.themeString.text + "."
    }
    return "Check " + part(of: "the ") + ": " + reason + "; " + advice + "."
  }

  /// The part of a theme that's wrong, as a sentence names it: "its accent". Takes the words before it.
  public func part(of owner: String) -> String {
    switch self {
    case .unknownPart(let part): "“" + shortened(part) + "”"
    case .repeated(let role, let value): owner + "second " + role.noun + ", “" + shortened(value) + "”"
    case .noValue(let role), .unreadable(let role, _), .unknownColor(let role, _), .longFont(let role, _):
      owner + role.noun
    case .repeatedName(let name): owner + "second name, “" + shortened(name) + "”"
    case .unreadableName, .unusableName: owner + nameKey
    case .tooLong: owner + "last part"
    }
  }

  /// The mistake, for the middle of a sentence: "“beige” isn’t a color we know".
  public var reason: String {
    switch self {
    case .unknownPart: "a theme has no such part"
    case .repeated, .repeatedName: "a theme has only one"
    case .noValue: "it has no value"
    case .unreadable(_, let value), .unreadableName(let value): "“" + shortened(value) + "” isn’t readable"
    case .unknownColor(_, let value): "“" + shortened(value) + "” isn’t a color we know"
    case .longFont(_, let value): "“" + shortened(value) + "” is too long a name"
    case .unusableName(let error): error.reason
    case .tooLong(let length):
      "the whole is " + length.text + " bytes long, and the limit is " + Limits.themeString.text
    }
  }
}

extension [ThemeStringError] {
  /// All mistakes in one sentence: the opening, the owner's wrong parts, and why each is wrong.
  public func sentence(_ opening: String, of owner: String) -> String {
    if let only = first, count == 1 { return opening + only.part(of: owner) + ": " + only.reason + "." }
    let others = count > 3 ? [(count - 3).text + " more"] : []
    return opening + (prefix(3).map { $0.part(of: owner) + " (" + $0.reason + ")" } + others).listed + "."
  }
}

extension Role {
  fileprivate var noun: String {
    switch candidates {
    case .colors: key
    case .fonts: title.asciiLowercased
    }
  }

  fileprivate var example: String {
    switch candidates {
    case .colors: key + "=indigo-500"
    case .fonts: key + "=EB+Garamond"
    }
  }
}
