import ArgumentParser
import Formats
import _Text

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
        output.json { format.writeJSON(to: &$0) }
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
  fileprivate func writeJSON(to json: inout JSONWriter) {
    json.object {
      $0.member("name", "\(name)")
      $0.member("label", "\(label)")
      $0.member("file", "\(fileName)")
      $0.member("folder", isFolder)
      $0.member("purpose", "\(purpose)")
      $0.member("reader", "\(reader)")
      $0.member("options", options) { $0.string("\($1.name)") }
    }
  }
}
