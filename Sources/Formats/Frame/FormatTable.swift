import ColorScience

extension Format {
  /// Every format, in the order people see.
  public static let all: [Format] = [
    .css,
    .tokens, .figma, .material, .ase, .aco, .gpl, .procreate,
  ]

  /// The format that the command calls this; nil if there is none.
  public static func named(_ name: String) -> Format? { all.first { $0.name.description.same(as: name) } }
}
