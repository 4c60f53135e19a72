import ArgumentParser
import Conformance
import Foundation
import Theme

/// The command "report"; `Report` is what it writes.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Write a report on the contrast of a theme or of files, to hand in.",
    discussion: """
      It has every pair with its ratio, what it needs and where it's used or written; what falls short comes first. It says \
      what the colors mean for the success criteria 1.4.1, 1.4.3, 1.4.6, 1.4.11 and 2.4.13 of WCAG 2.2, what wasn't judged, \
      and what it doesn't say: it's about colors, not about a whole product.

      html is one page that prints on A4 and Letter. json is for programs; "tintype schema report" prints its schema. openacr \
      is GSA's form of the VPAT, as YAML: it needs a product and the address of whoever answers for it, which may also be in \
      tintype.json: {"report": {"product": "Harbor", "email": "ada@example.com"}}.

      Without a theme or a path, it's about the current folder. SOURCE_DATE_EPOCH sets the date, so that the same input makes \
      the same bytes. The exit status is 1 if something falls short, and 2 if something can't be read.

      Example:
        tintype report 'primary=indigo-500&accent=pink-a200' --out contrast.html
        tintype report . --format openacr --product Harbor --email ada@example.com --out harbor.yaml
      """)

  @Argument(
    help: ArgumentHelp(
      "The theme, such as 'primary=indigo-500&accent=pink-a200', or a link to it; or a file or folder.",
      valueName: "theme or file"))
  var subject = "."

  @Option(help: "The form.")
  var format = Format.html

  @Option(help: ArgumentHelp("The file to write; standard output otherwise.", valueName: "path"))
  var out: String?

  @Option(help: "The product that it's for.")
  var product: String?

  @Option(help: "The product's version.")
  var productVersion: String?

  @Option(help: "Who answers for it.")
  var author: String?

  @Option(help: "Their company.")
  var company: String?

  @Option(help: "Their address.")
  var email: String?

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case html, json, openacr
  }

  func run() throws {
    var details = try ReportDetails()
    details.product = product
    details.productVersion = productVersion
    details.author = author
    details.company = company
    details.email = email
    let report = try Report(of: subject, details)
    let text = try report.text(as: format)
    if let out {
      var files = FileSet()
      try files.add(Array(text.utf8), at: behindLinks(wholePath(out)), named: out)
      try files.write()
      var output = Output()
      output.append(files.changes.first?.sentence ?? "\(out) is up to date.")
      try output.endLine()
      try output.flush()
    } else {
      var output = Output()
      output.append(text)
      try output.flush()
    }
    for error in report.errors { complain(error) }
    if !report.errors.isEmpty { throw ExitCode(2) }
    if !report.passes { throw ExitCode(1) }
  }
}

extension Report {
  /// A report on a file or folder if there is one, and otherwise on a theme.
  /// - Parameter allow: Refuses a path that mustn't be read.
  init(
    of subject: String, _ details: ReportDetails, allow: ((String) throws(Refusal) -> Void)? = nil
  ) throws(Refusal) {
    var details = details
    guard FileManager.default.fileExists(atPath: subject) else {
      guard !subject.looksLikePath else { throw Refusal("There’s no file, folder or theme \(quoted(subject)).") }
      details.complete(with: try ProjectChecks(of: ["."], allow: allow).report)
      self.init(try Theme(whole: subject), details)
      return
    }
    let checks = try ProjectChecks(of: [subject], allow: allow)
    details.complete(with: checks.report)
    self.init([subject], checks, details)
    // One file that makes no sense is no report.
    if let error = errors.first, pairs.isEmpty, !isDirectory(subject) { throw Refusal(error) }
  }

  /// The report in one of its forms.
  func text(as format: ReportCommand.Format) throws(Refusal) -> String {
    switch format {
    case .html: html(showing: visible)
    case .json: json
    case .openacr: try openACR()
    }
  }
}
