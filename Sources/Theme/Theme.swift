import Catalog

/// A person's choice for each role, and a name; nil for anything not chosen yet. Whoever needs more adds a neutral, brand
/// colors, pins and settings.
///
/// ```swift
/// var theme = try Theme(string: "primary=indigo-500&title=EB+Garamond")
/// theme.accent = Tint(slug: "pink-a200")
/// theme.firstMissingRole?.key  // "body"
/// theme.string                 // "primary=indigo-500&accent=pink-a200&title=EB+Garamond"
/// ```
public struct Theme: Equatable, Sendable {
  /// The name of the theme, and so of the app.
  public var name: ThemeName?
  /// By the role's raw value.
  private var choices: [Choice?] = Role.allCases.map { _ in nil }

  private var adjustments = Adjustments.none

  /// The color that gives pages, lines and text their hue; nil for the primary.
  public var neutral: Tint? {
    get { adjustments.neutral }
    set { adjustments = Adjustments(newValue, brandColors, pins, settings) }
  }
  /// The colors of the brand besides the primary and the accent, at most `Limits.brandColors`.
  public internal(set) var brandColors: [BrandColor] {
    get { adjustments.brandColors }
    set { adjustments = Adjustments(neutral, newValue, pins, settings) }
  }
  /// The roles with exact colors of their own, in the roles' order.
  public internal(set) var pins: [Pin] {
    get { adjustments.pins }
    set { adjustments = Adjustments(neutral, brandColors, newValue, settings) }
  }
  /// By the setting's raw value.
  var settings: [Double?] {
    get { adjustments.settings }
    set { adjustments = Adjustments(neutral, brandColors, pins, newValue) }
  }

  /// A theme with the choices that are made so far; nil leaves one open.
  public init(
    primary: Tint? = nil, accent: Tint? = nil, titleFont: Family? = nil, bodyFont: Family? = nil, name: ThemeName? = nil
  ) {
    self.name = name
    self.primary = primary
    self.accent = accent
    self.titleFont = titleFont
    self.bodyFont = bodyFont
  }

  /// The choice for a role.
  public subscript(role: Role) -> Choice? {
    get { choices[Int(role.rawValue)] }
    set { choices[Int(role.rawValue)] = newValue }
  }

  /// The primary color.
  public var primary: Tint? {
    get { self[.primary]?.tint }
    set { self[.primary] = newValue.map { .color($0) } }
  }

  /// The accent color.
  public var accent: Tint? {
    get { self[.accent]?.tint }
    set { self[.accent] = newValue.map { .color($0) } }
  }

  /// The font for titles.
  public var titleFont: Family? {
    get { self[.titleFont]?.family }
    set { self[.titleFont] = newValue.map { .font($0) } }
  }

  /// The font for everything else.
  public var bodyFont: Family? {
    get { self[.bodyFont]?.family }
    set { self[.bodyFont] = newValue.map { .font($0) } }
  }

  /// Whether nothing is chosen, and nothing named.
  public var isEmpty: Bool { name == nil && choices.allSatisfy { $0 == nil } && !isAdjusted }

  /// Whether it has more than the choices and a name.
  public var isAdjusted: Bool {
    neutral != nil || !brandColors.isEmpty || !pins.isEmpty || settings.contains { $0 != nil }
  }

  /// The first role that isn't chosen yet; nil for a complete theme.
  public var firstMissingRole: Role? { Role.allCases.first { self[$0] == nil } }
}

/// Everything a theme has besides its choices and its name. It never changes, so it's shared: few themes have any.
private final class Adjustments: Equatable, Sendable {
  let neutral: Tint?
  let brandColors: [BrandColor]
  let pins: [Pin]
  let settings: [Double?]

  static let none = Adjustments(nil, [], [], ThemeSetting.allCases.map { _ in nil })

  init(_ neutral: Tint?, _ brandColors: [BrandColor], _ pins: [Pin], _ settings: [Double?]) {
    self.neutral = neutral
    self.brandColors = brandColors
    self.pins = pins
    self.settings = settings
  }

  static func == (left: Adjustments, right: Adjustments) -> Bool {
    left === right
      || left.neutral == right.neutral && left.brandColors == right.brandColors && left.pins == right.pins
        && left.settings == right.settings
  }
}

/// A theme, for code that has a `Theme` of its own: a module and its type share this name, so `Theme.Theme` can't be written.
public typealias TintypeTheme = Theme
