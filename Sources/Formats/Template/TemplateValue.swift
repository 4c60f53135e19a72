import ColorScience
import Theme
import _Text

/// The kind of a value, which decides on its forms.
public enum TemplateKind: Sendable {
  case text
  case color
  case number

  var plural: String {
    switch self {
    case .text: "texts"
    case .color: "colors"
    case .number: "numbers"
    }
  }
}

/// The meaning of a word, wherever it's in a template.
struct TemplateValue {
  let name: StaticString
  /// The context it needs; nil if it has a meaning everywhere.
  let need: TemplateNeed?
  let meaning: Meaning

  enum Meaning {
    case text((TemplatePlace) -> String)
    case color((TemplatePlace) -> SchemeColor)
    case number((TemplatePlace) -> Int)
  }

  var kind: TemplateKind {
    switch meaning {
    case .text: .text
    case .color: .color
    case .number: .number
    }
  }

  /// A role's color in the current scheme.
  init(_ role: SchemeRole) { self.init("role", .color { $0.scheme[role] }) }

  init(_ name: StaticString, in need: TemplateNeed? = nil, _ meaning: Meaning) {
    self.name = name
    self.need = need
    self.meaning = meaning
  }

  /// Nil for a word that's neither a text, a color nor a measure. Names of roles are colors, too.
  init?(_ word: [UInt8]) {
    guard let value = Self.text(word) ?? Self.color(word) ?? Self.posterMeasure(word) else { return nil }
    self = value
  }

  private static func text(_ word: [UInt8]) -> TemplateValue? {
    switch word {
    // Of the theme.
    case "note": TemplateValue("note", .text { $0.theme.note(for: $0.options) })
    case "name": TemplateValue("name", .text { $0.theme.name ?? "" })
    case "theme": TemplateValue("theme", .text { $0.options.themeName ?? $0.theme.name?.slug ?? "" })
    case "display": TemplateValue("display", .text { $0.theme.displayName })
    case "poster": TemplateValue("poster", .text { $0.theme.posterName })
    case "pair":
      TemplateValue("pair", .text { shortened($0.theme.title.name) + " with " + shortened($0.theme.body.name) })
    case "brand-names": TemplateValue("brand-names", .text { $0.theme.brandColors.map { $0.name.text }.listed })
    // Of what its colors are to each other.
    case "sketch": TemplateValue("sketch", .text { $0.theme.sketch })
    case "relation": TemplateValue("relation", .text { $0.theme.relation })
    case "cautions": TemplateValue("cautions", .text { $0.theme.cautions })
    // Of the options.
    case "prefix": TemplateValue("prefix", .text { $0.options.prefix?.text ?? "" })
    case "root": TemplateValue("root", .text { $0.options.root(of: $0.theme) })
    case "selector": TemplateValue("selector", .text { $0.options.darkRoot(of: $0.theme) })
    // Of the style guide.
    case "samples":
      TemplateValue("samples", .text { $0.schemeIndex == 0 ? $0.subject.samples.light : $0.subject.samples.dark })
    case "rules": TemplateValue("rules", .text { $0.subject.samples.rules })
    // Of the scheme, the ramp and the font.
    case "scheme": TemplateValue("scheme", .text { $0.schemeName.description })
    case "ramp": TemplateValue("ramp", .text { $0.rampName.description })
    case "full": TemplateValue("full", .text { $0.ramp.label })
    case "kind": TemplateValue("kind", .text { $0.fontName.description })
    case "font": TemplateValue("font", .text { $0.font.name })
    case "family": TemplateValue("family", .text { $0.font.cssName })
    case "stack": TemplateValue("stack", .text { $0.font.cssStack })
    case "generic": TemplateValue("generic", .text { $0.font.generic })
    case "weight": TemplateValue("weight", .text { $0.font.weight.text })
    // For languages that have a name for every hundred, and for Apple's.
    case "weight-hundred": TemplateValue("weight-hundred", .text { $0.font.namedWeight.text })
    case "weight-name": TemplateValue("weight-name", .text { $0.font.appleWeight.description })
    case "weights": TemplateValue("weights", .text { $0.font.weights.map { $0.text }.text(separatedBy: ", ") })
    case "fallback": TemplateValue("fallback", .text { cssString($0.font.fallbackName) })
    case "postscript":
      TemplateValue("postscript", .text { $0.options.face(for: $0.font)?.postScriptName ?? $0.font.name })
    case "font-resource":
      TemplateValue("font-resource", .text { $0.options.bundledFonts?.resourceName(of: $0.font.name) ?? "" })
    // Of the font files that are included.
    case "folder": TemplateValue("folder", .text { $0.options.bundledFonts?.folderName ?? "" })
    case "package": TemplateValue("package", .text { $0.options.bundledFonts?.place.androidPackage ?? "" })
    case "kotlin-package": TemplateValue("kotlin-package", .text { $0.options.kotlinPackage })
    // Of the corners, in px or points: nothing without them.
    case "radius-card": TemplateValue("radius-card", .text { $0.radius { $0.card } })
    case "radius-control": TemplateValue("radius-control", .text { $0.radius { $0.control } })
    case "radius-chip": TemplateValue("radius-chip", .text { $0.radius { $0.chip } })
    // Of the one of a list.
    case "key": TemplateValue("key", in: .key, .text { String(bytes: $0.key) })
    case "role":
      TemplateValue("role", in: .role, .text { place in place.role.map { place.name(of: $0) } ?? "" })
    case "figma-scopes": TemplateValue("figma-scopes", in: .role, .text { $0.role?.figmaScopes.description ?? "" })
    case "purpose": TemplateValue("purpose", in: .role, .text { $0.role?.purpose ?? "" })
    case "step": TemplateValue("step", in: .size, .text { $0.step?.name ?? "" })
    case "size": TemplateValue("size", in: .size, .text { FixedDecimal($0.size, places: 1).text })
    case "usual":
      TemplateValue("usual", in: .size, .text { FixedDecimal($0.step?.usualSize ?? 0, places: 1).text })
    case "label": TemplateValue("label", in: .shade, .text { $0.shade?.shade.label ?? "" })
    case "palette": TemplateValue("palette", in: .palette, .text { $0.palette?.name ?? "" })
    case "tone": TemplateValue("tone", in: .tone, .text { $0.tone?.text ?? "" })
    default: face(word)
    }
  }

  /// Of a face of a font whose files are included.
  private static func face(_ word: [UInt8]) -> TemplateValue? {
    func value(_ name: StaticString, _ text: @escaping (FontFace, BundledFonts) -> String) -> TemplateValue {
      TemplateValue(
        name, in: .face,
        .text { place in
          guard let face = place.face, let fonts = place.options.bundledFonts else { return "" }
          return text(face, fonts)
        })
    }
    func fallback(_ name: StaticString, _ text: @escaping (FallbackFace) -> String) -> TemplateValue {
      value(name) { face, _ in FallbackFace(for: face).map(text) ?? "" }
    }
    return switch word {
    case "face": value("face") { face, _ in face.postScriptName }
    case "face-weight": value("face-weight") { face, _ in face.weight.text }
    case "face-weights": value("face-weights") { face, _ in face.weightsInCSS }
    case "face-style": value("face-style") { face, _ in face.styleInCSS.description }
    case "face-file": value("face-file") { face, fonts in fonts.fileName(of: face, forBrowsers: false) }
    case "face-url": value("face-url") { face, fonts in fonts.url(of: face) }
    case "face-format":
      value("face-format") { face, fonts in fonts.subset == nil ? face.cssFormat.description : "woff2" }
    case "face-range": value("face-range") { _, fonts in fonts.subset?.unicodeRange ?? "" }
    case "face-asset": value("face-asset") { face, fonts in fonts.assetPath(of: face) }
    case "face-resource": value("face-resource") { face, fonts in fonts.resourceName(of: face) }
    case "face-local": fallback("face-local") { $0.sources }
    case "face-adjust": fallback("face-adjust") { $0.sizeAdjust }
    case "face-ascent": fallback("face-ascent") { $0.ascent }
    case "face-descent": fallback("face-descent") { $0.descent }
    case "face-gap": fallback("face-gap") { $0.lineGap }
    default: nil
    }
  }

  private static func color(_ word: [UInt8]) -> TemplateValue? {
    switch word {
    // The current one, and what reads on a shade.
    case "color": TemplateValue("color", in: .color, .color { $0.color })
    case "ink": TemplateValue("ink", in: .shade, .color { SchemeColor($0.color.painted.asHex.blackOrWhite) })
    case "under-white": TemplateValue("under-white", .color { $0.scheme.underWhite })
    case "black": TemplateValue("black", .color { _ in SchemeColor(.black) })
    case "quiet": TemplateValue("quiet", .color { $0.scheme.quiet })
    // A fill that a color, body text and secondary text read on, and a text that reads on a light fill of itself.
    case "primary-tint": TemplateValue("primary-tint", .color { $0.scheme.tint(.primarySoft, under: [.primaryText]) })
    case "accent-tint": TemplateValue("accent-tint", .color { $0.scheme.tint(.accentSoft, under: [.accentText]) })
    case "positive-tint":
      TemplateValue("positive-tint", .color { $0.scheme.tint(.positiveSoft, under: [.positive]) })
    case "warning-tint": TemplateValue("warning-tint", .color { $0.scheme.tint(.warningSoft, under: [.warning]) })
    case "negative-tint":
      TemplateValue("negative-tint", .color { $0.scheme.tint(.negativeSoft, under: [.negative]) })
    case "primary-ink": TemplateValue("primary-ink", .color { $0.scheme.ink(.primaryText) })
    case "accent-ink": TemplateValue("accent-ink", .color { $0.scheme.ink(.accentText) })
    case "positive-ink": TemplateValue("positive-ink", .color { $0.scheme.ink(.positive) })
    case "warning-ink": TemplateValue("warning-ink", .color { $0.scheme.ink(.warning) })
    case "negative-ink": TemplateValue("negative-ink", .color { $0.scheme.ink(.negative) })
    // Of the ramp: the chosen color, and Material's base of shades and accents.
    case "chosen": TemplateValue("chosen", .color { SchemeColor($0.ramp.color) })
    case "base": TemplateValue("base", .color { SchemeColor($0.ramp.color("500")) })
    case "accent-base": TemplateValue("accent-base", .color { SchemeColor($0.ramp.color("A200")) })
    // What goes with the current brand color.
    case "brand-on": TemplateValue("brand-on", in: .role, .color { $0.scheme[$0.ofBrand(1)] })
    case "brand-text": TemplateValue("brand-text", in: .role, .color { $0.scheme[$0.ofBrand(2)] })
    case "brand-ink": TemplateValue("brand-ink", in: .role, .color { $0.scheme.ink($0.ofBrand(2)) })
    case "brand-soft": TemplateValue("brand-soft", in: .role, .color { $0.scheme[$0.ofBrand(3)] })
    case "brand-tint":
      TemplateValue("brand-tint", in: .role, .color { $0.scheme.tint($0.ofBrand(3), under: [$0.ofBrand(2)]) })
    case "brand-on-soft": TemplateValue("brand-on-soft", in: .role, .color { $0.scheme[$0.ofBrand(4)] })
    // Beside the ramp's color in the scheme.
    case "lighter": TemplateValue("lighter", .color { $0.neighbor(isDarker: false) })
    case "darker": TemplateValue("darker", .color { $0.neighbor(isDarker: true) })
    default: nil
    }
  }
}

extension TemplatePlace {
  /// A role's name. A brand color has an underscore after it if the name is taken, with or without its hyphens. No name of
  /// ours ends in an underscore, so it's still different from every other.
  fileprivate func name(of role: SchemeRole) -> String {
    let name = role.name(theme.brandColors)
    guard role.brandIndex != nil else { return name }
    let shades = theme.primary.shades.map { "primary" + $0.label } + theme.accent.shades.map { "accent" + $0.label }
    let taken = shades + options.takenNames.description.fields(separatedBy: " ")
    let own = letters(of: name)
    // Sass has each color outside sRGB twice.
    let isTaken = taken.contains { letters(of: $0) == own } || theme.isWide && own.suffix(2).isSame(as: "p3")
    return isTaken ? name + "_" : name
  }

  private func letters(of name: String) -> [UInt8] {
    name.asciiLowercasedBytes.filter { $0 != UInt8(ascii: "-") }
  }

  /// One of the five roles of the current brand color; the current role if it's of none.
  fileprivate func ofBrand(_ index: Int) -> SchemeRole {
    let role = role ?? .text
    return role.brandIndex.map { SchemeRole.ofBrandColor(at: $0)[index] } ?? role
  }

  fileprivate var palette: TonalColors? { if case .palette(let palette) = item { palette } else { nil } }
  /// 0...100.
  fileprivate var tone: Int? { if case .tone(_, let index) = item { TonalColors.tones[index] } else { nil } }

  /// A radius of the theme's corners; empty if it doesn't set them.
  fileprivate func radius(_ radius: (CornerRadii) -> Double) -> String {
    theme.corners.map { FixedDecimal(radius($0), places: 3).text } ?? ""
  }

  /// A shade that's lighter or darker than the ramp's color in the scheme, and that color itself if there's none. A darker
  /// one is the second that text reads on, because MUI paints hovered buttons in it.
  fileprivate func neighbor(isDarker: Bool) -> SchemeColor {
    let isPrimary = rampIndex == 0
    let main = scheme[isPrimary ? .primary : .accent].painted
    let text = scheme[isPrimary ? .onPrimary : .onAccent].hex
    let luminance = main.relativeLuminance
    let colors = ramp.shades.filter { !$0.isAccent }.map { $0.color }
    guard isDarker else { return SchemeColor(colors.last { $0.relativeLuminance > luminance } ?? main) }
    let darker = colors.filter { $0.relativeLuminance < luminance && $0.asHex.contrastRatio(with: text) >= 4.5 }
    return SchemeColor(darker.dropFirst().first ?? darker.first ?? main)
  }
}

extension String {
  /// How many letters wide it is, roughly: East Asian characters count as two.
  var width: Int {
    // A character's first byte; those from U+1000 on have three bytes or four.
    var width = 0
    let bytes = bytes
    for (index, byte) in bytes.enumerated() where byte & 0xC0 != 0x80 {
      width += 1
      guard byte >= 0xE1, index + 1 < bytes.count else { continue }
      let next = bytes[index + 1]
      let isWide = byte == 0xE1 ? next >= 0x84 : byte > 0xE2 || next >= 0xBA
      if isWide { width += 1 }
    }
    return width
  }
}
