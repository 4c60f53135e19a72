import ArgumentParser
import ColorScience
import FileCheck
import Foundation
@_spi(Report) import Theme
import _Text

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Check the contrast of a theme, or of the colors in files, by WCAG 2.2.",
    discussion: """
      For a theme, it prints for each role of the scheme, on each role that it has to be readable on, the contrast ratio, \
      what it needs, and the ratio that people with a color vision deficiency see. Then it says where a chosen color doesn't \
      read as it is, and which color to use there. A focus ring that no color can paint on pages and on the primary is \
      on-primary on the primary.

      The theme may be a link to it. Each color in it may be any color that "tintype color" takes. Without themes, it reads \
      one per line from standard input. The exit status is 1 if a pair fails, and 2 if a theme is not readable. A scheme of \
      standard contrast is made for AA; AAA is what --contrast high is for.

      For files and folders, it judges every pair of text and background that the names of their colors tell, in every mode: \
      card-foreground on card, on-primary on primary, text on background. It says where both are, the ratio, what it needs, \
      and the nearest color that passes, as the file writes colors; --fix writes it, and changes nothing else. What may not \
      be text, such as something disabled or see-through, is listed apart; --strict judges it, too. A tintype.json in the \
      folder, or in the current one, may list more pairs, and what to ignore. docs/check.md says which names tell what. The \
      exit status is 1 if a pair fails, and 2 if something can't be read, written or judged as a whole.

      --non-text also judges what isn't text but has to be seen, by 1.4.11: the edges of fields and the like, focus rings, \
      icons, and the parts of a chart. They need 3:1. Lines that only separate, such as a card's border, aren't among them. \
      For a theme, it adds the colors for charts to the list, which has the others anyway.

      A project that begins with failures keeps them with --write-baseline, in a tintype.baseline.json. From then on, only \
      new and worse ones fail.

      Example:
        tintype check 'primary=indigo-500&accent=pink-a200' --level AAA
        tintype check 'primary=Sunset Orange&accent=oklch(0.7 0.15 250)' --json
        tintype check app/globals.css --fix
        tintype check app/globals.css --non-text
        tintype check . --reporter sarif
        tintype check . --write-baseline
      """)

  @Argument(
    help: ArgumentHelp(
      "The themes, such as 'primary=indigo-500&accent=pink-a200', or links to them; or the files and folders.",
      valueName: "theme or file"))
  var themes: [String] = []

  @Option(help: "The level to reach.")
  var level = Level.aa

  @Option(
    help: "The contrast of a theme's scheme: standard, or high, which is also what AAA is checked on unless you say.")
  var contrast: SchemeContrast?

  @Flag(help: "Check a theme's dark scheme.")
  var dark = false

  @Flag(help: "Print one line of JSON per pair of a theme; for files, the same as --reporter json.")
  var json = false

  @Option(help: "What to print about files.")
  var reporter: Reporter?

  @Flag(help: "Judge all pairs of files, even those that may not be text.")
  var strict = false

  @Flag(help: "Also judge what isn't text: edges of fields, focus rings, icons and the parts of a chart, at 3:1.")
  var nonText = false

  @Flag(help: "Write the nearest color that passes into the files.")
  var fix = false

  @Flag(help: "Judge everything in a folder, even what git ignores, tests and what builds made.")
  var all = false

  @Flag(help: "Keep today's failures in tintype.baseline.json, so that only new and worse ones fail.")
  var writeBaseline = false

  @Flag(help: "Let the failures in tintype.baseline.json fail, too.")
  var noBaseline = false

  /// The forms of the report on files.
  enum Reporter: String, ExpressibleByArgument, CaseIterable {
    case text, json, github, sarif, junit
  }

  enum Level: String, ExpressibleByArgument, CaseIterable {
    case aa = "AA"
    case aaa = "AAA"

    init?(argument: String) { self.init(rawValue: argument.uppercased()) }
  }

  func validate() throws {
    let (files, others) = (themes.filter { isFile($0) }, themes.filter { !isFile($0) })
    guard missingPath == nil else { return }
    guard files.isEmpty || others.isEmpty else {
      throw ValidationError(
        "Give themes or files, not both: there’s no file \(quoted(others[0])).")
    }
    if files.isEmpty {
      guard !strict, !fix, !all, reporter == nil else {
        throw ValidationError("--strict, --fix, --all and --reporter are for files. Name a file or folder.")
      }
      guard !writeBaseline, !noBaseline else {
        throw ValidationError("--write-baseline and --no-baseline are for files. Name a file or folder.")
      }
    } else {
      guard !writeBaseline || !noBaseline else {
        throw ValidationError("Give --write-baseline or --no-baseline, not both.")
      }
      guard !dark, contrast == nil else {
        throw ValidationError("--dark and --contrast are for themes. Files are judged in every mode they have.")
      }
      guard !json || reporter == nil || reporter == .json else {
        throw ValidationError("Give --json or --reporter, not both.")
      }
    }
  }

  private func isFile(_ argument: String) -> Bool { FileManager.default.fileExists(atPath: argument) }

  /// The first of the arguments that's neither there nor a theme.
  private var missingPath: String? { themes.first { !isFile($0) && $0.looksLikePath } }

  func run() throws {
    if let missingPath {
      throw Refusal(
        missingPath == "-"
          ? "To read themes from standard input, leave the “-” out."
          : "There’s no file, folder or theme \(quoted(missingPath)).")
    }
    if let first = themes.first, isFile(first) { try checkFiles() } else { try checkThemes() }
  }

  private func checkFiles() throws {
    var rules = ContrastCheck.Rules()
    rules.level = level == .aa ? .aa : .aaa
    rules.isStrict = strict
    rules.judgesNonText = nonText
    let checks = try ProjectChecks(of: themes)
    var baseline = try noBaseline ? nil : Baseline(of: themes, checks)
    let check = CheckRun(rules: rules, checks: checks, fixes: fix, takesAll: all)
    var report = check.run(on: themes)
    var written: String?
    if writeBaseline {
      baseline?.replace(in: CheckScope(themes), by: report)
      written = try baseline?.write()
    }
    if let baseline, baseline.isThere {
      report.compare(
        with: baseline, in: CheckScope(themes), rules: check.rules,
        command: baselineCommand)
    }
    var output = Output()
    switch reporter ?? (json ? .json : .text) {
    case .text:
      for error in report.errors { complain(error.sentence) }
      if let written { output.append(written + "\n") }
      output.append(report.text)
    case .json: output.json { report.writeJSON(to: &$0) }
    case .github: output.append(report.gitHub)
    case .sarif: output.json { report.writeSARIF(to: &$0) }
    case .junit: output.append(report.jUnit)
    }
    try output.endLine()
    try output.flush()
    if !report.errors.isEmpty { throw ExitCode(2) }
    if !report.passes || strict && !report.unpaired.isEmpty { throw ExitCode(1) }
  }

  /// The command that writes the baseline of the same check.
  private var baselineCommand: String {
    var words = ["tintype", "check"] + themes.map(\.asShellWord)
    if level == .aaa { words += ["--level", "AAA"] }
    if strict { words.append("--strict") }
    if nonText { words.append("--non-text") }
    if all { words.append("--all") }
    return (words + ["--write-baseline"]).joined(separator: " ")
  }

  private static let nothing = Refusal(
    "There’s nothing to check. Name files, a folder or a theme: tintype check .")

  private func checkThemes() throws {
    var fails = false
    var isEmpty = true
    if themes.isEmpty, isatty(STDIN_FILENO) == 1 { throw Self.nothing }
    let appearance = dark ? Appearance.dark : .light
    let isHigh = contrast == .high || (contrast == nil && level == .aaa)
    let lines = LineAnswers(arguments: themes, json: json, isBlock: true)
    try lines.run { (line, output) throws(Refusal) in
      isEmpty = false
      let theme = try Theme(line: line)
      let colors = theme.charts
      let audit = ContrastAudit(
        theme, on: appearance, contrast: isHigh ? .high : .standard, level: level == .aa ? .aa : .aaa,
        charts: nonText ? colors : nil)
      let charts = ChartAudit(theme, on: appearance, contrast: isHigh ? .high : .standard, charts: colors)
      if !audit.shortfalls.isEmpty || !charts.shortfalls.isEmpty { fails = true }
      if json {
        for (index, pair) in audit.pairs.enumerated() {
          if index > 0 { output.append("\n") }
          output.json {
            $0.object {
              $0.member("input", line)
              pair.writeMembers(to: &$0)
            }
          }
        }
        for shortfall in charts.shortfalls {
          output.append("\n")
          output.json {
            $0.object {
              $0.member("input", line)
              shortfall.writeMembers(to: &$0)
            }
          }
        }
      } else {
        if themes.count != 1 {
          output.append(contentsOf: line)
          output.append("\n")
        }
        output.append(text(ofTable: audit.rows))
        let advice = audit.brokenPins + charts.lines + ContrastAdvice(theme, on: appearance).lines
        if !advice.isEmpty { output.append("\n\n" + advice.joined(separator: "\n")) }
      }
    }
    if isEmpty { throw Self.nothing }
    guard fails else { return }
    if level == .aaa, !isHigh { complain("A scheme of standard contrast is made for AA. Use --contrast high for AAA.") }
    throw ExitCode(1)
  }
}

extension String {
  /// Whether it's a path or nothing: each choice of a theme has an equals sign, and so have links to themes.
  var looksLikePath: Bool { !isEmpty && !contains("=") && !contains("://") }

  /// The text as one word for a shell: in quotation marks if it has more than what paths usually have.
  fileprivate var asShellWord: String {
    let isPlain = !isEmpty && utf8.allSatisfy { $0.isLetterOrDigit || "/._-+,@".utf8.contains($0) }
    return isPlain ? self : "'" + replacing("'", with: "'\\''") + "'"
  }
}
