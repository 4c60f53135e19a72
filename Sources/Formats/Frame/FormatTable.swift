import _Text

/// What people build with a format.
public enum FormatGroup: CaseIterable, Sendable {
  case web, components, apps, design, documents, palettes

  /// Its name for people: "React and Vue".
  public var label: StaticString {
    switch self {
    case .web: "Web"
    case .components: "React and Vue"
    case .apps: "Phones and desktops"
    case .design: "Design tools"
    case .documents: "Documents and charts"
    case .palettes: "Palettes"
    }
  }

  /// Its formats. A file with the signs of two formats is of the first one of all, so those of a framework come before one whose
  /// reader takes others' files, too: Tailwind CSS, and MUI.
  public var formats: [Format] {
    switch self {
    case .web: [.css, .scss, .daisyUI, .tailwind, .bootstrap, .angular]
    case .components:
      [
        .shadcn, .shadcnRegistry, .antDesign, .mantine, .chakra, .heroUI, .vuetify, .primeUI, .nuxtUI, .mui,
      ]
    case .apps: [.swiftPackage, .swift, .xcassets, .android, .compose, .flutter, .paper]
    case .design: [.tokens, .figma, .material]
    case .documents: [.echarts, .vega, .matplotlib, .streamlit, .brand, .svg, .html, .design]
    case .palettes: [.ase, .aco, .gpl, .procreate]
    }
  }
}

extension Format {
  /// Every format, in the order people see.
  public static let all: [Format] = FormatGroup.allCases.flatMap { $0.formats }

  /// The format with this name in the command; nil if there's none.
  public static func named(_ name: String) -> Format? { all.first { $0.name.description.same(as: name) } }
}
