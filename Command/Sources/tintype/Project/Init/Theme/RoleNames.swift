import Files
import Theme

/// What the names of colors mean among the roles of a scheme.
struct RoleNames {
  private let roles: [String: SchemeRole]

  init(format: String, _ colors: [Files::FoundColor]) {
    var roles = Self.common
    switch format {
    case "shadcn": roles.merge(Self.shadcn) { $1 }
    case "bootstrap": roles.merge(Self.bootstrap) { $1 }
    case "compose", "flutter", "android": roles.merge(Self.material) { $1 }
    default:
      // Where muted text has a name of its own, muted is a fill.
      if colors.contains(where: { Self.key($0.name) == "muted-foreground" }) { roles.merge(Self.shadcn) { $1 } }
    }
    if format == "shadcn" || roles["muted"] == nil { roles["muted"] = nil }
    self.roles = roles
  }

  func role(of name: String) -> SchemeRole? { roles[Self.key(name)] }

  /// A name in lowercase words with hyphens, without those that say nothing: "--color-card-foreground" is "card-foreground".
  private static func key(_ name: String) -> String {
    var words = words(of: name)
    while words.count > 1, let first = words.first, openings.contains(first) { words.removeFirst() }
    while words.count > 1, let last = words.last, ["color", "light", "dark", "default"].contains(last) {
      words.removeLast()
    }
    return words.joined(separator: "-")
  }

  /// The words of a name, in lowercase, without what it's in.
  static func words(of name: String) -> [String] {
    name.split(separator: ".").last.map(String.init)?.replacing(#/([a-z0-9])([A-Z])/#) { "\($0.1)-\($0.2)" }
      .lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init) ?? []
  }

  private static let openings: Set<String> = [
    "color", "colors", "clr", "c", "theme", "app", "brand", "md", "sys", "light", "dark", "wp", "preset", "palette",
  ]

  private static let common: [String: SchemeRole] = [
    "background": .background, "bg": .background, "bg-base": .background, "background-base": .background,
    "text-base": .text, "bg-card": .surface, "bg-surface": .surface, "page": .background, "body-bg": .background,
    "base": .background,
    "surface": .surface, "card": .surface, "paper": .surface, "popover": .raised, "raised": .raised, "text": .text,
    "foreground": .text, "fg": .text, "ink": .text, "on-background": .text, "contrast": .text,
    "text-primary": .text, "muted-foreground": .muted, "muted": .muted, "text-muted": .muted, "text-secondary": .muted,
    "border": .border, "divider": .border, "border-color": .border, "line": .border, "primary": .primary,
  ]
  private static let shadcn: [String: SchemeRole] = [
    "primary-foreground": .onPrimary, "secondary": .primarySoft, "secondary-foreground": .onPrimarySoft,
    "accent": .accentSoft,
    "accent-foreground": .onAccentSoft, "destructive": .negative, "destructive-foreground": .onNegative,
    "input": .outline, "chart-1": .chart(0), "chart-2": .chart(1), "chart-3": .chart(2), "chart-4": .chart(3),
    "chart-5": .chart(4),
  ]
  private static let bootstrap: [String: SchemeRole] = [
    "body": .text, "body-tertiary-bg": .surface, "dark": .dark, "success": .positive, "warning": .warning,
    "danger": .negative,
  ]
  private static let material: [String: SchemeRole] = [
    "surface": .background, "on-surface": .text, "on-background": .text, "surface-variant": .surface,
    "surface-container": .surface, "surface-container-high": .raised, "on-surface-variant": .muted,
    "outline-variant": .border, "on-primary": .onPrimary,
    "primary-container": .primarySoft, "on-primary-container": .onPrimarySoft, "secondary-container": .accentSoft,
    "on-secondary-container": .onAccentSoft,
  ]
}
