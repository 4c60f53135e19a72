import ColorScience

/// A theme's colors for charts, in its four schemes.
///
/// ```swift
/// let theme = try Theme(string: "primary=indigo-500&accent=pink-a200")
/// let charts = theme.charts
/// let scheme = theme.scheme(.dark, with: charts)
/// scheme[.chart(0)].hex      // the first category: the primary, if it can be told from the page
/// charts[.dark].safeCount    // 8: anyone can tell all of them apart
/// ```
///
/// Working them out takes a hundred times as long as a scheme, so keep them as long as you keep the theme.
public struct Charts: Equatable, Sendable {
  /// Light, light at high contrast, dark, and dark at high contrast.
  private let variants: [ChartColors]
  /// The indices of the theme's brand colors that aren't among the categories: they're too much like another, have no
  /// hue, or are one too many.
  public let leftOut: [Int]

  /// The colors of one scheme.
  public subscript(appearance: Appearance, contrast: Contrast = .standard) -> ChartColors {
    variants[(appearance == .light ? 0 : 2) + (contrast == .standard ? 0 : 1)]
  }

  fileprivate init(_ theme: Theme) {
    let grounds = [
      ChartGround(theme, .light, .standard), ChartGround(theme, .light, .high), ChartGround(theme, .dark, .standard),
      ChartGround(theme, .dark, .high),
    ]
    let found = ChartSearch.categories(on: grounds, theme)
    leftOut = found.leftOut
    let ends = ChartRamps.ends(theme, grounds)
    variants = grounds.indices.map { ChartColors(found.colors[$0], ends, on: grounds[$0]) }
  }
}

extension Theme {
  /// Its colors for charts.
  public var charts: Charts { Charts(self) }
}

/// The colors for charts of one scheme.
public struct ChartColors: Equatable, Sendable {
  /// The number of categories: more can't be told apart by everyone.
  public static let count = 8
  /// The steps of each ramp.
  public static let steps = 9

  /// By the role's place: categories, texts on them, the sequential ramp, the diverging ramp.
  private let colors: [SchemeColor]
  /// How many categories, from the first on, keep the law: with so many, anyone can tell a chart's parts apart. 8 unless
  /// pins prevent it.
  public let safeCount: Int
  /// The step of the sequential ramp, 1...9, from which on a mark in that color stands out from pages; the lighter ones are
  /// for fills. Nil if none does.
  public let firstMark: Int?

  init(_ categories: [SRGB], _ ends: ChartRamps.Ends, on ground: ChartGround) {
    let texts = categories.enumerated().map { ground.pin(of: .onChart(UInt8($0))) ?? ground.text(on: $1) }
    let sequential = ChartRamps.sequential(on: ground)
    let diverging = ChartRamps.diverging(ends, on: ground)
    colors =
      (categories + texts).map { SchemeColor($0) }
      + sequential.enumerated().map { SchemeColor(ground.pin(of: .sequential(UInt8($0))) ?? $1) }
      + diverging.enumerated().map { SchemeColor(ground.pin(of: .diverging(UInt8($0))) ?? $1) }
    safeCount = ChartLaw.safeCount(categories, on: ground)
    firstMark = sequential.firstIndex { ground.contrast(of: $0) >= ground.markRatio }.map { $0 + 1 }
  }

  /// The color of a chart's role; nil for any other role.
  package func color(of role: SchemeRole) -> SchemeColor? {
    guard let place = role.chartPlace, place < colors.count else { return nil }
    return colors[place]
  }
}
