import ArgumentParser
import ColorScience
import _Text

struct Vision: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show a color as people with a color vision deficiency see it.",
    discussion: """
      Uses the model of Machado, Oliveira and Fernandes (2009); achromat shows only the luminance. Alpha is kept. \
      \(Help.lines)

      Example:
        tintype vision tomato --kind deutan
        tintype vision tomato --kind protan --severity 0.5 --json
      """)

  @Argument(help: ArgumentHelp(Help.colors))
  var colors: [String] = []

  @Option(help: "The type of color vision deficiency.")
  var kind: Kind

  // A negative number is a value to refuse, not another option.
  @Option(parsing: .unconditional, help: "From 0 (typical vision) to 1 (one type of cone is missing).")
  var severity = 1.0

  @Flag(help: "Print one line of JSON per color.")
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
      throw ValidationError("The severity is a number from 0 to 1, such as 0.6, not \(severity).")
    }
  }

  func run() throws {
    let lines = LineAnswers(arguments: colors, json: json)
    try lines.run { (line, output) throws(Refusal) in
      let color = try CSSColor(line: line)
      let seen = color.displayable().seen(with: kind.vision, severity: severity)
      let hex = seen.hex(alpha: color.opacity)
      if json {
        output.json {
          $0.object {
            $0.member("input", line)
            $0.member("hex", hex)
          }
        }
      } else {
        output.append(hex)
      }
    }
  }
}
