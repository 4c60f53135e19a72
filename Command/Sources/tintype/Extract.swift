import ArgumentParser

struct Extract: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Find the main colors of a picture.",
    discussion: """
      Prints five clearly different colors: how much of the picture looks like each, where it is, in percent from \
      the left and from the top, and which make the best primary and accent. It prints fewer if the picture doesn't have five.

      A picture is a PNG or a JPEG. Of an animated one, it looks at the first frame. “-” is a picture on standard input. \
      Without pictures, it reads the path of one per line from standard input and prints one line for each. The exit \
      status is 2 if a picture is not readable; the others are still answered.

      Example:
        tintype extract beach.jpg
        ls *.png | tintype extract --json

      JSON: share and position are 0...1, the position from the left and from the top. role is primary, accent or null. \
      theme has both colors.
      """)

  @Argument(help: ArgumentHelp("The pictures; - is standard input.", valueName: "file"))
  var files: [String] = []

  @Option(parsing: .unconditional, help: "How many colors to find, 1 to 24.")
  var count = 5

  @Flag(help: "Print one line of JSON per picture.")
  var json = false

  func validate() throws {
    guard 1...24 ~= count else { throw ValidationError("--count takes a number from 1 to 24, not \(count).") }
  }

  func run() throws {
    let lines = LineAnswers(arguments: files, json: json, isBlock: !files.isEmpty)
    try lines.run { (line, output) throws(Refusal) in
      let path = String(decoding: line, as: UTF8.self)
      guard !path.isEmpty else { throw Refusal("This line is empty. Give the path of a PNG or JPEG.") }
      let report: PictureReport
      do throws(Refusal) {
        report = try PictureReport(contentsOf: path, count: count)
      } catch {
        throw files.count > 1 && !json ? Refusal("\(path): \(error.sentence)") : error
      }
      if let remark = report.remark, !json { complain(files.count == 1 ? remark : "\(path): \(remark)") }
      if json {
        output.json { report.writeJSON(for: line, to: &$0) }
      } else if files.isEmpty {
        report.appendLine(to: &output)
      } else {
        if files.count > 1 { output.append(path + "\n") }
        output.append(report.table)
      }
    }
  }
}
