import ArgumentParser

struct Schema: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the JSON Schema of tintype.json, with which editors help to write it.",
    discussion: """
      Save it beside your tintype.json, and name it there: "$schema": "./tintype.schema.json".

      Example:
        tintype schema > tintype.schema.json
      """)

  func run() throws {
    var output = Output()
    output.append(ProjectSchema.text)
    try output.flush()
  }
}
