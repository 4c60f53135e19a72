import Suggestions
import _Text

extension Tool {
  static let pairFonts = Tool(
    name: "pair_fonts",
    title: "Pair fonts",
    description: """
      Ranks the fonts that go with a family, the best first, by measures of their letters. Those ranked are open fonts that \
      come with Tintype; the family given may be any.
      """,
    parameters: [
      Parameter("family", .text, "The family, such as EB Garamond.", isRequired: true),
      Parameter(
        "role", .choice(Pairs.Part.allCases.map(\.rawValue)), "What the other font is for; body by default."),
      Parameter("count", .whole(1...100), "How many; 5 by default."),
    ],
    resultMembers: [
      Shape.Member(
        "pairs",
        .list(
          .object([
            Shape.Member("family", .text, "A family that goes with it."),
            Shape.Member("score", .whole(1...100), "How well they go together."),
            Shape.Member("reason", .text, "Why."),
          ])), "The families, the best first.")
    ]
  ) { arguments throws(Refusal) in
    let part = arguments.text("role").flatMap { Pairs.Part(rawValue: $0) } ?? .body
    let pairs = try FontPair.all(with: arguments.text("family") ?? "", as: part).prefix(arguments.whole("count") ?? 5)
    return ToolResult(pairs.map { "\($0.family.name): \($0.reason)" }.joined(separator: "\n")) {
      $0.object { $0.member("pairs", pairs) { $1.writeJSON(to: &$0) } }
    }
  }
}
