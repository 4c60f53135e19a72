import _Text

/// Something about a format that people can choose.
///
/// This table is all there is to know about options: the command's flags, the project file and its schema are made of it.
public enum ExportOption: CaseIterable, Sendable {
  case selector, prefix, access, only, values, fonts

  /// Its name as a flag and as a key of a project file: "selector".
  public var name: StaticString {
    switch self {
    case .selector: "selector"
    case .prefix: "prefix"
    case .access: "access"
    case .only: "only"
    case .values: "values"
    case .fonts: "fonts"
    }
  }

  /// Its effect, in one sentence.
  public var purpose: StaticString {
    switch self {
    case .selector: "What turns dark mode on: the system, light-dark(), or a selector on the page."
    case .prefix: "Starts every name."
    case .access: "Who can use the declarations: the module, or everyone who imports it."
    case .only: "Leave it empty for everything, or list what you need."
    case .values: "How colors are written: as components, or as hexes for Penpot, Tokens Studio and older tools."
    case .fonts: "Where the font files go that come along, with their licenses and the lines that load them."
    }
  }

  /// The values it takes, in words.
  public var values: StaticString {
    switch self {
    case .selector: "media, light-dark, or a selector such as .dark or [data-theme=dark]"
    case .prefix: "lowercase letters, digits and hyphens, such as acme-"
    case .access: "internal or public"
    case .only: "names of roles, brand, ramps and fonts, with commas between them"
    case .values: "components or hex"
    case .fonts: "a folder, such as public/fonts, or none"
    }
  }

  /// The only words it takes; none if it takes others as well.
  public var choices: [StaticString] {
    switch self {
    case .access: ["internal", "public"]
    case .values: ["components", "hex"]
    case .selector, .prefix, .only, .fonts: []
    }
  }

  /// Whether it takes several values.
  public var isList: Bool { self == .only }

  /// The option of this name; nil if there's none.
  public static func named(_ name: String) -> ExportOption? { allCases.first { name.same(as: $0.name) } }

  /// The formats that take it.
  public var formats: [Format] { Format.all.filter { $0.options.contains(self) } }
}
