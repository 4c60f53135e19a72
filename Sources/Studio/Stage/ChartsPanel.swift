import ColorScience
import Samples
import Theme
import _Text

/// A theme's colors for charts, at work in charts.
public struct ChartsPanel: Equatable, Sendable {
  /// How many parts the charts have: 1 to 8.
  public var counts: [Screen.Option]
  /// One for each appearance that's shown, light before dark.
  public var sheets: [Sheet]
  /// The values in the charts, for people who can't see them.
  public var tables: [Table]

  /// The accessible name of `counts`.
  public static var countsName: String { "Parts" }
  /// Says what to do with more parts than there are colors.
  public static var hint: String {
    "More than eight? Nobody could name that many colors. Write each part’s name beside it, or group the smallest as “Other”."
  }
  /// The label of what unfolds `tables`.
  public static var valuesName: String { "Values" }

  /// The charts in one appearance.
  public struct Sheet: Equatable, Sendable {
    /// "Light".
    public var title: String
    /// Their colors.
    public var paint: SamplePaint
    /// How many parts each has.
    public var parts: Int
    /// Why not all colors for parts can be used; nil if they can.
    public var shortage: String?
    /// The parts' colors, and the two ramps.
    public var rows: [PaletteRow]
  }

  /// Values in rows and columns.
  public struct Table: Equatable, Sendable {
    /// "Loaves by bread and day: bars, lines, areas, pie".
    public var caption: String
    /// The headings of the columns; the first is that of the rows' headings.
    public var columns: [String]
    /// Each with its heading, then its values; one is empty where there's none.
    public var rows: [[String]]
  }
}

extension ChartsPanel {
  init(_ theme: Theme, _ charts: Charts, _ shown: ViewSettings.Shown, _ settings: ViewSettings) {
    let parts = settings.parts
    counts = ViewSettings.partCounts.map { Option($0.text, .stage(.partsTapped($0)), isSelected: $0 == parts) }
    sheets = shown.appearances.map { appearance in
      let paint = SamplePaint(theme, appearance, settings.contrast, charts)
      return Sheet(
        title: appearance.title, paint: paint, parts: parts,
        shortage: ChartAudit(theme, on: appearance, contrast: settings.contrast, charts: charts).shortage
          .map { $0 + " The tab Contrast says why." },
        rows: [
          PaletteRow("Parts", paint.scheme) { if case .chart(let place) = $0 { place < parts } else { false } },
          PaletteRow("Little to much", paint.scheme) { if case .sequential = $0 { true } else { false } },
          PaletteRow("Two ends", paint.scheme) { if case .diverging = $0 { true } else { false } },
        ])
    }
    tables = [.loaves(parts), .hours, .changes]
  }
}

extension PaletteRow {
  /// The roles that are wanted, by number.
  fileprivate init(_ name: String, _ scheme: Scheme, _ isWanted: (SchemeRole) -> Bool) {
    self.name = name
    swatches = SchemeRole.charts.filter(isWanted).enumerated().map { index, role in
      PaletteSwatch((index + 1).text, of: name, scheme[role])
    }
  }
}

extension ChartsPanel.Table {
  fileprivate static func loaves(_ parts: Int) -> Self {
    Self(
      caption: "Loaves by bread and day: bars, lines, areas and pie", columns: ["Bread"] + ChartFigures.days,
      rows: zip(ChartFigures.breads, ChartFigures.loaves(ofFirst: parts)).map { bread, loaves in
        [bread] + loaves.map { $0.text }
      })
  }

  fileprivate static var hours: Self {
    Self(
      caption: "How busy it is, 1 to 9, by day and hour: heat map", columns: ["Day"] + (6..<19).map { $0.text },
      rows: zip(ChartFigures.days, ChartFigures.hours).map { day, steps in [day] + steps.map { ($0 ?? 0).text } })
  }

  fileprivate static var changes: Self {
    Self(
      caption: "Change in a year, −4 to 4, by square of the city: map",
      columns: ["Row"] + (0..<13).map { String(bytes: [UInt8(ascii: "A") + $0]) },
      rows: ChartFigures.changes.enumerated().map { index, steps in
        [(index + 1).text] + steps.map { $0.map { $0 < 5 ? "−" + (5 - $0).text : ($0 - 5).text } ?? "" }
      })
  }
}
