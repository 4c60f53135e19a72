import Theme
import _Text

/// The condition of an `if`.
enum TemplateCondition {
  /// Whether the theme has a name, and all of it is written; whether it has a color outside sRGB.
  case name, wide
  /// Whether the theme sets its corners, its sizes of text, the weight of the current font; whether it has brand colors.
  case corner, sizes, weighted, brands
  /// Whether its corners are as round as they get.
  case round
  /// Whether the current color is outside sRGB, or the ramp's chosen one.
  case outside, chosen
  /// Whether the current color is a role's.
  case role
  /// Whether the current ramp has accents; whether its color has a name, not only its hex.
  case accents, named
  /// Whether the current font is one that every system has.
  case system
  /// Whether the current font is the title's, is set in 600 or a bolder weight, or may have a bold.
  case title, heavy, bold
  /// Whether font files are included: any, those of the current font.
  case files, bundled
  /// Whether those are subsets.
  case subset
  /// Whether the current face is an italic; whether it has a fallback face, or one of the current font's does.
  case italic, fallback
  /// Whether the package of an Android app's resources is known.
  case package
  /// Whether code in Kotlin is for several platforms; whether an Android app has Material Components; whether the sheet that it's
  /// merged into gives shadcn/ui's variables to Tailwind itself.
  case multiplatform, material, mapped
  /// Whether the sheet that it's merged into sets a radius itself; whether the app has no dark mode, and no option asks for one.
  case rounded, light
  /// Whether it's code of a package.
  case module
  /// Whether the style guide shows samples, or has a long name.
  case samples, long
  /// The switch for dark mode: the system, `light-dark()`, or a selector.
  case media, pair, selector
  /// Whether the theme is for a part of the page; whether it follows another in the same file; whether several themes share the
  /// files; whether high contrast and forced colors are served.
  case scoped, further, several, contrast
  /// Whether declarations are public; whether tokens have hexes, and shadcn/ui's variables numbers.
  case `public`, hexes, numbers
  /// Whether only some parts are written.
  case some
  /// Whether these are written: roles, all of charts', the ramps, the fonts.
  case roles, charts, ramps, fonts
  /// Whether the current key is this.
  case key([UInt8])

  /// Nil for a word that asks nothing.
  init?(_ word: [UInt8]) {
    switch word {
    case "name": self = .name
    case "wide": self = .wide
    case "corner": self = .corner
    case "round": self = .round
    case "sizes": self = .sizes
    case "weighted": self = .weighted
    case "brands": self = .brands
    case "outside": self = .outside
    case "chosen": self = .chosen
    case "role": self = .role
    case "accents": self = .accents
    case "named": self = .named
    case "system": self = .system
    case "title": self = .title
    case "heavy": self = .heavy
    case "bold": self = .bold
    case "files": self = .files
    case "bundled": self = .bundled
    case "subset": self = .subset
    case "italic": self = .italic
    case "fallback": self = .fallback
    case "package": self = .package
    case "multiplatform": self = .multiplatform
    case "material": self = .material
    case "mapped": self = .mapped
    case "rounded": self = .rounded
    case "light": self = .light
    case "module": self = .module
    case "samples": self = .samples
    case "long": self = .long
    case "media": self = .media
    case "pair": self = .pair
    case "selector": self = .selector
    case "scoped": self = .scoped
    case "further": self = .further
    case "several": self = .several
    case "contrast": self = .contrast
    case "public": self = .public
    case "hexes": self = .hexes
    case "numbers": self = .numbers
    case "some": self = .some
    case "roles": self = .roles
    case "charts": self = .charts
    case "ramps": self = .ramps
    case "fonts": self = .fonts
    default: return nil
    }
  }

  func holds(at place: TemplatePlace) -> Bool {
    switch self {
    case .name: place.theme.name != nil && place.options.only == nil
    case .wide: place.theme.isWide
    case .corner: place.theme.corners != nil && place.options.only == nil
    case .round: place.theme.corners?.control == CornerRadii.round
    case .sizes: place.theme.sizes != nil && place.options.only == nil
    case .weighted: place.font.setsWeight
    case .brands: !place.theme.brandColors.isEmpty && place.options.includes(.brandColors)
    case .outside: place.color.isWide
    case .chosen: place.shade?.index == place.ramp.chosen
    case .role: place.role != nil
    case .accents: place.ramp.hasAccents
    case .named: place.ramp.isNamed
    case .system: place.font.isSystem
    case .title: place.fontIndex == 0
    case .heavy: place.font.weight >= 600
    case .bold: place.font.hasBold
    case .files: place.options.includes(.fonts) && place.options.bundledFonts?.faces.isEmpty == false
    case .bundled: !place.options.faces(of: place.font).isEmpty
    case .subset: place.options.bundledFonts?.subset != nil
    case .italic: place.face?.isItalic == true
    case .fallback: place.face.map { FallbackFace(for: $0) != nil } ?? place.options.hasFallback(place.font)
    case .package: place.options.bundledFonts.map { !$0.faces.isEmpty && $0.place.androidPackage != nil } ?? false
    case .multiplatform: place.options.app.isMultiplatform
    case .material: place.options.app.hasMaterialComponents
    case .mapped: place.options.app.mapsVariables
    case .rounded: place.options.app.hasRadius
    case .light: place.options.app.isLightOnly && place.options.selector ?? .media == .media
    case .module: place.options.isModule
    case .samples: !place.subject.samples.isEmpty
    case .long: place.theme.posterName.width > 26
    case .media: place.options.selector == .media
    case .pair: place.options.selector == .lightDark
    case .selector: if case .matching = place.options.selector { true } else { false }
    case .scoped: place.options.scope != nil
    case .further: place.options.followsTheme
    case .several: !place.subject.themes.isEmpty
    case .contrast: place.options.contrast == .all
    case .public: place.options.access == .public
    case .hexes: place.options.values == .hex
    case .numbers: place.options.values != .own && place.options.values != .hex
    case .some: place.options.only != nil
    case .roles: (place.theme.roles + SchemeRole.charts).contains { place.options.includes($0) }
    case .charts: SchemeRole.charts.allSatisfy { place.options.includes($0) }
    case .ramps: place.options.includes(.ramps)
    case .fonts: place.options.includes(.fonts) && !place.leavesFonts
    case .key(let key): place.key == key
    }
  }
}
