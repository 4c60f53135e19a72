import ColorScience
import _Text

/// The colors that a color at a place has to contrast with.
struct ColorUses {
  /// In order of the places: first files, then offsets.
  private var uses: [(place: WrittenColor.Place, name: String, color: SRGB, needed: Double)] = []

  /// Those of pairs that are judged.
  init(_ verdicts: [Verdict]) {
    for verdict in verdicts {
      if case .undecided = verdict.outcome { continue }
      if let behind = verdict.background.color {
        uses.append((verdict.text.place, verdict.text.name, behind, verdict.needed))
      }
      if let above = verdict.text.color {
        uses.append((verdict.background.place, verdict.background.name, above, verdict.needed))
      }
    }
    uses.sort { $0.place.precedes($1.place) }
  }

  /// The other colors of the pairs that have the color written at a place, each with the ratio it needs.
  /// - Parameter name: Counts only the uses under this name; nil for those under any.
  func others(at place: WrittenColor.Place, named name: String? = nil) -> [(color: SRGB, needed: Double)] {
    var others: [(color: SRGB, needed: Double)] = []
    for use in uses[uses.endOfPrefix(where: { $0.place.precedes(place) })...] {
      if place.precedes(use.place) { break }
      if let name, !use.name.same(as: name) { continue }
      // Many pairs have the same background.
      if use.place == place, !others.contains(where: { $0.color == use.color && $0.needed == use.needed }) {
        others.append((use.color, use.needed))
      }
    }
    return others
  }
}
