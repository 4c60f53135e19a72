import ColorScience
import Theme

/// A theme's guidance as a table for people.
struct GuidanceTable {
  let text: String

  init(_ audit: ContrastAudit) {
    let header = ["pair", "colors", "as", "ratio", "level"] + ColorVision.allCases.map(\.name) + ["change"]
    let rows = [header] + audit.pairs.map(Self.row)
    let widths = header.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    text = rows.map { row in
      let cells = zip(row, widths).map { cell, width in cell + String(repeating: " ", count: width - cell.count) }
      let line = cells.joined(separator: "  ")
      return line.prefix(line.count - line.reversed().prefix { $0 == " " }.count) + "\n"
    }.joined()
  }

  private static func row(_ pair: AuditedPair) -> [String] {
    let level = pair.passes ? pair.reached.name : pair.reached.name + ", short"
    return [pair.use.label, "\(pair.front.hex) on \(pair.back.hex)", pair.subject.name, ratio(pair.ratio), level]
      + pair.seen.map { ratio($0.ratio) + ($0.passes ? "" : " short") } + [pair.advice]
  }
}

extension AuditedPair {
  /// What to change, in words; empty where nothing need be.
  var advice: String {
    guard !passes else { return "" }
    guard let change else { return "no shade and no lightness passes" }
    let part = change.part == .primary ? "primary" : "accent"
    let color = change.isOfTheRamp ? "\(change.tint.label) \(change.tint.color.hex)" : change.tint.color.hex
    return "\(part) to \(color)"
  }
}

extension ContrastLevel {
  var name: String {
    switch self {
    case .fails: "fails"
    case .aa: "AA"
    case .aaa: "AAA"
    }
  }
}

extension ContrastSubject {
  var name: String {
    switch self {
    case .text: "text"
    case .largeText: "large text"
    case .nonText: "non-text"
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
