import ColorScience
import _Text

extension Format {
  /// Every format, in the order people see.
  public static let all: [Format] = [
    .css, .scss, .tailwind, .shadcn, .mui, .bootstrap, .swiftPackage, .swift, .xcassets, .android, .compose, .flutter,
    .tokens, .figma, .material, .echarts, .vega, .matplotlib, .streamlit, .ase, .aco, .gpl, .procreate, .svg, .html,
    .design,
  ]

  /// The format with this name in the command; nil if there's none.
  public static func named(_ name: String) -> Format? { all.first { $0.name.description.same(as: name) } }
}
