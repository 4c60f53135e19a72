import ArgumentParser
import Catalog
import ColorScience
import Suggestions
import _Text

struct Accents: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Suggest accents that fit a primary color.",
    discussion: """
      Prints the complement, a split complement, a triad and an analogous color, each made lighter or darker until everyone \
      can tell it from the primary, in light and in dark, whatever the color vision. The last number is the difference that \
      is least for anyone, in deltaE-OK; it's 0.1 or more.

      Without colors, it reads one per line from standard input.

      Example:
        tintype accents indigo-500
        tintype accents tomato --json
      """)

  @Argument(help: ArgumentHelp(Help.colors))
  var colors: [String] = []

  @Flag(help: "Print one line of JSON per color.")
  var json = false

  func run() throws {
    let lines = LineAnswers(arguments: colors, json: json, isBlock: true)
    try lines.run { (line, output) throws(Refusal) in
      let color = try CSSColor(line: line).opaque(for: "A primary", in: .displayP3)
      guard let primary = Tint(mixed: color) else { throw Refusal("This color has no shades. Try another.") }
      let accents = FittingAccent.accents(for: primary)
      if json {
        output.json {
          $0.object {
            $0.member("input", line)
            $0.member("accents", accents) { json, accent in
              json.object {
                $0.member("harmony", accent.harmony.name)
                $0.member("hex", hexOf: accent.tint.color)
                $0.member("slug", accent.tint.slug)
                $0.member("reason", accent.reason)
                $0.member("difference", primary.leastDifference(from: accent.tint), places: 4)
              }
            }
          }
        }
      } else {
        if colors.count != 1 {
          output.append(contentsOf: line)
          output.append("\n")
        }
        output.append(
          text(
            ofTable: accents.map { accent in
              let difference = primary.leastDifference(from: accent.tint)
              return [
                accent.harmony.name, accent.tint.color.hex, accent.reason, accent.tint.nearName, difference.hundredths,
              ]
            }))
      }
    }
  }
}
