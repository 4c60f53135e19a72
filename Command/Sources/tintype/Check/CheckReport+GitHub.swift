extension CheckReport {
  /// Workflow commands of GitHub Actions, which it shows as annotations on the lines of a change.
  /// Source: docs.github.com, "Workflow commands for GitHub Actions", "Setting an error message".
  var gitHub: String {
    var lines = failures.map { failure in
      let place = failure.text
      let end = place.endColumn.map { ",endColumn=\($0)" } ?? ""
      let properties =
        "file=\(property(place.path)),line=\(place.line),col=\(place.column)\(end),title=Contrast \(failure.ratio.hundredths)%3A1"
      return "::error \(properties)::\(message("\(failure.sentence) \(failure.advice)"))"
    }
    lines += listedUndecided.map { pair in
      "::notice file=\(property(pair.text.path)),line=\(pair.text.line),col=\(pair.text.column),title=Not judged::"
        + message("\(pair.text.fullName) on \(pair.background.fullName): \(pair.reason).")
    }
    lines += errors.map { "::error file=\(property($0.path))::\(message($0.sentence))" }
    return (lines + [summary]).joined(separator: "\n")
  }

  private func message(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private func property(_ text: String) -> String {
    message(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
