import ArgumentParser
import ColorScience
import Foundation
import Theme

struct Check: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Judge the contrast of every pair of colors that a theme uses, by WCAG 2.2.",
    discussion: """
      Tells of each pair the ratio, the level that it reaches at its size and weight in its font, the ratio as people \
      with another color vision see it, and, where it falls short, the nearest change that passes: another shade of the \
      same ramp first, else the smallest move in lightness. Exit status 1 where a pair falls short, 2 where the theme \
      cannot be read.

      Example:
        tintype check 'primary=indigo-500&accent=pink-a200&title=Lato&body=Lato' --level AA
      """)

  @Argument(help: "The theme, such as 'primary=indigo-500&accent=pink-a200', or a link to it.")
  var theme: String

  @Option(help: "The level that is asked for: AA or AAA.", transform: Check.level)
  var level = ContrastLevel.aa

  @Flag(help: "Judge on a dark page.")
  var dark = false

  @Flag(help: "Answer with a line of JSON a pair.")
  var json = false

  private static func level(_ text: String) throws -> ContrastLevel {
    switch text.lowercased() {
    case "aa": return .aa
    case "aaa": return .aaa
    default: throw ValidationError("The level is AA or AAA, not \(text).")
    }
  }

  func run() async throws {
    try await Refusal.reported {
      let audit = ContrastAudit(try readTheme(), on: dark ? .dark : .light, level: level)
      var output = Output()
      if json {
        for pair in audit.pairs {
          pair.appendJSON(to: &output)
          output.endLine()
        }
      } else {
        output.append(GuidanceTable(audit).text)
      }
      output.flush()
      if !audit.shortfalls.isEmpty { throw ExitCode(1) }
    }
  }

  private func readTheme() throws(Refusal) -> Theme {
    // A link to a theme has the theme after its question mark.
    let text = theme.split(separator: "?").last.map(String.init) ?? ""
    let theme: Theme
    do throws(ThemeStringError) {
      theme = try Theme(string: text)
    } catch {
      throw Refusal(error.sentence)
    }
    guard theme.primary != nil || theme.accent != nil else {
      throw Refusal("The theme has no color to judge; one reads like primary=indigo-500&accent=pink-a200.")
    }
    return theme
  }
}
