import Suggestions
import Theme
import _Text

extension Tool {
  static let suggestThemes = Tool(
    name: "suggest_themes",
    title: "Suggest themes",
    description: """
      Suggests themes for an app: a primary color, an accent that everyone can tell from it, a title font and a body font \
      that go together. Every role that's computed from them is legible. The same arguments give the same themes; another \
      seed gives others. To start from a mood or a brand, choose its color first (find_color), and give it as color.
      """,
    parameters: [
      Parameter("color", .text, "The primary color to build on: \(ToolText.color)"),
      Parameter(
        "lock", .list(.text), "Choices to keep, such as accent=tomato, title=EB+Garamond or body=Lato."),
      Parameter("count", .whole(1...20), "How many themes; 5 by default."),
      Parameter("seed", .whole(0...(1 << 53 - 1)), "Where to start; 0 by default."),
    ],
    resultMembers: [
      Shape.Member(
        "themes",
        .list(
          .object([
            Shape.Member("theme", .text, "The theme, as the other tools take it."),
            Shape.Member("primary", .text, "Its primary color, #RRGGBB."),
            Shape.Member("accent", .text, "Its accent color, #RRGGBB."),
            Shape.Member("title", .text, "The family for titles."),
            Shape.Member("body", .text, "The family for everything else."),
            Shape.Member("reason", .text, "Why these go together."),
          ])), "The themes suggested.")
    ]
  ) { arguments throws(Refusal) in
    var locks = arguments.texts("lock")
    // A color may contain an ampersand or a percent sign.
    if let color = arguments.text("color") { locks.append("primary=\(formEncoded(color))") }
    let suggestions = try Shuffler.suggestions(
      keeping: Theme(locks: locks), seed: UInt64(arguments.whole("seed") ?? 0), count: arguments.whole("count") ?? 5)
    return ToolResult(suggestions.map { "\($0.theme.string)\n  \($0.sentence)" }.joined(separator: "\n")) {
      $0.object {
        $0.member("themes", suggestions) { json, suggestion in
          json.object {
            $0.member("theme", suggestion.theme.string)
            suggestion.writeChoices(to: &$0)
          }
        }
      }
    }
  }
}
