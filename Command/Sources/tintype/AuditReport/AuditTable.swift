import ColorScience
import Theme
import _Text

extension ContrastAudit {
  /// A table for people, without the last line's end.
  var table: String {
    let header = ["role", "on", "colors", "ratio", "needs"] + ColorVision.allCases.map(\.name)
    return text(ofTable: [header] + pairs.map(\.row))
  }
}

extension ContrastAudit {
  /// A line for each pin that breaks a promise, with the nearest color that wouldn't.
  var brokenPins: [String] {
    var lines: [String] = []
    for pair in shortfalls {
      guard let pin = pair.brokenPin else { continue }
      let name = pin.role == pair.role ? pair.name : pair.backgroundName
      let remedy = pin.nearest.map { "The nearest color that reads is \($0.asHex.hex)." } ?? "Unpin it."
      let line = "\(name) is pinned, and \(pair.name) is hard to read on \(pair.backgroundName). \(remedy)"
      if !lines.contains(line) { lines.append(line) }
    }
    return lines
  }
}

extension ChartAudit {
  /// How many categories of charts are safe, and why no more are; nothing if all of them are.
  var lines: [String] {
    shortage.map { [$0] + shortfalls.map(\.sentence) } ?? []
  }
}

extension AuditedPair {
  fileprivate var row: [String] {
    [
      name, backgroundName, "\(front.hex) on \(back.hex)", ratio.hundredths + (passes ? "" : " short"),
      FixedDecimal(required, places: 2).text,
    ]
      + seen.map(\.ratio.hundredths)
  }
}

extension ContrastAdvice {
  /// A line for each place, and one for each change that would fix it.
  var lines: [String] {
    items.flatMap { item in
      item.places.map { $0.advice + " " + $0.reason }
        + (item.change.map { ["Or change the \($0.part.key) to \($0.name)."] } ?? [])
    }
  }
}

extension ColorVision {
  var name: String {
    switch self {
    case .protan: "protan"
    case .deutan: "deutan"
    case .tritan: "tritan"
    case .achromat: "achromat"
    }
  }
}
