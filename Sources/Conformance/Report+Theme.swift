import ColorScience
@_spi(Report) import Theme
import _Text

extension Report {
  /// What a theme paints in its four schemes, charts too.
  public init(_ theme: Theme, _ details: ReportDetails) {
    self.init(
      subject: .theme(theme.string, name: theme.name?.text ?? ""), details: details)
    let charts = theme.charts
    var pins: [String] = []
    var others: [String] = []
    var schemes: [Scheme] = []
    for (index, name) in Self.schemes.enumerated() {
      let appearance = index % 2 == 0 ? Appearance.light : .dark
      let contrast = index < 2 ? Contrast.standard : .high
      schemes.append(theme.scheme(appearance, contrast, with: charts))
      let audit = ContrastAudit(
        theme, on: appearance, contrast: contrast, level: index < 2 ? .aa : .aaa, charts: charts)
      pairs += audit.pairs.map { Pair($0, in: name) }
      pins += audit.brokenPins.map { "In " + name + ": " + $0 }
      others += audit.shortfalls.filter { $0.brokenPin == nil }.map { Pair($0, in: name).sentence }
      let chartAudit = ChartAudit(theme, on: appearance, contrast: contrast, charts: charts)
      others += chartAudit.lines.map { "In " + name + ": " + $0 }
      self.charts.append(Chart(schemes[index], named: name, safe: chartAudit.safeCount))
    }
    failures = pins + others
    roles = schemes[0].roles.map { role in
      Role(
        name: schemes[0].name(of: role), use: role.purpose, hexes: schemes.map { $0.color(of: role).hex.hex })
    }
  }
}

extension Report.Pair {
  fileprivate init(_ pair: AuditedPair, in scheme: String) {
    self.init(
      name: pair.name, background: pair.backgroundName, front: pair.front.hex, back: pair.back.hex, modes: scheme,
      ratio: pair.ratio, required: pair.required, kind: Report.Kind(pair.role.kind), use: pair.role.purpose)
  }

  /// "muted on page is 4.1:1 in light, and needs 4.5:1."
  var sentence: String {
    name + " on " + background + " is " + ratio.hundredths + ":1 in " + modes + ", and needs "
      + FixedDecimal(required, places: 2).text + ":1."
  }
}

extension Report.Kind {
  fileprivate init(_ kind: SchemeRole.Kind) {
    switch kind {
    case .text: self = .text
    case .mark: self = .nonText
    case .background, .hairline: self = .line
    }
  }
}

extension Report.Chart {
  fileprivate init(_ scheme: Scheme, named name: String, safe: Int) {
    (self.scheme, self.safe) = (name, safe)
    let colors = (0..<UInt8(ChartColors.count)).map { scheme.color(of: .chart($0)).hex }
    var differences: [Report.Difference] = []
    let eyes: [(name: String, vision: ColorVision?)] = [
      ("typical", nil), ("protan", .protan), ("deutan", .deutan), ("tritan", .tritan),
    ]
    for (name, vision) in eyes {
      let seen = vision.map { vision in colors.map { $0.seen(with: vision) } } ?? colors
      for count in [5, 6, 8] {
        var least = Double.infinity
        for one in 0..<count {
          for other in 0..<one { least = min(least, seen[one].difference2000(from: seen[other])) }
        }
        differences.append(Report.Difference(eyes: name, count: count, least: least))
      }
    }
    self.differences = differences
  }
}
