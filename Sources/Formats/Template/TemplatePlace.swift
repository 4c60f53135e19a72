import ColorScience
import Theme
import _Text

/// The subject of templates: a theme, and more for a style guide.
final class TemplateSubject {
  let theme: ExportedTheme
  let options: ExportOptions
  let samples: GuideSamples
  /// The themes that share the files, this one among them; empty if the files are its own.
  let themes: [NamedTheme]
  /// Material's tonal palettes, which take long to compute.
  private(set) lazy var palettes = TonalColors.all(theme)

  init(_ theme: ExportedTheme, options: ExportOptions, samples: GuideSamples, among themes: [NamedTheme] = []) {
    self.theme = theme
    self.options = options
    self.samples = samples
    self.themes = themes
  }

  /// The same for another theme of the files.
  func of(_ other: NamedTheme) -> TemplateSubject {
    var options = options
    options.themeName = other.name
    return TemplateSubject(other.theme, options: options, samples: samples, among: themes)
  }
}

/// A template's place in a theme: the scheme, ramp, font and color that its values are of.
struct TemplatePlace {
  var subject: TemplateSubject
  /// The scheme, in the order of the theme's.
  var schemeIndex = 0
  /// The ramp: 0 the primary's, 1 the accent's.
  var rampIndex = 0
  /// The font: 0 the title's, 1 the body's.
  var fontIndex = 0
  /// How colors are written that have no form.
  var notation = TemplateForm.hex
  /// The one of the innermost list.
  var item = Item.none
  /// The key before the equals sign in a list of pairs.
  var key: [UInt8] = []

  /// One of a list.
  enum Item {
    case none
    case role(SchemeRole)
    case shade(ExportedRamp.Shade, index: Int)
    case palette(TonalColors)
    case tone(SRGB, index: Int)
    case tenth(isDiverging: Bool, index: Int)
    case face(FontFace)
    case size(TypeSizes.Step)
  }

  var theme: ExportedTheme { subject.theme }
  var options: ExportOptions { subject.options }
  var scheme: ExportedScheme {
    switch schemeIndex {
    case 0: theme.light
    case 1: theme.dark
    case 2: theme.lightHighContrast
    default: theme.darkHighContrast
    }
  }
  var schemeName: StaticString {
    switch schemeIndex {
    case 0: "light"
    case 1: "dark"
    case 2: "light-high-contrast"
    default: "dark-high-contrast"
    }
  }
  var ramp: ExportedRamp { rampIndex == 0 ? theme.primary : theme.accent }
  var rampName: StaticString { rampIndex == 0 ? "primary" : "accent" }
  /// The current font, as its files allow if they're included.
  var font: ExportedFont { (fontIndex == 0 ? theme.title : theme.body).asBundled(options) }
  var fontName: StaticString { fontIndex == 0 ? "title" : "body" }
  /// Whether fonts are the project's business: it loads them itself, and the theme names none.
  var leavesFonts: Bool { options.usesProjectFonts && theme.title.isSystem && theme.body.isSystem }

  var role: SchemeRole? { if case .role(let role) = item { role } else { nil } }
  var shade: (shade: ExportedRamp.Shade, index: Int)? {
    if case .shade(let shade, let index) = item { (shade, index) } else { nil }
  }

  var step: TypeSizes.Step? { if case .size(let step) = item { step } else { nil } }
  /// The current size of text, in px or points; the usual one if the theme doesn't set it.
  var size: Double { step.map { theme.sizes?[$0] ?? $0.usualSize } ?? 0 }

  var face: FontFace? { if case .face(let face) = item { face } else { nil } }

  /// The current color of a list; black if there's none.
  var color: SchemeColor {
    switch item {
    case .role(let role): scheme[role]
    case .shade(let shade, _): SchemeColor(shade.color)
    case .tone(let color, _): SchemeColor(color)
    case .tenth(let isDiverging, let index):
      scheme.tenth(index, of: (0..<9).map { isDiverging ? .diverging($0) : .sequential($0) })
    case .palette, .face, .size, .none: SchemeColor(.black)
    }
  }

  /// A step to another scheme, ramp, font or notation.
  enum Move {
    case scheme(Int)
    /// The same appearance at high contrast; the dark scheme of the same contrast.
    case high, night
    case ramp(Int)
    case font(Int)
    case notation(TemplateForm)
    /// As the option “values” says, and otherwise as oklch().
    case values

    /// Nil for a word that isn't a move.
    init?(_ word: [UInt8]) {
      switch word {
      case "Light": self = .scheme(0)
      case "Dark": self = .scheme(1)
      case "LightHigh": self = .scheme(2)
      case "DarkHigh": self = .scheme(3)
      case "High": self = .high
      case "Night": self = .night
      case "Primary": self = .ramp(0)
      case "Accent": self = .ramp(1)
      case "Title": self = .font(0)
      case "Body": self = .font(1)
      case "Hex": self = .notation(.hex)
      case "CSS": self = .notation(.css)
      case "OKLCH": self = .notation(.oklch)
      case "Values": self = .values
      default: return nil
      }
    }
  }

  mutating func move(_ move: Move) {
    switch move {
    case .scheme(let index): schemeIndex = index
    case .high: schemeIndex |= 2
    case .night: schemeIndex |= 1
    case .ramp(let index): rampIndex = index
    case .font(let index): fontIndex = index
    case .notation(let form): notation = form
    case .values:
      switch options.values {
      case .hsl: notation = .hslNumbers
      case .rgb: notation = .rgbNumbers
      case .oklch: notation = .oklchNumbers
      case .own, .hex: notation = .oklch
      }
    }
  }
}
