import _Text

/// A part that a color plays on an app's screens. The roles of a brand color have its index in the theme.
public enum SchemeRole: Equatable, Sendable {
  case background, surface, raised, border, outline, text, muted
  case primary, onPrimary, primaryText, primarySoft, onPrimarySoft
  case accent, onAccent, accentText, accentOnPrimary, accentSoft, onAccentSoft
  case dark, onDark, accentOnDark
  case positive, onPositive, positiveSoft, onPositiveSoft
  case warning, onWarning, warningSoft, onWarningSoft
  case negative, onNegative, negativeSoft, onNegativeSoft
  case focus
  case brand(UInt8)
  case onBrand(UInt8)
  case brandText(UInt8)
  case brandSoft(UInt8)
  case onBrandSoft(UInt8)
  /// A category of charts, 0...7.
  case chart(UInt8)
  /// Text on a category.
  case onChart(UInt8)
  /// A step of the ramp from little to much, 0...8.
  case sequential(UInt8)
  /// A step of the ramp with two ends and a neutral middle, 0...8.
  case diverging(UInt8)

  /// The roles that every theme has. Each comes after the ones it has to be readable on.
  public static let common: [SchemeRole] = [
    .background, .surface, .raised, .border, .outline, .text, .muted,
    .primary, .onPrimary, .primaryText, .primarySoft, .onPrimarySoft,
    .accent, .onAccent, .accentText, .accentOnPrimary, .accentSoft, .onAccentSoft,
    .dark, .onDark, .accentOnDark,
    .positive, .onPositive, .positiveSoft, .onPositiveSoft,
    .warning, .onWarning, .warningSoft, .onWarningSoft,
    .negative, .onNegative, .negativeSoft, .onNegativeSoft,
    .focus,
  ]

  /// The roles of charts. A scheme has them if it's made with a theme's `Charts`.
  public static let charts: [SchemeRole] =
    (0..<8).map { .chart($0) } + (0..<8).map { .onChart($0) } + (0..<9).map { .sequential($0) }
    + (0..<9).map { .diverging($0) }

  /// The roles of a scheme with this many brand colors but for charts, in the order that people see.
  public static func all(withBrandColors count: Int) -> [SchemeRole] {
    guard count > 0 else { return common }
    let end = SchemeRole.onAccentSoft.index + 1
    return Array(common[..<end]) + (0..<count).flatMap { ofBrandColor(at: $0) } + Array(common[end...])
  }

  /// The roles of the brand color at an index.
  public static func ofBrandColor(at index: Int) -> [SchemeRole] {
    let index = UInt8(truncatingIfNeeded: index)
    return [.brand(index), .onBrand(index), .brandText(index), .brandSoft(index), .onBrandSoft(index)]
  }

  /// Its name in every form of a scheme: "on-primary", "mint-soft".
  /// - Parameter brandColors: Those of the theme. A color that isn't among them is called by its place: "brand-1".
  public func name(_ brandColors: [BrandColor] = []) -> String {
    switch self {
    case .chart(let place), .onChart(let place), .sequential(let place), .diverging(let place):
      return rule.name.description + (Int(place) + 1).text
    default: break
    }
    guard let brandIndex else { return rule.name.description }
    let color =
      brandIndex < brandColors.count ? brandColors[brandIndex].name.text : "brand-" + (brandIndex + 1).text
    return switch self {
    case .onBrand: "on-" + color
    case .brandText: color + "-text"
    case .brandSoft: color + "-soft"
    case .onBrandSoft: "on-" + color + "-soft"
    default: color
    }
  }

  /// Its use in a few words: "text on bars and filled controls".
  public var purpose: String { rule.purpose.description }

  /// The roles it has to be readable on; empty if others have to be readable on it.
  public var backgrounds: [SchemeRole] {
    switch self {
    case .onBrand(let index): return [.brand(index)]
    case .onBrandSoft(let index): return [.brandSoft(index)]
    case .onChart(let place): return [.chart(place)]
    default:
      let rule = rule
      return rule.backgrounds.roles + (rule.isWantedOnPrimary ? [.primary] : [])
    }
  }

  /// Its kind, which decides how much contrast it needs.
  public var kind: Kind { rule.kind }

  /// The index of its brand color in the theme; nil for a role that every theme has.
  public var brandIndex: Int? {
    switch self {
    case .brand(let index), .onBrand(let index), .brandText(let index), .brandSoft(let index), .onBrandSoft(let index):
      Int(index)
    default: nil
    }
  }

  /// The same role of another brand color; itself if every theme has it.
  func ofBrandColor(at index: Int) -> SchemeRole {
    brandIndex == nil ? self : Self.ofBrandColor(at: index)[(self.index - Self.common.count) % 5]
  }

  /// The accent's role that a brand color's is like; itself if every theme has it.
  public var ofAccent: SchemeRole {
    switch self {
    case .brand: .accent
    case .onBrand: .onAccent
    case .brandText: .accentText
    case .brandSoft: .accentSoft
    case .onBrandSoft: .onAccentSoft
    default: self
    }
  }

  /// A kind of role, by how much contrast people need to see it.
  public enum Kind: Equatable, Sendable {
    /// Something behind others: it needs no contrast itself.
    case background
    /// A line that only separates: 1.25:1, enough to be seen; 3:1 at high contrast.
    case hairline
    /// Anything else that carries meaning: 3:1; 4.5:1 at high contrast.
    case mark
    /// Text of any size: 4.5:1; 7:1 at high contrast.
    case text

    /// The least contrast ratio.
    /// Source: WCAG 2.2, success criteria 1.4.3, 1.4.6 and 1.4.11.
    public func ratio(_ contrast: Contrast) -> Double {
      switch (self, contrast) {
      case (.background, _): 1
      case (.hairline, .standard): 1.25
      case (.mark, .standard), (.hairline, .high): 3
      case (.text, .standard), (.mark, .high): 4.5
      case (.text, .high): 7
      }
    }
  }
}

extension SchemeRole {
  /// Its place in `common`; from there on five for each brand color.
  var index: Int {
    switch self {
    case .background: 0
    case .surface: 1
    case .raised: 2
    case .border: 3
    case .outline: 4
    case .text: 5
    case .muted: 6
    case .primary: 7
    case .onPrimary: 8
    case .primaryText: 9
    case .primarySoft: 10
    case .onPrimarySoft: 11
    case .accent: 12
    case .onAccent: 13
    case .accentText: 14
    case .accentOnPrimary: 15
    case .accentSoft: 16
    case .onAccentSoft: 17
    case .dark: 18
    case .onDark: 19
    case .accentOnDark: 20
    case .positive: 21
    case .onPositive: 22
    case .positiveSoft: 23
    case .onPositiveSoft: 24
    case .warning: 25
    case .onWarning: 26
    case .warningSoft: 27
    case .onWarningSoft: 28
    case .negative: 29
    case .onNegative: 30
    case .negativeSoft: 31
    case .onNegativeSoft: 32
    case .focus: 33
    case .brand(let color): 34 + 5 * Int(color)
    case .onBrand(let color): 35 + 5 * Int(color)
    case .brandText(let color): 36 + 5 * Int(color)
    case .brandSoft(let color): 37 + 5 * Int(color)
    case .onBrandSoft(let color): 38 + 5 * Int(color)
    case .chart, .onChart, .sequential, .diverging: 10_000 + (chartPlace ?? 0)
    }
  }

  /// Its place in `charts`; nil for any other role.
  package var chartPlace: Int? {
    switch self {
    case .chart(let place): Int(place)
    case .onChart(let place): 8 + Int(place)
    case .sequential(let place): 16 + Int(place)
    case .diverging(let place): 25 + Int(place)
    default: nil
    }
  }
}

extension Theme {
  /// The roles of its scheme: those of every theme, and after the accent's, those of the brand colors.
  public var roles: [SchemeRole] { SchemeRole.all(withBrandColors: brandColors.count) }

  /// The name of one of its roles: "on-mint".
  public func name(of role: SchemeRole) -> String { role.name(brandColors) }

  /// The role with a name, one of charts too; nil if it has none.
  public func role(named name: String) -> SchemeRole? {
    (roles + SchemeRole.charts).first { $0.name(brandColors).same(as: name) }
  }
}
