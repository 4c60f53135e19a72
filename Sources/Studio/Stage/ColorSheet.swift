import Catalog
import ColorScience
import _Text

/// The facts about a mixed color: its ramp, the colors that go with it, and the names it's near.
public struct ColorSheet: Equatable, Sendable {
  /// Its ramp, and its harmonies.
  public var rows: [PaletteRow]
  /// The nearest crayon, color of CSS and color of Material.
  public var names: [NearName]

  /// Its accessible name.
  public static var name: String { "This color" }
  /// The accessible name of `names`.
  public static var namesName: String { "Nearest names" }

  /// A named color, and how far it is.
  public struct NearName: Equatable, Sendable {
    /// "Atomic Tangerine".
    public var name: String
    /// The source of the name: "Crayon".
    public var source: String
    /// The distance in deltaE-OK: "0.0258".
    public var distance: String
    /// The color that has the name.
    public var color: SRGB

    /// The source and the distance: "Crayon, ΔE 0.0258".
    public var detail: String { source + ", ΔE " + distance }
  }
}

extension ColorSheet {
  init(_ color: SRGB) {
    let own = OKLCH(color)
    rows = [
      PaletteRow("Ramp", around: color),
      PaletteRow(
        name: "Harmonies",
        swatches: RelatedHues.allCases.flatMap { hues in
          hues.turns.map { turn in
            let turned = OKLCH(lightness: own.lightness, chroma: own.chroma, hue: own.hue + turn).displayable()
            return PaletteSwatch(hues.title, of: "Harmony", turned)
          }
        }),
    ]
    let lab = OKLab(color)
    names = [
      Crayon.search.nearest(to: lab).map {
        NearName(Crayon.all[$0.index].name, "Crayon", Crayon.all[$0.index].color, $0)
      },
      cssSearch.nearest(to: lab).map {
        NearName(NamedColor.all[$0.index].name.description, "CSS", SRGB(NamedColor.all[$0.index].rgb), $0)
      },
      materialSearch.nearest(to: lab).map {
        NearName(materialNames[$0.index].name, "Material", materialNames[$0.index].color, $0)
      },
    ].compactMap { $0 }
  }
}

private let cssSearch = NearestColor(NamedColor.all.map { SRGB($0.rgb) })

private let materialNames: [(name: String, color: SRGB)] = Material.ramps.flatMap { ramp in
  ramp.swatches.map { (ramp.name + " " + $0.step.label, $0.color) }
}

private let materialSearch = NearestColor(materialNames.map { $0.color })

/// Hues that go together, by how far they are from each other on OKLCH's hue circle. All of them are shown, at the angles that
/// designers name; an accent that's suggested is farther away, see `Harmony`.
private enum RelatedHues: CaseIterable {
  case complement, analogous, triad, split

  var title: String {
    switch self {
    case .complement: "Complement"
    case .analogous: "Analogous"
    case .triad: "Triad"
    case .split: "Split"
    }
  }

  /// In degrees.
  var turns: [Double] {
    let turn: Double =
      switch self {
      case .complement: 180
      case .analogous: 30
      case .triad: 120
      case .split: 150
      }
    var turns = [turn]
    if turn < 180 { turns.insert(-turn, at: 0) }
    return turns
  }
}

extension ColorSheet.NearName {
  fileprivate init(_ name: String, _ source: String, _ color: SRGB, _ match: NearestColor.Match) {
    self.name = name
    self.source = source
    self.color = color
    distance = FixedDecimal(match.difference, places: 4).text
  }
}
