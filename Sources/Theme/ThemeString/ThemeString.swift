import Catalog
import ColorScience
import _Text

// A theme as one short line, to share, save and read:
// `primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato&name=Field+Notes`. It leaves out roles without a
// choice.

extension Theme {
  /// The theme string; empty if nothing is chosen. Never longer than `Limits.themeString`.
  public var string: String {
    var parts = Role.allCases.compactMap { role in self[role].map { role.key + "=" + $0.encoded } }
    if let name { parts.append(nameKey + "=" + formEncoded(name.text)) }
    return parts.text(separatedBy: "&")
  }

  /// Reads a theme string. Roles may come in any order; an empty string is the empty theme.
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
    for part in parts where !part.isEmpty {
      do throws(ThemeStringError) {
        try read(part)
      } catch {
        errors.append(error)
      }
    }
  }

  private mutating func read(_ part: String) throws(ThemeStringError) {
    let (key, raw) = part.cut(at: "=")
    if key.same(as: nameKey) { return try readName(raw ?? "") }
    guard let role = Role.allCases.first(where: { $0.key.same(as: key) }) else { throw .unknownPart(part) }
    guard let raw, !raw.isEmpty else { throw .noValue(role) }
    guard self[role] == nil else { throw .repeated(role, raw) }
    guard let value = formDecoded(raw), !value.hasControlCharacters else { throw .unreadable(role, raw) }
    switch role.candidates {
    case .colors:
      guard let tint = Tint(slug: value) ?? (try? SRGB(hex: value)).flatMap({ Tint(mixed: $0) }) else {
        throw .unknownColor(role, value)
      }
      self[role] = .color(tint)
    case .fonts:
      let family = Family.named(value)
      guard family.fitsThemeString else { throw .longFont(role, value) }
      self[role] = .font(family)
    }
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
  fileprivate var hasControlCharacters: Bool { bytes.contains { $0 < 0x20 } }
}

extension Choice {
  fileprivate var encoded: String {
    switch self {
    case .color(let tint): tint.slug
    case .font(let family): formEncoded(family.name)
    }
  }
}
