import ArgumentParser
import ColorScience
import _Text

struct Difference: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Measure how different two colors look.",
    discussion: """
      Prints CIEDE2000 (at D65), where people start to see a difference at about 1 and black and white are 100 apart, and \
      deltaE-OK, where they see one at about 0.02 and black and white are 1 apart. Both colors must be opaque.

      Without colors, it reads two per line from standard input, with a tab between them.

      Example:
        tintype difference tomato '#FF6040'
      """)

  @Argument(help: "The two colors. \(Help.colors)")
  var colors: [String] = []

  @Flag(help: "Print one line of JSON per pair.")
  var json = false

  func validate() throws {
    try Pair.validate(colors)
  }

  func run() throws {
    try Pair.answer(colors, json: json) { pair throws(Refusal) in try ColorDifference(pair) }
  }
}

/// How different two colors look.
private struct ColorDifference: PairAnswer {
  let ciede2000, ok: Double

  /// Refuses see-through colors.
  init(_ pair: Pair) throws(Refusal) {
    _ = try pair.first.opaque(for: "A difference")
    _ = try pair.second.opaque(for: "A difference")
    let (one, other) = (SRGB(pair.first), SRGB(pair.second))
    ciede2000 = one.difference2000(from: other)
    ok = OKLab(one).difference(from: OKLab(other))
  }

  func writeMembers(to json: inout JSONWriter) {
    json.member("ciede2000", ciede2000, places: 4)
    json.member("ok", ok, places: 6)
  }

  func appendLine(to output: inout Output) {
    output.append("CIEDE2000 ")
    output.json { $0.number(ciede2000, places: 4) }
    output.append("\tdeltaE-OK ")
    output.json { $0.number(ok, places: 6) }
  }
}
