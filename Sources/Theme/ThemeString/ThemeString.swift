import Catalog
import ColorScience

// A theme as one short line, the form in which it is shared, saved and read:
// `primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato`. Roles that aren't chosen are left out.

extension Theme {
  /// The theme string; empty if nothing is chosen.
  public var string: String {
    Role.allCases.compactMap { role in self[role].map { role.key + "=" + $0.encoded } }.text(separatedBy: "&")
  }

  /// Reads a theme string. Roles may come in any order; an empty string is the empty theme.
  public init(string: String) throws(ThemeStringError) {
    var reader = ThemeStringReader(string)
    try reader.readAll()
    self = reader.theme
  }

  /// Reads every valid part of a damaged theme string and skips the rest.
  public init(salvaging string: String) {
    var reader = ThemeStringReader(string)
    reader.salvage()
    self = reader.theme
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

private struct ThemeStringReader {
  private(set) var theme = Theme()
  private let parts: [String]
  private let length: Int
  private var seen: [Role] = []

  init(_ string: String) {
    length = string.bytes.count
    parts = length == 0 ? [] : string.fields(separatedBy: "&")
  }

  mutating func readAll() throws(ThemeStringError) {
    guard length <= ThemeStringError.longest else { throw .tooLong(length) }
    for part in parts { try read(part) }
  }

  mutating func salvage() {
    guard length <= ThemeStringError.longest else { return }
    for part in parts { try? read(part) }
  }

  private mutating func read(_ part: String) throws(ThemeStringError) {
    let (key, raw) = part.cut(at: "=")
    guard let raw else { throw .noValue(part) }
    guard let role = Role.allCases.first(where: { $0.key.same(as: key) }) else { throw .unknownKey(key) }
    guard !seen.contains(role) else { throw .repeated(key) }
    guard let value = formDecoded(raw), !value.bytes.contains(where: { $0 < 0x20 }) else { throw .unreadable(key) }
    guard !value.isEmpty else { throw .noValue(key) }
    theme[role] = try choice(value, for: role)
    seen.append(role)
  }

  private func choice(_ value: String, for role: Role) throws(ThemeStringError) -> Choice {
    switch role.candidates {
    case .colors:
      guard let tint = Tint(slug: value) else { throw .unknownColor(role.key, value) }
      return .color(tint)
    case .fonts: return .font(.named(value))
    }
  }
}
