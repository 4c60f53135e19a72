@_spi(Report) import ColorScience
import _Text

extension Tool {
  static let contrast = Tool(
    name: "contrast",
    title: "Check two colors",
    description: "Computes the contrast ratio of text on a background, and which levels of WCAG 2.2 it reaches.",
    parameters: [
      Parameter("text", .text, "The color of the text. \(ToolText.color)", isRequired: true),
      Parameter("background", .text, "The color behind it, opaque.", isRequired: true),
    ],
    resultMembers: [
      Shape.Member("ratio", .number, "1 to 21, cut off after four decimals."),
      Shape.Member("aa", .flag, "Whether it passes for text, 4.5."),
      Shape.Member("aaa", .flag, "Whether it passes for text at AAA, 7."),
      Shape.Member("aa_large", .flag, "Whether it passes for large text, 3."),
      Shape.Member("aaa_large", .flag, "Whether it passes for large text at AAA, 4.5."),
      Shape.Member("non_text", .flag, "Whether it passes for icons and controls, 3."),
    ]
  ) { arguments throws(Refusal) in
    let levels = try ContrastLevels(
      of: CSSColor(argument: arguments.text("text") ?? ""),
      on: CSSColor(argument: arguments.text("background") ?? ""))
    return ToolResult("\(ratio(levels.ratio)): \(levels.words.joined(separator: ", "))") {
      $0.object { levels.writeMembers(to: &$0) }
    }
  }
}
