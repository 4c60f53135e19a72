import ColorScience
import Conformance
import FileCheck

extension Report {
  /// What the names in files say about pairs, of text and of what isn't. What a baseline knows counts, too.
  init(_ paths: [String], _ checks: ProjectChecks, _ details: ReportDetails) {
    self.init(subject: .files(paths), details: details)
    var rules = ContrastCheck.Rules()
    rules.judgesNonText = true
    var check = CheckRun(rules: rules, checks: checks, fixes: false)
    check.listsPairs = true
    let report = check.run(on: paths)
    pairs = report.files.flatMap(\.pairs).map { Pair($0) }
    failures = report.failures.map { "\($0.text.address): \($0.sentence) \($0.advice)" }
    notJudged = report.undecided.map {
      NotJudged(
        name: $0.text.fullName, background: $0.background.fullName, modes: $0.modes, reason: $0.reason,
        kind: Kind($0.subject), place: Place($0.text))
    }
    leftOut =
      checks.ignoredPaths + checks.ignoredPairs.map { "\($0.text) on \($0.background)" }
      + report.unpaired.map { "\($0): no text and background tell each other by name" }
    errors = report.errors.map(\.sentence)
  }
}

extension Report.Pair {
  fileprivate init(_ pair: CheckReport.Pair) {
    self.init(
      name: pair.text.fullName, background: pair.background.fullName, front: pair.text.hex, back: pair.background.hex,
      modes: pair.modes.listed, ratio: pair.ratio, required: pair.needed, kind: Report.Kind(pair.subject),
      place: Report.Place(pair.text))
  }
}

extension Report.Kind {
  fileprivate init(_ subject: ContrastSubject) { self = subject == .nonText ? .nonText : .text }
}

extension Report.Place {
  fileprivate init(_ place: CheckReport.Place) { self.init(path: place.path, line: place.line, column: place.column) }
}
