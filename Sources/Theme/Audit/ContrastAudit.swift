import ColorScience

/// How the colors that a theme's scheme paints meet WCAG 2.2.
///
/// ```swift
/// let theme = try Theme(string: "primary=indigo-500&accent=pink-a200")
/// ContrastAudit(theme, on: .dark).shortfalls.isEmpty  // true
/// ContrastAudit(theme, level: .aaa).shortfalls.first?.name  // "border"
/// ```
public struct ContrastAudit: Equatable, Sendable {
  /// The level asked for.
  public let level: ContrastLevel
  /// Every role on every background it has to be readable on, in the roles' order.
  public let pairs: [AuditedPair]

  /// Judges one variant of the scheme by level AA or AAA. With the theme's colors for charts, these are judged, too.
  public init(
    _ theme: Theme, on appearance: Appearance = .light, contrast: Contrast = .standard, level: ContrastLevel = .aa,
    charts: Charts? = nil
  ) {
    let scheme = theme.scheme(appearance, contrast, with: charts)
    self.level = level
    pairs = scheme.roles.flatMap { role in
      role.backgrounds.map {
        AuditedPair(
          role, on: $0, of: theme, appearance, in: scheme,
          required: role.kind.ratio(level == .aaa ? .high : .standard))
      }
    }
  }

  /// The pairs that fall short.
  public var shortfalls: [AuditedPair] { pairs.filter { !$0.passes } }
}
