import ColorScience
import _Text

@_spi(Report) extension ContrastAudit {
  /// A row of cells for each pair, for people, after one with what the cells are.
  public var rows: [[String]] {
    [["role", "on", "colors", "ratio", "needs"] + ColorVision.allCases.map { $0.name.description }]
      + pairs.map { $0.row }
  }

  /// A line for each pin that breaks a promise, with the nearest color that wouldn't.
  public var brokenPins: [String] {
    var lines: [String] = []
    for pair in shortfalls {
      guard let pin = pair.brokenPin else { continue }
      let name = pin.role == pair.role ? pair.name : pair.backgroundName
      let remedy = pin.nearest.map { "The nearest color that reads is " + $0.asHex.hex + "." } ?? "Unpin it."
      let line =
        name + " is pinned, and " + pair.name + " is hard to read on " + pair.backgroundName + ". " + remedy
      if !lines.contains(where: { $0.same(as: line) }) { lines.append(line) }
    }
    return lines
  }
}

@_spi(Report) extension ChartAudit {
  /// How many categories of charts are safe, and why no more are; nothing if all of them are.
  public var lines: [String] {
    shortage.map { [$0] + shortfalls.map { $0.sentence } } ?? []
  }
}

extension AuditedPair {
  fileprivate var row: [String] {
    [
      name, backgroundName, front.hex + " on " + back.hex, ratio.hundredths + (passes ? "" : " short"),
      FixedDecimal(required, places: 2).text,
    ] + seen.map { $0.ratio.hundredths }
  }
}

@_spi(Report) extension ContrastAdvice {
  /// A line for each place, and one for each change that would fix it.
  public var lines: [String] {
    var lines: [String] = []
    for item in items {
      lines += item.places.map { $0.advice + " " + $0.reason }
      if let change = item.change { lines.append("Or change the " + change.part.key + " to " + change.name + ".") }
    }
    return lines
  }
}

extension ColorVision {
  var name: StaticString {
    switch self {
    case .protan: "protan"
    case .deutan: "deutan"
    case .tritan: "tritan"
    case .achromat: "achromat"
    }
  }
}
