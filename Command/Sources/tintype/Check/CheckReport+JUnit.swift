import _Text

extension CheckReport {
  /// JUnit's XML, which most CI servers show: a suite for each file, and in it a case for each pair that fails or isn't judged, or
  /// one for all of its pairs if they pass.
  var jUnit: String {
    var lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#]
    let suites = files.map(\.cases) + errors.map { [Case($0.path, "reading", ("error", $0.sentence))] }
    let names = files.map(\.path) + errors.map(\.path)
    func count(_ cases: [Case], _ kind: String) -> Int { cases.filter { $0.outcome?.kind == kind }.count }
    func counts(_ cases: [Case]) -> String {
      #"tests="\#(cases.count)" failures="\#(count(cases, "failure"))" errors="\#(count(cases, "error"))" skipped="\#(count(cases, "skipped"))""#
    }
    lines.append(#"<testsuites name="tintype check" \#(counts(suites.flatMap { $0 }))>"#)
    for (name, cases) in zip(names, suites) {
      lines.append(#"  <testsuite name="\#(name.xml)" \#(counts(cases))>"#)
      for one in cases {
        let opening = #"    <testcase classname="\#(one.path.xml)" name="\#(one.name.xml)""#
        guard let outcome = one.outcome else {
          lines.append(opening + "/>")
          continue
        }
        lines.append(opening + ">")
        lines.append(#"      <\#(outcome.kind) message="\#(outcome.message.xml)"/>"#)
        lines.append("    </testcase>")
      }
      lines.append("  </testsuite>")
    }
    return (lines + ["</testsuites>"]).joined(separator: "\n")
  }
}

private struct Case {
  let path: String
  let name: String
  let outcome: (kind: String, message: String)?

  init(_ path: String, _ name: String, _ outcome: (String, String)? = nil) {
    (self.path, self.name) = (path, name)
    self.outcome = outcome.map { (kind: $0.0, message: $0.1) }
  }
}

extension CheckedUnitReport {
  fileprivate var cases: [Case] {
    var cases = failures.map {
      Case(
        path, "\($0.text.fullName) on \($0.background.fullName), \($0.modes.listed)",
        ("failure", "\($0.text.address): \($0.sentence) \($0.advice)"))
    }
    if failures.isEmpty, judged > 0 { cases.append(Case(path, "contrast")) }
    return cases
      + undecided.map {
        Case(
          path, "\($0.text.fullName) on \($0.background.fullName), \($0.modes)",
          ("skipped", "\($0.text.address): \($0.reason)"))
      }
  }
}

extension String {
  /// The text for an attribute of XML, without characters that XML can't have.
  fileprivate var xml: String {
    let bytes = Array(utf8).escapedMarkup.flatMap { byte in
      byte == 0x09 || byte == 0x0A || byte == 0x0D ? "&#\(byte);".bytes : [byte]
    }
    return String(bytes: bytes)
  }
}
