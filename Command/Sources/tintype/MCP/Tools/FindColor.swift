import ColorScience
import _Text

extension Tool {
  static let findColor = Tool(
    name: "find_color",
    title: "Find colors by name",
    description: """
      Finds named colors: the ones nearest to a color, the ones whose names contain words, or both. The themes of the other \
      tools take these names. OKLCH is lightness (0 to 1), chroma (0 for gray, about 0.1 for calm, 0.2 for vivid) and hue \
      (0 to 360).
      """,
    parameters: [
      Parameter("color", .text, "The color to be near to. \(ToolText.color)"),
      Parameter("words", .text, "Words that the name contains, such as green."),
      Parameter(
        "set", .choice(ColorSets.allCases.map(\.rawValue)), "Where to look; all by default."),
      Parameter("count", .whole(1...200), "How many; 10 by default."),
    ],
    resultMembers: [
      Shape.Member(
        "colors",
        .list(
          .object([
            Shape.Member("name", .text, "Its name."),
            Shape.Member("set", .choice(ColorSets.allCases.dropLast().map(\.rawValue)), "Who calls it so."),
            Shape.Member("hex", .text, "#RRGGBB."),
            Shape.Member("oklch", .list(.orNull(.number)), "Lightness, chroma and hue; a gray has no hue."),
            Shape.Member("hue", .text, "Its family, such as greens."),
            Shape.Member(
              "difference", .number, "From the color given, in deltaE-OK; below 0.02, the two look the same.",
              isRequired: false),
          ])), "The colors found.")
    ]
  ) { arguments throws(Refusal) in
    let (color, words) = (arguments.text("color"), arguments.text("words"))
    guard color != nil || words != nil else { throw Refusal("Give a “color” to be near to, “words”, or both.") }
    var center: OKLab?
    if let color { center = OKLab(try CSSColor(argument: color).opaque(for: "A search", in: .displayP3)) }
    let set = arguments.text("set").flatMap { ColorSets(rawValue: $0) } ?? .all
    let found = try ColorMatch.all(in: set, words: words ?? "", near: center).prefix(arguments.whole("count") ?? 10)
    return ToolResult(text(ofTable: found.map { $0.cells(saysSet: true, saysHue: false) })) {
      $0.object { $0.member("colors", found) { $1.writeJSON(to: &$0) } }
    }
  }
}
