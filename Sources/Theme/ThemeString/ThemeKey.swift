import _Text

/// The key of a part of a theme string.
public enum ThemeKey: Equatable, Sendable {
  case role(Role)
  case neutral
  /// A brand color, by its name as it's written.
  case brandColor(String)
  /// A pin, by what follows "pin.".
  case pin(String)
  case setting(ThemeSetting)

  /// The key as it's written: "color.mint".
  public var text: String {
    switch self {
    case .role(let role): role.key
    case .neutral: "neutral"
    case .brandColor(let name): brandColorPrefix + name
    case .pin(let role): pinPrefix + role
    case .setting(let setting): setting.key
    }
  }

  /// Whether its value is a color.
  public var takesColor: Bool {
    switch self {
    case .role(let role): if case .colors = role.candidates { true } else { false }
    case .neutral, .brandColor, .pin: true
    case .setting: false
    }
  }

  /// Reads a key as it's written; nil for one that a theme doesn't have.
  public init?(_ text: String) {
    let (first, rest) = text.cut(at: ".")
    if let role = Role.allCases.first(where: { $0.key.same(as: text) }) {
      self = .role(role)
    } else if text.same(as: "neutral") {
      self = .neutral
    } else if let rest, first.same(as: "color") {
      self = .brandColor(rest)
    } else if let rest, first.same(as: "pin") {
      self = .pin(rest)
    } else if let setting = ThemeSetting.allCases.first(where: { $0.key.same(as: text) }) {
      self = .setting(setting)
    } else {
      return nil
    }
  }

  /// Every key, with what's in it in angle brackets.
  static let all: [String] =
    Role.allCases.map { $0.key } + [nameKey, "neutral", brandColorPrefix + "<name>", pinPrefix + "<role>"]
    + ThemeSetting.allCases.map { $0.key }

  /// How a sentence calls it: "title font", "color.mint".
  var noun: String {
    guard case .role(let role) = self else { return text }
    return switch role.candidates {
    case .colors: role.key
    case .fonts: role.title.asciiLowercased
    }
  }

  /// The part as it can be written: "title=EB+Garamond".
  var example: String {
    switch self {
    case .role(let role):
      switch role.candidates {
      case .colors: role.key + "=indigo-500"
      case .fonts: role.key + "=EB+Garamond"
      }
    case .neutral: "neutral=brown-500"
    case .brandColor: "color.mint=00bfa5"
    case .pin: "pin.background=fff8e7"
    case .setting(.scale): "scale=1.25"
    case .setting(.size): "size=16"
    case .setting(.titleWeight), .setting(.bodyWeight): text + "=500"
    case .setting(.corner): "corner=12"
    }
  }
}

let brandColorPrefix = "color."
let pinPrefix = "pin."
