import ArgumentParser
import ColorScience

struct Color: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Convert a color, name it and check its contrast.",
    discussion: """
      Prints the color in every notation, the nearest crayon and CSS name, and its contrast on white and black. \
      \(Help.lines)

      Example:
        tintype color tomato
        echo 'oklch(0.7 0.2 33)' | tintype color --json

      JSON: srgb, display_p3, oklab, oklch and lab (CSS lab(), D50) are arrays of three numbers, not clamped to a gamut; a \
      gray has the OKLCH hue null. hex, hct and contrast describe the color as an sRGB display shows it. css is the color \
      as CSS Color 4 serializes it. A difference is deltaE-OK; below 0.02, two colors look the same.
      """)

  @Argument(help: ArgumentHelp(Help.colors))
  var colors: [String] = []

  @Flag(help: "Print one line of JSON per color.")
  var json = false

  @Option(help: "How to show a color outside the sRGB gamut.")
  var gamut = Gamut.localMinde

  func run() throws {
    // Read once: arguments are slow to read, and there may be millions of lines.
    let (json, isBlock, method) = (json, !colors.isEmpty, gamut.method)
    let lines = LineAnswers(arguments: colors, json: json, isBlock: isBlock)
    try lines.run { (line, output) throws(Refusal) in
      let report = ColorReport(try CSSColor(line: line), gamut: method)
      if json {
        output.json { report.writeJSON(for: line, to: &$0) }
      } else if isBlock {
        report.appendBlock(for: line, to: &output)
      } else {
        report.appendLine(to: &output)
      }
    }
  }
}

/// A gamut mapping by its name on the command line.
enum Gamut: String, ExpressibleByArgument, CaseIterable {
  case localMinde = "local-minde"
  case clip

  var method: GamutMapping {
    switch self {
    case .localMinde: .localMINDE
    case .clip: .clip
    }
  }
}
