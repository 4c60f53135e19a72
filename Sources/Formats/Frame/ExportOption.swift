import _Text

/// Something about a format that people can choose.
///
/// This table is all there is to know about options: the command's flags, the project file and its schema are made of it.
public enum ExportOption: CaseIterable, Sendable {
  case selector, scope, contrast, prefix, access, package, only, values, fonts, subset

  /// Its name as a flag and as a key of a project file: "selector".
  public var name: StaticString {
    switch self {
    case .selector: "selector"
    case .scope: "scope"
    case .contrast: "contrast"
    case .prefix: "prefix"
    case .access: "access"
    case .package: "package"
    case .only: "only"
    case .values: "values"
    case .fonts: "fonts"
    case .subset: "subset"
    }
  }

  /// Its effect, in one sentence.
  public var purpose: StaticString {
    switch self {
    case .selector: "What turns dark mode on: the system, light-dark(), or a selector on the page."
    case .scope: "Where the theme applies, if not on the whole page."
    case .contrast: "Whether the file also serves people who ask for more contrast or use forced colors."
    case .prefix: "Starts every name."
    case .access: "Who can use the declarations: the module, or everyone who imports it."
    case .package: "The package that the file belongs to, if its place in the project doesn’t tell."
    case .only: "Leave it empty for everything, or list what you need."
    case .values:
      "How colors are written. Tokens have components, or hexes for Penpot, Tokens Studio and older tools. shadcn/ui has colors, or for Tailwind CSS 3 the numbers inside of hsl(), rgb() or oklch()."
    case .fonts: "Where the font files go that come along, with their licenses and the lines that load them."
    case .subset: "The scripts that a browser’s fonts are cut to, instead of the letters of Western European languages."
    }
  }

  /// The values it takes, in words.
  public var values: StaticString {
    switch self {
    case .selector: "media, light-dark, or a selector such as .dark or [data-theme=dark]"
    case .scope: "a selector such as .brand or [data-theme={theme}], where {theme} is the theme’s name"
    case .contrast: "all or standard"
    case .prefix: "lowercase letters, digits and hyphens, such as acme-"
    case .access: "internal or public"
    case .package: "words with periods between them, such as com.example.harbor.ui.theme"
    case .only: "names of roles, brand, ramps and fonts, with commas between them"
    case .values: "components or hex; colors, hsl, rgb or oklch for shadcn/ui"
    case .fonts: "a folder, such as public/fonts, project if the project loads its fonts itself, or none"
    case .subset: "latin, greek, cyrillic, arabic, hebrew, devanagari and thai, with commas between them, or all"
    }
  }

  /// A value that it takes, to show in an empty field; empty if it's chosen and not typed.
  public var example: StaticString {
    switch self {
    case .selector: ".dark"
    case .scope: "[data-theme={theme}]"
    case .prefix: "acme-"
    case .only: "primary, on-primary, fonts"
    case .package: "com.example.harbor.ui.theme"
    case .contrast, .access, .values, .fonts, .subset: ""
    }
  }

  /// The only words it takes in a format, the default first; none if it takes others as well.
  public func choices(for format: Format) -> [StaticString] {
    switch self {
    case .contrast: ["all", "standard"]
    case .access: ["internal", "public"]
    case .values: format == .shadcn ? ["colors", "hsl", "rgb", "oklch"] : ["components", "hex"]
    case .selector, .scope, .prefix, .package, .only, .fonts, .subset: []
    }
  }

  /// Whether it takes several values.
  public var isList: Bool { self == .only || self == .subset }

  /// The option of this name; nil if there's none.
  public static func named(_ name: String) -> ExportOption? { allCases.first { name.same(as: $0.name) } }

  /// The formats that take it.
  public var formats: [Format] { Format.all.filter { $0.options.contains(self) } }
}
