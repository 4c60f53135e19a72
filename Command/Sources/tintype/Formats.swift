import ArgumentParser
import Formats

/// The command "formats".
struct FormatsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "formats",
    abstract: "List the formats that a theme can be exported as.",
    discussion: """
      Prints for each format its name, the file or folder it's saved as, who reads it, and what it holds. "tintype import" \
      reads all of them.

      Example:
        tintype formats
        tintype formats --json
      """)

  @Flag(help: "Print one line of JSON per format.")
  var json = false

  func run() throws {
    var output = Output()
    if json {
      for format in Format.all {
        format.appendJSON(to: &output)
        try output.endLine()
      }
    } else {
      let rows = Format.all.map { format in
        let name = "\(format.fileName)" + (format.isFolder ? "/" : "")
        return ["\(format.name)", name, "\(format.reader)", "\(format.purpose)"]
      }
      output.append(text(ofTable: rows))
      try output.endLine()
    }
    try output.flush()
  }
}

extension Format {
  fileprivate func appendJSON(to output: inout Output) {
    output.append(#"{"name":"#)
    output.append(json: "\(name)")
    output.append(#","label":"#)
    output.append(json: "\(label)")
    output.append(#","file":"#)
    output.append(json: "\(fileName)")
    output.append(#","folder":"#)
    output.append(json: isFolder)
    output.append(#","purpose":"#)
    output.append(json: "\(purpose)")
    output.append(#","reader":"#)
    output.append(json: "\(reader)")
    output.append(UInt8(ascii: "}"))
  }
}
