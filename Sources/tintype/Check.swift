import ArgumentParser
import ColorScience
import Studio

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Check the contrast of every pair of colors a theme uses, by WCAG 2.2.",
    discussion: """
      Prints for each pair the contrast ratio, the level it reaches at its size and weight, and the ratio that people with a \
      color vision deficiency see. If a pair fails, it adds the nearest change that passes.

      The theme may be a link to it. Each color in it may be any color that "tintype color" takes. Without themes, it reads \
      one per line from standard input. The exit status is 1 if a pair fails, and 2 if a theme is not readable.

      Example:
        tintype check 'primary=indigo-500&accent=pink-a200' --level AAA
        tintype check 'primary=Sunset Orange&accent=oklch(0.7 0.15 250)' --json
      """)

  @Argument(help: "The themes, such as 'primary=indigo-500&accent=pink-a200', or links to them.")
  var themes: [String] = []

  @Option(help: "The level to reach.")
  var level = Level.aa

  @Flag(help: "Check the theme on a dark page.")
  var dark = false

  @Flag(help: "Print one line of JSON per pair.")
  var json = false

  enum Level: String, ExpressibleByArgument, CaseIterable {
    case aa = "AA"
    case aaa = "AAA"

    init?(argument: String) { self.init(rawValue: argument.uppercased()) }

    var contrast: ContrastLevel { self == .aa ? .aa : .aaa }
  }

  func run() throws {
    var fails = false
    let lines = LineAnswers(arguments: themes, json: json, isBlock: true)
    try lines.run { (line, output) throws(Refusal) in
      let guidance = Guidance(try Theme(line: line), on: dark ? .dark : .light, level: level.contrast)
      if !guidance.shortfalls.isEmpty { fails = true }
      if json {
        for (index, pair) in guidance.pairs.enumerated() {
          if index > 0 { output.append("\n") }
          pair.appendJSON(for: line, to: &output)
        }
      } else {
        if themes.count != 1 {
          output.append(contentsOf: line)
          output.append("\n")
        }
        output.append(GuidanceTable(guidance).text)
      }
    }
    if fails { throw ExitCode(1) }
  }
}
