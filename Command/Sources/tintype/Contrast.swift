import ArgumentParser
@_spi(Report) import ColorScience

struct ContrastCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "contrast",
    abstract: "Check the contrast of text on a background, by WCAG 2.2.",
    discussion: """
      Prints the contrast ratio (1 to 21) and whether it passes for text (AA 4.5, AAA 7), for large text of at least 24 px, \
      or 18.66 px bold (AA 3, AAA 4.5), and for icons and controls (3). Alpha in the text color is composited over the \
      background first; the background must be opaque. The printed ratio is cut off, not rounded: 4.499 fails.

      Without colors, it reads a text color and a background per line from standard input, with a tab between them.

      Example:
        tintype contrast white '#3F51B5'
        printf 'rgb(0 0 0 / 87%%)\\tgold\\n' | tintype contrast --json
      """)

  @Argument(help: "The text color, then the background. \(Help.colors)")
  var colors: [String] = []

  @Flag(help: "Print one line of JSON per pair.")
  var json = false

  func validate() throws {
    try Pair.validate(colors)
  }

  func run() throws {
    try Pair.answer(colors, json: json) { pair throws(Refusal) in
      try ContrastLevels(of: pair.first, on: pair.second)
    }
  }
}
