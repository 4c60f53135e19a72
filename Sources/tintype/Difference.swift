import ArgumentParser
import ColorScience

struct Difference: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Tell how different two colors look.",
    discussion: """
      By CIEDE2000 at D65, where about 1 can just be told apart and black is 100 from white; and by deltaE-OK, where about \
      0.02 can just be told apart and black is 1 from white. Without colors, reads two, a tab between them, from each line \
      of standard input.

      Example:
        tintype difference tomato '#FF6040'
      """)

  @Argument(help: "The two colors.")
  var colors: [String] = []

  @Flag(help: "Answer with a line of JSON a pair.")
  var json = false

  func validate() throws {
    try Pair.validate(colors)
  }

  func run() throws {
    let lines = LineAnswers(arguments: Pair.line(of: colors), json: json)
    try lines.run { (line, output) throws(Refusal) in
      let pair = try Pair(line: line)
      _ = try pair.first.opaque(for: "a difference")
      _ = try pair.second.opaque(for: "a difference")
      let (one, other) = (SRGB(pair.first), SRGB(pair.second))
      let ciede2000 = one.difference2000(from: other)
      let ok = OKLab(one).difference(from: OKLab(other))
      output.append(json ? #"{"ciede2000":"# : "CIEDE2000 ")
      output.append(json: ciede2000, places: 4)
      output.append(json ? #","ok":"# : "\tdeltaE-OK ")
      output.append(json: ok, places: 6)
      if json { output.append(UInt8(ascii: "}")) }
    }
  }
}
