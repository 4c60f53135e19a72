import Catalog
import ColorScience
import _Text

// A theme as one short line, to share, save and read:
// `primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato&name=Field+Notes&color.mint=00bfa5&corner=8`. It leaves
// out what isn't chosen.

extension Theme {
  /// The theme string; empty if nothing is chosen. Never longer than `Limits.themeString`.
  public var string: String {
    var parts = Role.allCases.compactMap { role in self[role].map { role.key + "=" + $0.encoded } }
    if let name { parts.append(nameKey + "=" + formEncoded(name.text)) }
    if let neutral { parts.append(ThemeKey.neutral.text + "=" + neutral.slug) }
    for color in brandColors { parts.append(brandColorPrefix + color.name.text + "=" + color.tint.slug) }
    for pin in pins {
      let role = name(of: pin.role)
      if let light = pin.light, pin.light == pin.dark {
        parts.append(pinPrefix + role + "=" + light.slug)
      } else {
        if let light = pin.light { parts.append(pinPrefix + lightPrefix + role + "=" + light.slug) }
        if let dark = pin.dark { parts.append(pinPrefix + darkPrefix + role + "=" + dark.slug) }
      }
    }
    for setting in ThemeSetting.allCases {
      if let value = self[setting] { parts.append(setting.key + "=" + setting.text(of: value)) }
    }
    return parts.text(separatedBy: "&")
  }

  /// Reads a theme string. Its parts may come in any order; an empty string is the empty theme.
  public init(string: String) throws(ThemeStringError) {
    let length = string.bytes.count
    guard length <= Limits.themeString else { throw .tooLong(length) }
    var errors: [ThemeStringError] = []
    self.init(salvaging: string, errors: &errors)
    if let error = errors.first { throw error }
  }

  /// Reads every valid part of a damaged theme string and skips the rest.
  public init(salvaging string: String) {
    var errors: [ThemeStringError] = []
    self.init(salvaging: string, errors: &errors)
  }

  /// Reads every valid part of a damaged theme string, and adds why the others aren't. Reads no more than
  /// `Limits.damagedThemeString` bytes, and no part that they would cut.
  public init(salvaging string: String, errors: inout [ThemeStringError]) {
    self.init()
    var parts = string.cut(toBytes: Limits.damagedThemeString).fields(separatedBy: "&")
    let length = string.bytes.count
    if length > Limits.damagedThemeString {
      parts.removeLast()
      errors.append(.tooLong(length))
    }
    var pins: [(role: String, value: String?)] = []
    for part in parts where !part.isEmpty {
      do throws(ThemeStringError) {
        let (key, raw) = part.cut(at: "=")
        if key.same(as: nameKey) {
          try readName(raw ?? "")
        } else if let key = ThemeKey(key) {
          // A pin may be of a brand color that comes later.
          if case .pin(let role) = key { pins.append((role, raw)) } else { try read(key, raw) }
        } else {
          throw .unknownPart(part)
        }
      } catch {
        errors.append(error)
      }
    }
    // A pin of light or dark goes before one of both.
    let isOfOne = pins.map { $0.role.hasPrefix(lightPrefix, orPrefix: darkPrefix) }
    for ofOne in [true, false] {
      for (index, pin) in pins.enumerated() where isOfOne[index] == ofOne {
        do throws(ThemeStringError) {
          try readPin(pin.role, pin.value)
        } catch {
          errors.append(error)
        }
      }
    }
  }

  private mutating func read(_ key: ThemeKey, _ raw: String?) throws(ThemeStringError) {
    let value = try decoded(raw, of: key)
    switch key {
    case .role(let role):
      guard self[role] == nil else { throw .repeated(key, value) }
      switch role.candidates {
      case .colors: self[role] = .color(try tint(value, of: key))
      case .fonts:
        let family = Family.named(value)
        guard family.fitsThemeString else { throw .longFont(role, value) }
        self[role] = .font(family)
      }
    case .neutral:
      guard neutral == nil else { throw .repeated(key, value) }
      neutral = try tint(value, of: key)
    case .brandColor(let name):
      let tint = try tint(value, of: key)
      do throws(BrandNameError) {
        try add(BrandColor(BrandName(name), tint))
      } catch {
        throw .unusableBrandName(name, error)
      }
    case .setting(let setting):
      guard self[setting] == nil else { throw .repeated(key, value) }
      guard let number = setting.value(value) else { throw .unusableSetting(setting, value) }
      settings[Int(setting.rawValue)] = number
    case .pin: break
    }
  }

  /// Reads a pin of a role, as it's written after "pin.".
  private mutating func readPin(_ text: String, _ raw: String?) throws(ThemeStringError) {
    let key = ThemeKey.pin(text)
    let value = try decoded(raw, of: key)
    let (first, rest) = text.cut(at: ".")
    let only: Appearance? = rest == nil ? nil : first.same(as: "light") ? .light : first.same(as: "dark") ? .dark : nil
    guard only != nil || rest == nil, let role = role(named: rest ?? text) else { throw .unknownRole(text) }
    let tint = try tint(value, of: key)
    let present = pin(of: role)
    if let only {
      guard present?.tint(only) == nil else { throw .repeated(key, value) }
      pin(role, only, to: tint)
    } else {
      guard present?.light == nil || present?.dark == nil else { throw .repeated(key, value) }
      for appearance in [Appearance.light, .dark] where present?.tint(appearance) == nil {
        pin(role, appearance, to: tint)
      }
    }
  }

  private func decoded(_ raw: String?, of key: ThemeKey) throws(ThemeStringError) -> String {
    guard let raw, !raw.isEmpty else { throw .noValue(key) }
    guard let value = formDecoded(raw), !value.hasControlCharacters else { throw .unreadable(key, raw) }
    return value
  }

  private func tint(_ value: String, of key: ThemeKey) throws(ThemeStringError) -> Tint {
    guard let tint = Tint(slug: value) ?? (try? SRGB(hex: value)).flatMap({ Tint(mixed: $0) }) else {
      throw .unknownColor(key, value)
    }
    return tint
  }

  private mutating func readName(_ raw: String) throws(ThemeStringError) {
    guard name == nil else { throw .repeatedName(raw) }
    guard let text = formDecoded(raw) else { throw .unreadableName(raw) }
    do throws(ThemeNameError) {
      name = try ThemeName(text)
    } catch {
      throw .unusableName(error)
    }
  }
}

/// The key of the theme's name.
let nameKey = "name"

private let lightPrefix = "light."
private let darkPrefix = "dark."

extension Family {
  /// Whether a theme string can hold the family's name. Without such a limit, a theme could be chosen that can't be read
  /// again.
  public var fitsThemeString: Bool {
    let count = name.bytes.count
    // A byte becomes three at the most.
    let fits =
      count * 3 <= Limits.fontName || formEncoded(name).bytes.count <= Limits.fontName
    return count > 0 && fits && !name.hasControlCharacters
  }
}

extension String {
  fileprivate func hasPrefix(_ prefix: String, orPrefix other: String) -> Bool {
    bytes.starts(with: prefix.bytes) || bytes.starts(with: other.bytes)
  }
}

extension Choice {
  fileprivate var encoded: String {
    switch self {
    case .color(let tint): tint.slug
    case .font(let family): formEncoded(family.name)
    }
  }
}
