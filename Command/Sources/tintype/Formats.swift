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
        tintype formats --template css > theme.css.template
      """)

  @Flag(help: "Print one line of JSON per format.")
  var json = false

  @Option(help: ArgumentHelp("Print the template of a format, to write your own after it.", valueName: "format"))
  var template: String?

  func run() throws {
    var output = Output()
    if let template {
      output.append(try text(ofTemplate: template))
      return try output.flush()
    }
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
      var lines = text(ofTable: rows).split(separator: "\n")[...]
      for group in FormatGroup.allCases {
        output.append((group == .web ? "" : "\n") + "\(group.label)\n")
        for line in lines.prefix(group.formats.count) { output.append("  " + line + "\n") }
        lines = lines.dropFirst(group.formats.count)
      }
    }
    try output.flush()
  }
}

/// The template of a format, or one that several include.
private func text(ofTemplate name: String) throws(Refusal) -> String {
  guard let format = Format.named(name) else {
    guard let text = Format.included(name) else {
      throw Refusal(noFormat: name)
    }
    return text
  }
  guard let text = format.template else {
    let names = Format.all.filter { $0.template != nil }.map { "\($0.name)" }
    throw Refusal("The format \(format.name) is written by code. These have a template: \(names.listed).")
  }
  return text
}

extension Format {
  fileprivate func writeJSON(to json: inout JSONWriter) {
    json.object {
      $0.member("name", "\(name)")
      $0.member("label", "\(label)")
      $0.member("group", "\(FormatGroup.allCases.first { $0.formats.contains(self) }?.label ?? "")")
      $0.member("file", "\(fileName)")
      $0.member("folder", isFolder)
      $0.member("purpose", "\(purpose)")
      $0.member("reader", "\(reader)")
      $0.member("options", options) { $0.string("\($1.name)") }
    }
  }
}
