import ArgumentParser
@_spi(Report) import Theme

/// The command "scheme"; `Scheme` is what it prints.
struct SchemeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scheme",
    abstract: "Print the colors an app needs to paint with a theme, legible by construction.",
    discussion: """
      Prints a color for every role, its lowest contrast ratio on the roles that it has to be readable on, and what it's \
      for. --json prints one object: for each role its hex, its CSS, those roles and that ratio, and for each of chart-1 to \
      chart-8 whether it's safe: everyone can tell it from those before.

      Colors for charts come last: chart-1 to chart-8 for the parts of a chart, which everyone can tell apart, and two ramps \
      for amounts. There's no ninth color, because nobody could tell it from all the others: if a chart has more than eight \
      parts, write each part's name beside it, or group the smallest as "Other".

      The theme may be a link to it. Each color in it may be any color that "tintype color" takes; where CSS and a \
      crayon share a name, a theme means the crayon, so write ff0000 for CSS's red. Without themes, it reads one per line \
      from standard input. The exit status is 2 if a theme is not readable.

      Example:
        tintype scheme 'primary=indigo-500&accent=pink-a200'
        tintype scheme 'primary=indigo-500&accent=pink-a200' --dark --contrast high --json
      """)

  @Argument(help: "The themes, such as 'primary=indigo-500&accent=pink-a200', or links to them.")
  var themes: [String] = []

  @Flag(help: "Print the dark scheme.")
  var dark = false

  @Option(help: "The contrast: standard, or high.")
  var contrast = SchemeContrast.standard

  @Flag(help: "Print one line of JSON per theme.")
  var json = false

  func run() throws {
    let lines = LineAnswers(arguments: themes, json: json, isBlock: true)
    try lines.run { (line, output) throws(Refusal) in
      let theme = try Theme(line: line)
      let charts = theme.charts
      let scheme = theme.scheme(dark ? .dark : .light, contrast == .high ? .high : .standard, with: charts)
      if json {
        output.json { scheme.writeJSON(to: &$0) }
      } else {
        if themes.count != 1 {
          output.append(contentsOf: line)
          output.append("\n")
        }
        output.append(text(ofTable: scheme.rows))
        for line in scheme.notesOnCharts(leftOut: charts.leftOut) { output.append("\n" + line) }
      }
    }
  }
}

/// How much contrast a scheme has.
enum SchemeContrast: String, ExpressibleByArgument, CaseIterable {
  case standard, high
}
