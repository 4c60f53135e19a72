import _Text

extension CheckReport {
  /// For people: a line for each place, and one that counts.
  var text: String {
    var lines: [String] = []
    var changed: Set<String> = []
    for fix in fixes where changed.insert(fix.text.address).inserted {
      lines.append("\(fix.text.address): changed \(fix.text.fullName) to \(fix.suggestion ?? "").")
    }
    for failure in failures {
      lines.append("\(failure.text.address): \(failure.sentence) \(failure.advice)")
      lines.append("  \(failure.background.address): \(failure.background.fullName) \(failure.background.hex ?? "")")
    }
    // A name that another file declares is nothing to worry about.
    let apart = undecided.filter { $0.reason != "\(UndecidedText.elsewhere)" }
    if !apart.isEmpty {
      if !lines.isEmpty { lines.append("") }
      lines.append("Not judged:")
      for pair in apart {
        lines.append("  \(pair.text.address): \(pair.text.fullName) on \(pair.background.fullName): \(pair.reason).")
      }
    }
    if !lines.isEmpty { lines.append("") }
    return (lines + [summary]).joined(separator: "\n")
  }

  /// How many pairs, in a sentence.
  var summary: String {
    guard judged > 0 || !undecided.isEmpty else {
      return "There’s no text on a background here, by the names of colors."
    }
    let pairs = judged == 1 ? "1 pair" : "\(judged.groupedText) pairs"
    let files = files.count == 1 ? "1 file" : "\(files.count.groupedText) files"
    let short = failures.count
    var sentences: [String] = []
    if short > 0 {
      sentences.append("\(short.groupedText) of \(pairs) in \(files) \(short == 1 ? "falls" : "fall") short.")
    } else if judged > 0 {
      sentences.append("\(pairs) in \(files) \(judged == 1 ? "passes" : "pass").")
    }
    if !undecided.isEmpty {
      let pairs = undecided.count == 1 ? "1 pair isn’t" : "\(undecided.count.groupedText) pairs aren’t"
      sentences.append("\(pairs) judged.")
    }
    return sentences.joined(separator: " ")
  }
}

enum UndecidedText {
  static let elsewhere: StaticString = "not a color that this file tells"
}
