import ArgumentParser
import Catalog
import ColorScience
import Foundation
import _Text

struct Crayons: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "List named colors: crayons, CSS, and xkcd.",
    discussion: """
      Prints each color's name and hex. With words, it prints only the colors whose names contain all of them; if there are \
      none, the exit status is 1.

      Without words, it reads them from standard input, one search per line; from a terminal, or if no line comes, it prints \
      all colors. With --near -, the lines are colors, and it prints what's near each one.

      xkcd's 949 names are what most people in its survey called a color. A few that not everyone wants to read are left \
      out; those colors go by their hex.

      Example:
        tintype crayons --by hue
        tintype crayons --set xkcd dusty
        tintype crayons --set all --near indigo-500 --count 3
        tintype crayons --near - --count 1 <colors.txt

      JSON: for a line of standard input, one line with its colors. oklch is lightness, chroma and hue; a gray has the hue null. hue is one of reds, oranges, yellows, greens, teals, \
      blues, purples, pinks, and neutrals. A difference is deltaE-OK; below 0.02, two colors look the same.
      """)

  @Argument(help: "Words that the name must contain.")
  var words: [String] = []

  @Option(help: "Which colors: crayons, css, xkcd, or all.")
  var set = ColorSets.crayons

  @Option(
    help: ArgumentHelp(
      "Print the colors nearest to this one, nearest first, with the difference; - reads them from standard input.",
      valueName: "color"))
  var near: String?

  @Option(help: "How to order them: name, as in their set, or hue, each from light to dark.")
  var by = Order.name

  @Option(parsing: .unconditional, help: "How many to print; all of them by default, or 20 with --near.")
  var count: Int?

  @Flag(help: "Print one line of JSON per color.")
  var json = false

  enum Order: String, ExpressibleByArgument, CaseIterable {
    case name, hue
  }

  func validate() throws {
    guard near == nil || by == .name else {
      throw ValidationError("Give --near or --by hue, not both: --near already sorts by distance.")
    }
    guard count ?? 1 >= 1 else { throw ValidationError("--count takes 1 or more, not \(count ?? 0).") }
  }

  func run() throws {
    if near == "-" {
      try answerLines { line throws(Refusal) in try found(words, near: Self.center(CSSColor(line: line))) }
    } else if words.isEmpty, isatty(STDIN_FILENO) == 0 {
      let center = try center
      let hasLines = try answerLines { line throws(Refusal) in
        let words = [String(decoding: line, as: UTF8.self)]
        return try found(words, near: center)
      }
      if !hasLines { try printAll(found([], near: center)) }
    } else {
      do throws(Refusal) {
        try printAll(found(words, near: center))
      } catch {
        throw try error.answered(to: near.map { [$0] } ?? words, json: json)
      }
    }
  }

  /// The color to be near to; nil without --near.
  private var center: OKLab? {
    get throws(Refusal) {
      guard let near else { return nil }
      return try Self.center(CSSColor(argument: near))
    }
  }

  private static func center(_ color: CSSColor) throws(Refusal) -> OKLab {
    OKLab(try color.opaque(for: "--near", in: .displayP3))
  }

  /// The colors whose names contain all words, in the requested order and number.
  /// - Parameter center: the color they're near; nil for all of them.
  private func found(_ words: [String], near center: OKLab?) throws(Refusal) -> [ColorMatch] {
    var found = try ColorMatch.all(in: set, words: words.joined(separator: " "), near: center)
    if center == nil, by == .hue {
      found = found.map(\.crayon).byHue.flatMap { group in group.indices.map { found[$0] } }
    }
    return Array(found.prefix(count ?? (center == nil ? .max : 20)))
  }

  /// Answers each line of standard input with the colors it finds. Returns whether there was one.
  @discardableResult
  private func answerLines(
    _ find: (UnsafeBufferPointer<UInt8>) throws(Refusal) -> [ColorMatch]
  ) throws -> Bool {
    var hasLines = false
    let lines = LineAnswers(arguments: [], json: json, isBlock: true)
    try lines.run { (line, output) throws(Refusal) in
      hasLines = true
      let colors = try find(line)
      if json {
        output.json {
          $0.object {
            $0.member("input", line)
            $0.member("colors", colors) { $1.writeJSON(to: &$0) }
          }
        }
      } else {
        output.append(contentsOf: line)
        output.append("\n")
        output.append(table(colors))
      }
    }
    return hasLines
  }

  private func printAll(_ colors: [ColorMatch]) throws(Refusal) {
    var output = Output()
    if json {
      for color in colors {
        output.json { color.writeJSON(to: &$0) }
        try output.endLine()
      }
    } else {
      output.append(table(colors))
      try output.endLine()
    }
    try output.flush()
  }

  private func table(_ colors: [ColorMatch]) -> String {
    text(ofTable: colors.map { $0.cells(saysSet: self.set == .all, saysHue: by == .hue) })
  }
}
