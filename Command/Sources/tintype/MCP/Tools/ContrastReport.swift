import Conformance
import Foundation
import Theme
import _Text

extension Tool {
  static func report(in folder: WorkFolder) -> Tool {
    Tool(
      name: "report",
      title: "Report on contrast",
      description: """
        Writes a report on the contrast of a theme, or of a file or folder of an app, to hand in: every pair, what falls short, \
        and what that means for the success criteria of WCAG 2.2. html is a page that prints; openacr is GSA's form of the VPAT \
        and needs a product and an email: ask for these, and don't make them up. Without out, it answers with the result only.
        """,
      parameters: [
        Parameter("theme", .text, ToolText.theme),
        Parameter(
          "file", .text, "A file or folder, a path inside the folder that this server works in, instead of a theme."),
        Parameter(
          "out", .text, "The file to write, a path inside the folder that this server works in, such as contrast.html."),
        Parameter(
          "format", .choice(ReportCommand.Format.allCases.map(\.rawValue)), "The form of that file; html if left out."),
        Parameter("product", .text, "The product that it's for."),
        Parameter("productVersion", .text, "The product's version."),
        Parameter("author", .text, "Who answers for it."),
        Parameter("company", .text, "Their company."),
        Parameter("email", .text, "Their address."),
      ],
      resultMembers: [
        Shape.Member("passes", .flag, "Whether nothing falls short."),
        Shape.Member("summary", .text, "The result in a sentence."),
        Shape.Member("failures", .list(.text), "What falls short, the first \(mostSentences) of it."),
        Shape.Member("criteria", ReportCriterion.shape, "What the colors say about success criteria."),
        Shape.Member("errors", .list(.text), "What couldn't be read, and why."),
        Shape.Member("done", .list(.text), "What was done to the file, if it changed."),
      ],
      writes: true
    ) { arguments throws(Refusal) in
      var details = try ReportDetails()
      details.product = arguments.text("product")
      details.productVersion = arguments.text("productVersion")
      details.author = arguments.text("author")
      details.company = arguments.text("company")
      details.email = arguments.text("email")
      let report: Report
      switch (arguments.text("theme"), arguments.text("file")) {
      case (let theme?, nil): report = Report(try Theme(whole: theme), details)
      case (nil, let file?):
        let place = try folder.place(of: file)
        guard FileManager.default.fileExists(atPath: place) else {
          throw Refusal("There’s no file or folder \(quoted(file)).")
        }
        report = try Report(of: file, details) { (path: String) throws(Refusal) in _ = try folder.place(of: path) }
      default: throw Refusal("Give either a “theme” or a “file”.")
      }
      let format = arguments.text("format").flatMap(ReportCommand.Format.init(rawValue:)) ?? .html
      var done: [String] = []
      if let out = arguments.text("out") {
        var files = FileSet()
        try files.add(Array(try report.text(as: format).utf8), at: try folder.place(of: out), named: out)
        try files.write()
        done = files.changes.map(\.sentence)
      } else if arguments.text("format") != nil {
        throw Refusal("“format” needs “out”, the file to write, such as contrast.html.")
      }
      let failures = Array(report.failures.prefix(mostSentences)).map(shortened)
      return ToolResult(([report.summary] + failures + done).joined(separator: "\n")) {
        $0.object {
          $0.member("passes", report.passes)
          $0.member("summary", report.summary)
          $0.member("failures", failures) { $0.string($1) }
          $0.member("criteria", report.criteria) { $0.criterion($1) }
          $0.member("errors", report.errors) { $0.string($1) }
          $0.member("done", done) { $0.string($1) }
        }
      }
    }
  }
}

/// As many sentences as an agent reads in one answer.
private let mostSentences = 50
