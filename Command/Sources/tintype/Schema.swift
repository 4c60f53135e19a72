import ArgumentParser
import Conformance

struct Schema: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the JSON Schema of tintype.json, with which editors help to write it, or of a report.",
    discussion: """
      Save it beside your tintype.json, and name it there: "$schema": "./tintype.schema.json".

      Example:
        tintype schema > tintype.schema.json
        tintype schema report > report.schema.json
      """)

  @Argument(help: "What it's the schema of.")
  var subject = Subject.project

  enum Subject: String, ExpressibleByArgument, CaseIterable {
    case project, report
  }

  func run() throws {
    var output = Output()
    output.append(subject == .project ? ProjectSchema.text : Report.schema)
    try output.flush()
  }
}
