import _Text

/// Why a text, or a part of it, isn't a theme.
public enum ThemeStringError: Error, Equatable, Sendable, CustomStringConvertible {
  /// This part begins with no key that a theme has.
  case unknownPart(String)
  /// The key has a second value, this one.
  case repeated(ThemeKey, String)
  /// Nothing after the key's `=`, or no `=`.
  case noValue(ThemeKey)
  /// The key's value, as written, has a broken percent escape, isn't UTF-8, or has control characters.
  case unreadable(ThemeKey, String)
  /// The key's value isn't a color.
  case unknownColor(ThemeKey, String)
  /// The name of the role's font has more than `Limits.fontName` bytes once encoded.
  case longFont(Role, String)
  /// A brand color can't have this name.
  case unusableBrandName(String, BrandNameError)
  /// The name after "pin." isn't a role of the theme.
  case unknownRole(String)
  /// The setting's value isn't one of those it can have.
  case unusableSetting(ThemeSetting, String)
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
    case .unknownPart: advice = "it can have " + ThemeKey.all.listed
    case .repeated, .repeatedName: advice = "leave one out"
    case .noValue(let key), .unreadable(let key, _): advice = "write it like " + key.example
    case .unknownColor: advice = "try indigo-500, pink-a200, atomic-tangerine or c0ffee"
    case .longFont: advice = "the limit is " + Limits.fontName.text + " bytes, URL-encoded"
    case .unusableBrandName(_, .tooMany), .unusableBrandName(_, .taken): advice = "leave one out"
    case .unusableBrandName(let name, _): advice = "write it like " + ThemeKey.brandColor(name).example
    case .unknownRole: advice = "write it like pin.background=fff8e7 or pin.dark.on-primary=ffffff"
    case .unusableSetting(let setting, _): advice = "write it like " + ThemeKey.setting(setting).example
    case .unreadableName, .unusableName: advice = "write it like name=Field+Notes"
    case .tooLong(let length):
      return "This theme is " + length.text + " bytes long; the limit is " + Limits.themeString.text + "."
    }
    return "Check " + part(of: "the ") + ": " + reason + "; " + advice + "."
  }

  /// What `print(error)` prints: the sentence.
  public var description: String { sentence }

  /// The part of a theme that's wrong, as a sentence names it: "its accent". Takes the words before it.
  public func part(of owner: String) -> String {
    switch self {
    case .unknownPart(let part): "“" + shortened(part) + "”"
    case .repeated(let key, let value): owner + "second " + shortened(key.noun) + ", “" + shortened(value) + "”"
    case .noValue(let key), .unreadable(let key, _), .unknownColor(let key, _): owner + shortened(key.noun)
    case .longFont(let role, _): owner + ThemeKey.role(role).noun
    case .unusableBrandName(let name, _): owner + shortened(ThemeKey.brandColor(name).text)
    case .unknownRole(let role): owner + shortened(ThemeKey.pin(role).text)
    case .unusableSetting(let setting, _): owner + setting.key
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
    case .unusableBrandName(let name, let error): error.reason(name)
    case .unknownRole: "the theme has no such role"
    case .unusableSetting(let setting, let value): "“" + shortened(value) + "” isn’t " + setting.choices
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
