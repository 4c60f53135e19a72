import ArgumentParser
import ColorScience
import Theme

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Check the contrast of everything a theme's scheme paints, by WCAG 2.2.",
    discussion: """
      Prints for each role of the scheme, on each role that it has to be readable on, the contrast ratio, what it needs, and \
      the ratio that people with a color vision deficiency see. Then it says where a chosen color doesn't read as it is, and \
      which color to use there. A focus ring that no color can paint on pages and on the primary is on-primary on the primary.

      The theme may be a link to it. Each color in it may be any color that "tintype color" takes. Without themes, it reads \
      one per line from standard input. The exit status is 1 if a pair fails, and 2 if a theme is not readable. A scheme of \
      standard contrast is made for AA; AAA is what --contrast high is for.

      Example:
        tintype check 'primary=indigo-500&accent=pink-a200' --level AAA
        tintype check 'primary=Sunset Orange&accent=oklch(0.7 0.15 250)' --json
      """)

  @Argument(help: "The themes, such as 'primary=indigo-500&accent=pink-a200', or links to them.")
  var themes: [String] = []

  @Option(help: "The level to reach.")
  var level = Level.aa

  @Option(help: "The contrast of the scheme: standard, or high, which is also what AAA is checked on unless you say.")
  var contrast: SchemeContrast?

  @Flag(help: "Check the dark scheme.")
  var dark = false

  @Flag(help: "Print one line of JSON per pair.")
  var json = false

  enum Level: String, ExpressibleByArgument, CaseIterable {
    case aa = "AA"
    case aaa = "AAA"

    init?(argument: String) { self.init(rawValue: argument.uppercased()) }
  }

  func run() throws {
    var fails = false
    let appearance = dark ? Appearance.dark : .light
    let isHigh = contrast == .high || (contrast == nil && level == .aaa)
    let lines = LineAnswers(arguments: themes, json: json, isBlock: true)
    try lines.run { (line, output) throws(Refusal) in
      let theme = try Theme(line: line)
      let audit = ContrastAudit(
        theme, on: appearance, contrast: isHigh ? .high : .standard, level: level == .aa ? .aa : .aaa)
      if !audit.shortfalls.isEmpty { fails = true }
      if json {
        for (index, pair) in audit.pairs.enumerated() {
          if index > 0 { output.append("\n") }
          output.json { pair.writeJSON(for: line, to: &$0) }
        }
      } else {
        if themes.count != 1 {
          output.append(contentsOf: line)
          output.append("\n")
        }
        output.append(audit.table)
        let advice = ContrastAdvice(theme, on: appearance).lines
        if !advice.isEmpty { output.append("\n\n" + advice.joined(separator: "\n")) }
      }
    }
    guard fails else { return }
    if level == .aaa, !isHigh { complain("A scheme of standard contrast is made for AA. Use --contrast high for AAA.") }
    throw ExitCode(1)
  }
}
