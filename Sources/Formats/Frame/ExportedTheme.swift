import Catalog
import ColorScience
import Theme
import _Text

/// A complete theme with everything that formats write about it, already computed but for the colors of charts: a format
/// that writes some has them worked out once, for all formats after it.
public final class ExportedTheme {
  /// The theme string.
  public let string: String
  /// The app's name; nil if it has none.
  public let name: String?
  /// The primary and the accent, each with its ramp.
  public let primary, accent: ExportedRamp
  /// The title font, with the weight for titles.
  public let title: ExportedFont
  /// The body font, with the weight for body text.
  public let body: ExportedFont
  /// The brand colors besides the primary and the accent.
  public let brandColors: [BrandColor]
  /// The sizes of text; nil if the theme doesn't set them.
  let sizes: TypeSizes?
  /// The radii of corners; nil if the theme doesn't set them.
  let corners: CornerRadii?
  /// The schemes at standard contrast.
  public let light, dark: ExportedScheme
  /// The schemes at high contrast.
  public let lightHighContrast, darkHighContrast: ExportedScheme

  /// Refuses a theme that isn't complete.
  public convenience init(_ theme: Theme) throws(ExportError) {
    guard let primary = theme.primary else { throw .missing(.primary) }
    guard let accent = theme.accent else { throw .missing(.accent) }
    guard let titleFont = theme.titleFont else { throw .missing(.titleFont) }
    guard let bodyFont = theme.bodyFont else { throw .missing(.bodyFont) }
    let charts = LazyCharts(theme)
    self.init(
      string: theme.string, name: theme.name?.text, primary: ExportedRamp(primary), accent: ExportedRamp(accent),
      title: ExportedFont(titleFont, chosenWeight: theme[.titleWeight], usualWeight: TextStyle.heading.weight),
      body: ExportedFont(bodyFont, chosenWeight: theme[.bodyWeight], usualWeight: TextStyle.body.weight),
      brandColors: theme.brandColors, sizes: TypeSizes(theme), corners: CornerRadii(theme),
      light: ExportedScheme(theme, .light, .standard, charts), dark: ExportedScheme(theme, .dark, .standard, charts),
      lightHighContrast: ExportedScheme(theme, .light, .high, charts),
      darkHighContrast: ExportedScheme(theme, .dark, .high, charts))
  }

  init(
    string: String, name: String?, primary: ExportedRamp, accent: ExportedRamp, title: ExportedFont,
    body: ExportedFont, brandColors: [BrandColor], sizes: TypeSizes?, corners: CornerRadii?, light: ExportedScheme,
    dark: ExportedScheme, lightHighContrast: ExportedScheme, darkHighContrast: ExportedScheme
  ) {
    self.string = string
    self.name = name
    self.primary = primary
    self.accent = accent
    self.title = title
    self.body = body
    self.brandColors = brandColors
    self.sizes = sizes
    self.corners = corners
    self.light = light
    self.dark = dark
    self.lightHighContrast = lightHighContrast
    self.darkHighContrast = darkHighContrast
  }

  /// Whether a color of the light or dark scheme is outside sRGB.
  public var isWide: Bool { light.isWide || dark.isWide }

  /// The roles of its schemes but for charts, in the order that people see.
  public var roles: [SchemeRole] { SchemeRole.all(withBrandColors: brandColors.count) }
}

/// A chosen color with its ramp.
public struct ExportedRamp: Sendable {
  /// The color's full name: "Indigo 500".
  public let label: String
  /// The shades, from the lightest to the darkest, accents after them; never empty.
  public let shades: [Shade]
  /// The chosen one's index.
  let chosen: Int

  /// A color of a ramp.
  public struct Shade: Sendable {
    /// "500" or "A200".
    public let label: String
    /// The color of the shade, outside sRGB if only Display P3 has it.
    public let color: SRGB
    /// Whether it's one of the accents.
    var isAccent: Bool { label.bytes.first == UInt8(ascii: "A") }
  }

  init(_ tint: Tint) {
    label = tint.label
    shades = tint.ramp.swatches.map { Shade(label: $0.step.label, color: $0.color) }
    chosen = tint.ramp.swatches.firstIndex { $0.step == tint.swatch.step } ?? 0
  }

  /// Nil without shades.
  init?(label: String, shades: [Shade], chosen: Int) {
    guard shades.indices.contains(chosen) else { return nil }
    self.label = label
    self.shades = shades
    self.chosen = chosen
  }

  /// The chosen color.
  public var color: SRGB { shades[chosen].color }
  var hasAccents: Bool { shades.contains { $0.isAccent } }
  /// Whether its label is a name, not the color's hex.
  var isNamed: Bool { label.bytes.first != UInt8(ascii: "#") }

  /// The color of a shade, or the chosen one if there's no such shade.
  func color(_ label: StaticString) -> SRGB {
    shades.first { $0.label.same(as: label.description) }?.color ?? color
  }
}

/// A font with everything needed to use it.
public struct ExportedFont: Sendable {
  /// Its name: "EB Garamond".
  public let name: String
  /// The weight to set it in, 100...900: 400 if the family is known to have no bold.
  public let weight: Int
  /// Whether the theme sets the weight.
  let setsWeight: Bool
  /// Whether it may have a bold.
  let hasBold: Bool
  /// The name in CSS: in quotation marks, unless it's a keyword.
  let cssName: String
  /// As a CSS `font-family` value: its name quoted, the generic family last.
  public let cssStack: String
  /// The CSS generic family to fall back on: "serif".
  public let generic: String

  /// - Parameter chosenWeight: The weight that the theme sets; nil for the usual one.
  init(_ family: Family, chosenWeight: Double?, usualWeight: Int) {
    let hasBold = family.hasBold != false
    let weight = chosenWeight.map { Int($0) } ?? usualWeight
    self.init(
      name: family.name, weight: hasBold ? weight : min(weight, 400), setsWeight: chosenWeight != nil,
      hasBold: hasBold, cssName: family.cssName, cssStack: family.cssStack,
      generic: family.category.generic.description)
  }

  init(
    name: String, weight: Int, setsWeight: Bool, hasBold: Bool, cssName: String, cssStack: String, generic: String
  ) {
    self.name = name
    self.weight = weight
    self.setsWeight = setsWeight
    self.hasBold = hasBold
    self.cssName = cssName
    self.cssStack = cssStack
    self.generic = generic
  }

  /// Whether it's a keyword of CSS, and so a font that every system has.
  var isSystem: Bool { cssName.bytes.first != UInt8(ascii: "\"") }

  /// Its weights that a theme uses, in ascending order: 400, 700 unless the family is known to have no bold, and the one that
  /// the theme sets.
  public var weights: [Int] {
    let usual = [400, 700].filter { $0 == 400 || hasBold }
    guard !usual.contains(weight) else { return usual }
    return usual.filter { $0 < weight } + [weight] + usual.filter { $0 > weight }
  }

  /// The weight rounded to a hundred, for those that have a name for each of these: 100...900.
  var namedWeight: Int { (weight + 50) / 100 * 100 }

  /// The name of its weight on Apple's platforms: "semibold".
  /// Source: Apple's documentation of Font.Weight and UIFont.Weight.
  var appleWeight: StaticString {
    switch namedWeight {
    case ...100: "ultraLight"
    case 200: "thin"
    case 300: "light"
    case 400: "regular"
    case 500: "medium"
    case 600: "semibold"
    case 700: "bold"
    case 800: "heavy"
    default: "black"
    }
  }
}

/// A color for every role.
public struct ExportedScheme {
  fileprivate let scheme: Scheme
  private let appearance: Appearance
  private let contrast: Contrast
  private let charts: LazyCharts

  init(_ theme: Theme, _ appearance: Appearance, _ contrast: Contrast, _ charts: LazyCharts) {
    scheme = theme.scheme(appearance, contrast)
    (self.appearance, self.contrast, self.charts) = (appearance, contrast, charts)
  }

  /// Whether a color is outside sRGB.
  var isWide: Bool { scheme.roles.contains { scheme.color(of: $0).isWide } }

  /// A fill that's a little different from the page, and that secondary text reads on: the soft primary, or else a card, or
  /// else a step from the soft primary to the page.
  var quiet: SchemeColor {
    let page = OKLab(self[.background].hex)
    let steps = [0.75, 0.5, 0.25].map { mixed(.primarySoft, $0) }
    let fill = ([self[.primarySoft], self[.surface], self[.raised]] + steps).first { color in
      OKLab(color.hex).difference(from: page) >= 0.01 && color.hex.contrastRatio(with: self[.muted].hex) >= 4.5
    }
    return fill ?? self[.background]
  }

  /// A soft fill, or as much of it on the page as leaves these colors, body text and secondary text legible: for programs that
  /// write a color on a light fill of its own.
  func tint(_ soft: SchemeRole, under inks: [SchemeRole]) -> SchemeColor {
    let needed = contrast == .high ? 7.0 : 4.5
    let fill = [1, 0.75, 0.5, 0.25].map { mixed(soft, $0) }.first { fill in
      (inks + [.text, .muted]).allSatisfy { self[$0].hex.contrastRatio(with: fill.hex) >= needed }
    }
    return fill ?? self[.background]
  }

  /// A color of text, or as much body text in it as makes it legible on a light fill of itself: for programs that paint a color
  /// see-through, up to 20 %, behind a text in it.
  func ink(_ role: SchemeRole) -> SchemeColor {
    let needed = contrast == .high ? 7.0 : 4.5
    let color = stride(from: 0, to: 1, by: 0.1).map { mixed(.text, $0, into: role) }.first { color in
      [SchemeRole.background, .surface, .raised].allSatisfy { page in
        let (ink, page) = (color.hex, self[page].hex)
        func over(_ ink: Double, _ page: Double) -> Double { 0.2 * ink + 0.8 * page }
        let fill = SRGB(
          red: over(ink.red, page.red), green: over(ink.green, page.green), blue: over(ink.blue, page.blue))
        return ink.contrastRatio(with: fill.asHex) >= needed
      }
    }
    return color ?? self[.text]
  }

  /// A color, by default the page, with a share of another in it, 0...1.
  private func mixed(_ role: SchemeRole, _ share: Double, into base: SchemeRole = .background) -> SchemeColor {
    if share == 0 { return self[base] }
    let (base, other) = (OKLab(self[base].hex), OKLab(self[role].hex))
    let mix = OKLab(
      lightness: base.lightness + share * (other.lightness - base.lightness),
      a: base.a + share * (other.a - base.a), b: base.b + share * (other.b - base.b))
    return SchemeColor(SRGB(mix).asHex)
  }

  /// A role's color.
  public subscript(role: SchemeRole) -> SchemeColor {
    guard role.chartPlace != nil else { return scheme.color(of: role) }
    return charts.value[appearance, contrast].color(of: role) ?? scheme.color(of: role)
  }
}

extension ExportedScheme {
  /// The primary's color for programs that write white on it.
  var underWhite: SchemeColor { scheme.primaryUnderWhite }

  /// One of ten even steps along a ramp of nine, 0...9.
  func tenth(_ index: Int, of steps: [SchemeRole]) -> SchemeColor {
    guard let last = steps.indices.last else { return self[.primary] }
    let position = Double(index * last) / 9
    let start = min(Int(position), last - 1)
    let part = position - Double(start)
    let (one, other) = (OKLab(self[steps[start]].hex), OKLab(self[steps[start + 1]].hex))
    func between(_ one: Double, _ other: Double) -> Double { one + part * (other - one) }
    return SchemeColor(
      SRGB(
        OKLab(
          lightness: between(one.lightness, other.lightness), a: between(one.a, other.a), b: between(one.b, other.b)
        )
      ).asHex)
  }
}

/// A theme's colors for charts, worked out when they're first asked for, which takes a hundred times as long as a scheme.
final class LazyCharts {
  private let theme: Theme
  private(set) lazy var value = theme.charts

  init(_ theme: Theme) { self.theme = theme }
}
