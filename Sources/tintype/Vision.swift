import ArgumentParser
import ColorScience

struct Vision: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show a color as people with another color vision see it.",
    discussion: """
      After Machado, Oliveira and Fernandes 2009; achromat keeps the luminance alone. Without colors, reads one from each \
      line of standard input. An alpha stays as it is.

      Example:
        tintype vision tomato --kind deutan
        tintype vision tomato --kind protan --severity 0.5 --json
      """)

  @Argument(help: "The colors.")
  var colors: [String] = []

  @Option(help: "The kind of vision: \(Kind.allCases.map(\.rawValue).joined(separator: ", ")).")
  var kind: Kind

  @Option(help: "0 for common vision to 1 for a missing kind of cone.")
  var severity = 1.0

  @Flag(help: "Answer with a line of JSON a color.")
  var json = false

  enum Kind: String, ExpressibleByArgument, CaseIterable {
    case protan, deutan, tritan, achromat

    var vision: ColorVision {
      switch self {
      case .protan: .protan
      case .deutan: .deutan
      case .tritan: .tritan
      case .achromat: .achromat
      }
    }
  }

  func validate() throws {
    guard (0...1).contains(severity) else {
      throw ValidationError("The severity is a number of 0 to 1, such as 0.6.")
    }
  }

  func run() throws {
    let lines = LineAnswers(arguments: colors, json: json)
    try lines.run { (line, output) throws(Refusal) in
      let color = try CSSColor(line: line)
      let seen = color.displayable().seen(with: kind.vision, severity: severity)
      if json { output.append(#"{"hex":""#) }
      output.append(hexOf: seen)
      if color.opacity < 1 {
        let alpha = SRGB(red: 0, green: 0, blue: color.opacity).hexDigits.suffix(2)
        output.append(String(alpha))
      }
      if json { output.append(#""}"#) }
    }
  }
}
