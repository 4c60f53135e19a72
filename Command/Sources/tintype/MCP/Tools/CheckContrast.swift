import FileCheck
import Theme
import _Text

extension Tool {
  static func check(in folder: WorkFolder) -> Tool {
    Tool(
      name: "check",
      title: "Check contrast",
      description: """
        Checks contrast by WCAG 2.2. For a theme: everything that it paints, in light and dark, at standard contrast by AA and at \
        high contrast by AAA, and where a chosen color doesn't read as it is. For a file or folder of an app: every pair of text \
        and background that the names of its colors tell, in every mode, with the place of each and the nearest color that \
        passes; fix writes that.
        """,
      parameters: [
        Parameter("theme", .text, ToolText.theme),
        Parameter(
          "file", .text, "A file or folder, a path inside the folder that this server works in, instead of a theme."),
        Parameter("fix", .flag, "Whether to write the colors that pass into the files; nothing else is changed."),
      ],
      resultMembers: [
        Shape.Member("passes", .flag, "Whether every pair passes."),
        Shape.Member("pairs", .whole(0...1_000_000), "How many pairs were checked."),
        Shape.Member(
          "failures",
          .list(
            .object([
              Shape.Member("modes", .text, "Where it fails, such as light and dark."),
              Shape.Member("role", .text, "The role or name of the text."),
              Shape.Member("on", .text, "The role or name behind it."),
              Shape.Member("front", .orNull(.text), "#RRGGBB."),
              Shape.Member("back", .orNull(.text), "#RRGGBB."),
              Shape.Member("ratio", .number, "The contrast ratio."),
              Shape.Member("required", .number, "The ratio it needs."),
              Shape.Member("file", .text, "The file with the text’s color.", isRequired: false),
              Shape.Member("line", .whole(1...10_000_000), "Its line there.", isRequired: false),
              Shape.Member("column", .whole(1...10_000_000), "Its column there.", isRequired: false),
              Shape.Member("nearest", .text, "The nearest color that passes, as a hex.", isRequired: false),
              Shape.Member(
                "suggestion", .text, "The nearest color that passes, as the file writes it.", isRequired: false),
            ])), "The pairs that fall short, the first \(mostFailures) of a file or folder’s."),
        Shape.Member("advice", .list(.text), "Of a theme: where a chosen color itself doesn't read, and what to use."),
        Shape.Member("fixed", .whole(0...1_000_000), "How many pairs passed only once they were fixed."),
        Shape.Member(
          "known", .whole(0...1_000_000), "How many fail as the project’s tintype.baseline.json knows them.",
          isRequired: false),
        Shape.Member("errors", .list(.text), "Files that couldn't be judged, and why.", isRequired: false),
      ],
      writes: true
    ) { arguments throws(Refusal) in
      switch (arguments.text("theme"), arguments.text("file")) {
      case (let theme?, nil):
        guard !arguments.flag("fix") else {
          throw Refusal("“fix” is for files; a theme is one line that you can change.")
        }
        let audit = WholeAudit(try Theme(argument: theme))
        return ToolResult(audit.text) { audit.writeJSON(to: &$0) }
      case (nil, let file?):
        _ = try folder.place(of: file)
        // A link may lead out of the folder.
        let allow = { (path: String) throws(Refusal) in _ = try folder.place(of: path) }
        let checks = try ProjectChecks(of: [file], allow: allow)
        let baseline = try Baseline(of: [file], checks, allow: allow)
        let check = CheckRun(
          rules: ContrastCheck.Rules(), checks: checks, fixes: arguments.flag("fix"), most: mostFailures)
        var report = check.run(on: [file])
        if baseline.isThere { report.compare(with: baseline) }
        report.listFailures(atMost: mostFailures)
        let errors = report.errors.map { $0.sentence }
        // Of a folder, the other files still count.
        if let error = errors.first, report.judged == 0 { throw Refusal(error) }
        return ToolResult(([report.quotingNames.text] + errors).joined(separator: "\n")) {
          report.writeForAgents(to: &$0)
        }
      default: throw Refusal("Give either a “theme” or a “file”.")
      }
    }
  }
}

/// As many failures as an agent reads in one answer.
private let mostFailures = 200

extension CheckReport {
  /// The same with the names of colors shortened and in quotation marks, unless they're only letters and signs: in an agent's
  /// text, a sentence from a stranger's file mustn't look like one of ours.
  fileprivate var quotingNames: CheckReport {
    var report = self
    for index in report.files.indices {
      for failure in report.files[index].failures.indices {
        report.files[index].failures[failure].text.quoteName()
        report.files[index].failures[failure].background.quoteName()
      }
      for pair in report.files[index].undecided.indices {
        report.files[index].undecided[pair].text.quoteName()
        report.files[index].undecided[pair].background.quoteName()
      }
      for fix in report.files[index].fixes.indices { report.files[index].fixes[fix].text.quoteName() }
    }
    return report
  }

  /// Writes the same members as for a theme.
  fileprivate func writeForAgents(to json: inout JSONWriter) {
    json.object {
      $0.member("passes", passes)
      $0.member("pairs", judged)
      $0.member("failures", failures) { json, failure in
        json.object {
          $0.member("modes", failure.modes.listed)
          $0.member("role", shortened(failure.text.fullName))
          $0.member("on", shortened(failure.background.fullName))
          $0.member("front", failure.text.hex)
          $0.member("back", failure.background.hex)
          $0.member("ratio") { $0.ratio(failure.ratio) }
          $0.member("required", failure.needed, places: 2)
          $0.member("file", failure.text.path)
          $0.member("line", failure.text.line)
          $0.member("column", failure.text.column)
          if let nearest = failure.nearest { $0.member("nearest", nearest) }
          if let suggestion = failure.suggestion { $0.member("suggestion", suggestion) }
        }
      }
      $0.member("advice", [String]()) { $0.string($1) }
      $0.member("fixed", fixes.count)
      if comparison != nil { $0.member("known", known.count) }
      if !errors.isEmpty { $0.member("errors", errors) { $0.string($1.sentence) } }
    }
  }
}

extension CheckReport.Place {
  fileprivate mutating func quoteName() {
    name = Self.marked(name)
    source = source.map(Self.marked)
  }

  private static func marked(_ name: String) -> String {
    let isPlain = name.utf8.count <= 60 && name.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F }
    return isPlain ? name : quoted(name)
  }
}
