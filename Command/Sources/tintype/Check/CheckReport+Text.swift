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
    if unlistedFailures > 0 { lines.append("… and \(unlistedFailures.groupedText) more that fall short.") }
    let apart = listedUndecided
    if !apart.isEmpty {
      if !lines.isEmpty { lines.append("") }
      lines.append("Not judged:")
      for pair in apart {
        lines.append("  \(pair.text.address): \(pair.text.fullName) on \(pair.background.fullName): \(pair.reason).")
      }
    }
    lines += mendedLines
    if !lines.isEmpty { lines.append("") }
    return (lines + [summary]).map(visible).joined(separator: "\n")
  }

  /// What a baseline has and what passes now, and how to take it out.
  private var mendedLines: [String] {
    guard let comparison, !comparison.mended.isEmpty else { return [] }
    let entries = comparison.mended.map { "  \($0.pair.file): \($0.pair.words)" }
    let it = entries.count == 1 ? "it" : "them"
    // Written now, the baseline would take in what's new.
    let remedy = passes ? "To take \(it) out" : "To take \(it) out once the rest is fixed"
    return ["No longer failing, but in \(comparison.name):"] + entries + ["\(remedy): \(comparison.command)"]
  }

  /// How many pairs, in a sentence.
  var summary: String {
    let pairs = judged == 1 ? "1 pair" : "\(judged.groupedText) pairs"
    let files = files.count == 1 ? "1 file" : "\(files.count.groupedText) files"
    let short = failures.count + unlistedFailures
    var sentences: [String] = []
    if short > 0 {
      sentences.append("\(short.groupedText) of \(pairs) in \(files) \(short == 1 ? "falls" : "fall") short.")
    } else if judged > known.count {
      let others = known.isEmpty ? pairs : "\((judged - known.count).groupedText) of \(pairs)"
      sentences.append("\(others) in \(files) \(judged - known.count == 1 ? "passes" : "pass").")
    }
    if let comparison, !known.isEmpty {
      let failures = known.count == 1 ? "1 known failure is" : "\(known.count.groupedText) known failures are"
      sentences.append("\(failures) in \(comparison.name).")
    }
    let apart = listedUndecided.count
    if apart > 0 { sentences.append("\(apart == 1 ? "1 pair isn’t" : "\(apart.groupedText) pairs aren’t") judged.") }
    let elsewhere = undecided.count - apart
    if elsewhere > 0 {
      let more = apart > 0 ? " more" : ""
      let pairs = elsewhere == 1 ? "1\(more) pair isn’t" : "\(elsewhere.groupedText)\(more) pairs aren’t"
      sentences.append("\(pairs) judged, because the color is in another file or is computed.")
    }
    if !unpaired.isEmpty {
      let files = unpaired.count == 1 ? "1 file" : "\(unpaired.count.groupedText) files"
      sentences.append("\(files) with colors couldn’t be judged: no text and background tell each other by name.")
    }
    if !unread.isEmpty {
      let rest = unread.count > 4 ? unread.count - 3 : 0
      let names = Array(unread.dropLast(rest)) + (rest > 0 ? ["\(rest.groupedText) more"] : [])
      sentences.append("There’s nothing to judge in \(names.listed).")
    }
    if !errors.isEmpty {
      let count = errors.count == 1 ? "1 error" : "\(errors.count.groupedText) errors"
      sentences.append("The check is incomplete: \(count).")
    }
    if sentences.isEmpty { sentences.append("There’s no text on a background here, by the names of colors.") }
    return sentences.joined(separator: " ")
  }
}
