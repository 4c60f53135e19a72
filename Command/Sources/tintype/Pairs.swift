import ArgumentParser
import Suggestions
import Theme
import _Text

struct Pairs: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Rank the fonts that pair with a font.",
    discussion: """
      Ranks the families that come with the page, whose letters were measured in their files: x-height, width, weight and \
      stroke contrast. Any other family is judged by its class alone, such as serif or sans. If we don't know the family, \
      we guess the class from its name. A good pair differs in class, or clearly in weight, and agrees in x-height.

      Without families, it reads one per line from standard input.

      Example:
        tintype pairs 'EB Garamond'
        tintype pairs Lato --role title --json
      """)

  @Argument(help: "The families, such as Lato.")
  var families: [String] = []

  @Option(help: "What the other font is for: title, or body.")
  var role = Part.body

  @Flag(help: "Print one line of JSON per family.")
  var json = false

  enum Part: String, ExpressibleByArgument, CaseIterable {
    case title, body
  }

  func run() throws {
    let lines = LineAnswers(arguments: families, json: json, isBlock: true)
    try lines.run { (line, output) throws(Refusal) in
      let name = String(decoding: line, as: UTF8.self)
      let pairs = try FontPair.all(with: name, as: role)
      if json {
        output.json {
          $0.object {
            $0.member("input", line)
            $0.member("pairs", pairs) { $1.writeJSON(to: &$0) }
          }
        }
      } else {
        if families.count != 1 {
          output.append(contentsOf: line)
          output.append("\n")
        }
        output.append(text(ofTable: pairs.map { [$0.family.label, String($0.score), $0.reason] }))
      }
    }
  }
}

extension FontPair {
  /// The families that come with the page, the best beside a family first.
  /// - Parameter part: The use of the other family.
  static func all(with family: String, as part: Pairs.Part) throws(Refusal) -> [FontPair] {
    guard !family.allSatisfy(\.isWhitespace) else { throw Refusal("Give a font family, such as Lato.") }
    let known = MeasuredFamily.included
    return known.pairs(with: known.named(.named(family)), as: part == .title ? .titleFont : .bodyFont)
  }

  /// Writes an object.
  func writeJSON(to json: inout JSONWriter) {
    json.object {
      $0.member("family", family.name)
      $0.member("score", score)
      $0.member("reason", reason)
    }
  }
}
