import ArgumentParser
import ColorScience

struct Color: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Say all there is to say of a color.",
    discussion: """
      A color is what CSS Color 4 allows: a name, a hex with or without its #, rgb(), hsl(), hwb(), lab(), lch(), \
      oklab(), oklch() or color(). Without colors, reads one from each line of standard input and answers with one line. \
      Exit status 2 where a line is no color; the others are answered all the same.

      Example:
        tintype color tomato
        echo 'oklch(0.7 0.2 33)' | tintype color --json

      JSON: srgb, display_p3, oklab, oklch, lab (CSS lab(), D50) and hct are arrays of three numbers, not clamped, the \
      hue null where a grey has none; hex, hct and contrast are of the color as a display shows it; a difference is \
      deltaE-OK, below 0.02 where two colors look the same.
      """)

  @Argument(help: "The colors.")
  var colors: [String] = []

  @Flag(help: "Answer with a line of JSON a color.")
  var json = false

  @Option(help: "How a color outside the display's gamut is shown: \(Gamut.list).")
  var gamut = Gamut.localMinde

  func run() throws {
    let lines = LineAnswers(arguments: colors, json: json)
    try lines.run { (line, output) throws(Refusal) in
      let report = ColorReport(try CSSColor(line: line), gamut: gamut.method)
      if json {
        report.appendJSON(for: line, to: &output)
      } else if colors.isEmpty {
        report.appendLine(to: &output)
      } else {
        report.appendBlock(for: line, to: &output)
      }
    }
  }
}

/// A gamut mapping by its name on the command line.
enum Gamut: String, ExpressibleByArgument, CaseIterable {
  case localMinde = "local-minde"
  case clip

  static var list: String { allCases.map(\.rawValue).joined(separator: " or ") }

  var method: GamutMapping {
    switch self {
    case .localMinde: .localMINDE
    case .clip: .clip
    }
  }
}
