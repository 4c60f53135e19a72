import ColorScience
import Files
import _Text

/// The colors that a color at a place has to contrast with.
struct ColorUses {
  private var uses: [WrittenColor.Place: [(name: String, other: SRGB, needed: Double)]] = [:]

  /// Those of pairs that are judged.
  init(_ verdicts: [Verdict]) {
    for verdict in verdicts {
      if case .undecided = verdict.outcome { continue }
      if let behind = verdict.background.color {
        uses[verdict.text.place, default: []].append((verdict.text.name, behind, verdict.needed))
      }
      if let above = verdict.text.color {
        uses[verdict.background.place, default: []].append((verdict.background.name, above, verdict.needed))
      }
    }
  }

  /// The other colors of the pairs that have the color written at a place, each with the ratio it needs.
  /// - Parameter name: Counts only the uses under this name; nil for those under any.
  func others(at place: WrittenColor.Place, named name: String? = nil) -> [(color: SRGB, needed: Double)] {
    var others: [(color: SRGB, needed: Double)] = []
    for use in uses[place] ?? [] where name?.same(as: use.name) ?? true {
      // Many pairs have the same background.
      if !others.contains(where: { $0.color == use.other && $0.needed == use.needed }) {
        others.append((use.other, use.needed))
      }
    }
    return others
  }
}
