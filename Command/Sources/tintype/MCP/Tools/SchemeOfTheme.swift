@_spi(Report) import Theme
import _Text

extension Tool {
  static let scheme = Tool(
    name: "scheme",
    title: "Compute a scheme",
    description: """
      Computes every color that an app paints with a theme, legible by construction: backgrounds, text, the primary and the \
      accent with their text, states, borders and the focus ring. Paint with these roles by name rather than with colors of \
      your own: on-x is for text on x.
      """,
    parameters: [
      Parameter("theme", .text, "\(ToolText.theme) Two colors are enough.", isRequired: true),
      Parameter("dark", .flag, "Whether it's for dark mode; false by default."),
      Parameter(
        "contrast", .choice(SchemeContrast.allCases.map(\.rawValue)),
        "high is for people who ask their system for it; standard by default."),
    ],
    resultMembers: [
      Shape.Member(
        "roles",
        .table(
          .object([
            Shape.Member("hex", .text, "#RRGGBB."),
            Shape.Member("css", .text, "The same for CSS, or in Display P3 if it's outside of sRGB."),
            Shape.Member("on", .list(.text), "The roles that it's readable on."),
            Shape.Member("ratio", .orNull(.number), "Its least contrast ratio on these."),
            Shape.Member(
              "safe", .flag, "Of chart-1 to chart-8, whether everyone can tell it from those before.", isRequired: false
            ),
          ])), "The roles by name.")
    ]
  ) { arguments throws(Refusal) in
    let contrast = arguments.text("contrast").flatMap { SchemeContrast(rawValue: $0) }
    let theme = try Theme(argument: arguments.text("theme") ?? "")
    let scheme = theme.scheme(
      arguments.flag("dark") ? .dark : .light, contrast == .high ? .high : .standard, with: theme.charts)
    return ToolResult(tintype.text(ofTable: scheme.rows)) {
      $0.object { $0.member("roles") { scheme.writeJSON(to: &$0) } }
    }
  }
}
