import Theme

/// A theme's colors for charts. Working them out takes a while, so that's done where they're seen, and once.
struct KnownCharts: Equatable, Sendable {
  let theme: Theme
  let charts: Charts

  init(_ theme: Theme) {
    self.theme = theme
    charts = theme.charts
  }
}

extension StageFeature {
  /// A theme's colors for charts; nil if they aren't worked out yet.
  func charts(of theme: Theme) -> Charts? {
    let colors = theme.inColors
    return charts.first { $0.theme == colors }?.charts
  }

  /// Works out the colors for charts of these themes, and forgets all others.
  mutating func workOutCharts(of themes: [Theme]) {
    charts = themes.map { theme in
      let colors = theme.inColors
      return charts.first { $0.theme == colors } ?? KnownCharts(colors)
    }
  }
}

extension Studio {
  /// Whether charts are seen whose colors aren't worked out yet. Report `.stage(.rested)` once there's nothing else to do.
  public var awaitsCharts: Bool { seenCharts.themes.contains { stage.charts(of: $0) == nil } }

  /// Works out the colors for charts that are seen. Those in samples have time until there's nothing else to do.
  mutating func workOutCharts(isResting: Bool) {
    let seen = seenCharts
    guard isResting || seen.areUrgent else { return }
    // A front end may show Preview beside any screen.
    let themes = seen.themes.isEmpty ? stageScreen(isPreview: true).themesOfCharts : seen.themes
    if themes.contains(where: { stage.charts(of: $0) == nil }) { stage.workOutCharts(of: themes) }
  }

  /// The themes whose charts are seen, and whether they're all that's seen.
  private var seenCharts: (themes: [Theme], areUrgent: Bool) {
    if desk.showsStage || route == .preview {
      let screen = stageScreen(isPreview: !desk.showsStage)
      return (screen.themesOfCharts, screen.showsCharts)
    }
    return (route == .adjust ? [theme] : [], false)
  }
}

extension Theme {
  /// Only what its colors depend on, so that a change of its fonts or its name has no charts worked out.
  fileprivate var inColors: Theme {
    var theme = self
    (theme.titleFont, theme.bodyFont, theme.name) = (nil, nil, nil)
    return theme
  }
}
