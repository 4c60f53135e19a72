import Theme
import _Text

/// The options that people chose for a format's files. Without any, the format's own defaults apply.
public struct ExportOptions: Sendable {
  /// The switch for dark mode; nil for the format's own.
  public internal(set) var selector: Selector?
  /// The selector of the elements that a style sheet's theme is for, maybe with `{theme}` for its name; nil for the whole page.
  public internal(set) var scope: String?
  /// The contrasts that are written.
  public internal(set) var contrast = Contrast.all
  /// The prefix of names, such as "acme-", or empty; nil for the format's own.
  public internal(set) var prefix: Prefix?
  /// Who can use the declarations of a program.
  public internal(set) var access = Access.internal
  /// The only parts to write; nil for all.
  public internal(set) var only: [Part]?
  /// How colors are written.
  public internal(set) var values = Values.own
  /// The package of a file in Kotlin; nil for the one that its place tells.
  public internal(set) var package: String?

  /// The folder for the fonts to include, as it was written; nil for none.
  public internal(set) var fontFolder: String?
  /// Whether the project loads its fonts itself. Style sheets then leave out what would set their families.
  public internal(set) var usesProjectFonts = false
  /// What's brought along of the fonts to include.
  public internal(set) var subset = Subset.ready
  /// The name that stands for `{theme}` in a scope; nil for the theme's own.
  public var themeName: String?
  /// Whether another theme comes before it in the same file, which has what isn't of a scope.
  public var followsTheme = false
  /// The fonts to include: those of a theme, found for `fontFolder`.
  public var bundledFonts: BundledFonts?
  /// The app that the files are for, as far as it's known.
  public var app = TargetApp()

  /// Whether the code is a module of its own, with its own resources.
  var isModule = false
  /// Whether names begin as the format's do if nobody chooses.
  var hasOwnPrefix = true
  /// Whether families are set, in a format that can't tell those that the project loads.
  private var setsFamilies = true
  /// The names that the format's files can't have for brand colors.
  private(set) var takenNames: StaticString = ""

  /// The defaults.
  public init() {}

  /// The switch for dark mode in a style sheet.
  public enum Selector: Sendable {
    /// The system, by `prefers-color-scheme`.
    case media
    /// The property `color-scheme`, by `light-dark()`.
    case lightDark
    /// A selector that matches.
    case matching(String)
  }

  /// The contrasts to write: standard, more and forced colors; or only the first.
  public enum Contrast: Sendable { case all, standard }

  /// The prefix of names: words in lowercase with a hyphen after each, or nothing.
  public struct Prefix: Equatable, Sendable {
    let text: String

    public static func == (left: Prefix, right: Prefix) -> Bool { left.text.same(as: right.text) }
  }

  /// Who can use a declaration.
  public enum Access: Sendable { case `internal`, `public` }

  /// A part of a theme that can be written alone.
  public enum Part: Equatable, Sendable {
    case role(SchemeRole)
    /// The roles of brand colors.
    case brandColors
    case ramps, fonts
  }

  /// A way to write colors: the format's own; as hexes; or as numbers for a function of CSS that's elsewhere.
  public enum Values: Sendable { case own, hex, hsl, rgb, oklch }

  /// The part of a browser's fonts that comes along.
  public enum Subset: Equatable, Sendable {
    /// The letters of Western European languages, which come ready-cut; a font that doesn't is whole.
    case ready
    case whole
    case scripts(FontSubset)
  }

  /// Whether a part is written.
  func includes(_ part: Part) -> Bool { (only?.contains(part) ?? true) && (part != .fonts || setsFamilies) }

  /// Whether a role is written.
  func includes(_ role: SchemeRole) -> Bool { includes(role.brandIndex == nil ? .role(role) : .brandColors) }

  /// The options with a format's own defaults in place of what isn't chosen.
  func filled(for format: Format) -> ExportOptions {
    var options = self
    options.selector = selector ?? format.ownSelector
    let own = Prefix(text: format.ownPrefix.description)
    options.prefix = prefix ?? own
    options.takenNames = format.takenNames
    options.hasOwnPrefix = options.prefix == own
    options.setsFamilies = !usesProjectFonts || format.namesProjectFonts
    return options
  }
}

extension ExportOptions: Equatable {
  /// Options are the same if the files are.
  public static func == (left: Self, right: Self) -> Bool {
    left.selector == right.selector && (left.scope ?? "").same(as: right.scope ?? "") && left.contrast == right.contrast
      && (left.themeName ?? "").same(as: right.themeName ?? "") && left.followsTheme == right.followsTheme
      && left.prefix == right.prefix && left.access == right.access
      && left.only == right.only && left.values == right.values && left.hasOwnPrefix == right.hasOwnPrefix
      && (left.package ?? "").same(as: right.package ?? "") && left.usesProjectFonts == right.usesProjectFonts
      && left.subset == right.subset && left.app == right.app
      && (left.fontFolder ?? "").same(as: right.fontFolder ?? "") && left.bundledFonts == right.bundledFonts
  }
}

extension ExportOptions.Selector: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.media, .media), (.lightDark, .lightDark): true
    case (.matching(let one), .matching(let other)): one.same(as: other)
    default: false
    }
  }
}

extension Format {
  /// What names begin with in its files: "brand-", or nothing.
  public func prefix(with options: ExportOptions) -> String { options.filled(for: self).prefix?.text ?? "" }
}
