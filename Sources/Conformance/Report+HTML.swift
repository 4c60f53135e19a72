import ColorScience
import _Text

extension Report {
  /// One page of HTML without a script, which prints on A4 and on Letter.
  /// - Parameter visible: Shows what can't be seen in a text, such as line ends in the name of a file.
  public func html(showing visible: @escaping (String) -> String = { $0 }) -> String {
    var page = ReportMarkup(visible)
    page.markup("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
    page.markup("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    page.element("title", words: "Contrast report: " + subject.title)
    page.markup("\n<style>\n")
    page.markup(reportStyle)
    page.markup("\n</style>\n</head>\n<body>\n<main>\n")
    page.element("h1", words: "Contrast report: " + subject.title)
    page.line()
    page.element("p", [("class", passes ? "verdict" : "verdict short")], words: summary)
    page.line()
    facts(&page)
    if !failures.isEmpty {
      page.element("h2", words: "What falls short")
      page.list(failures)
    }
    if !errors.isEmpty {
      page.element("h2", words: "What couldn’t be read")
      page.list(errors)
    }
    page.element("h2", words: "WCAG 2.2, by success criterion")
    page.table(
      ["Criterion", "Level", "For these colors", "Remarks"],
      criteria.map {
        [
          .init(words: $0.number + " " + $0.name), .init(words: $0.level), .init(words: $0.result.words),
          .init(words: $0.remarks),
        ]
      })
    if !pairs.isEmpty { page.element("h2", words: "Every pair") }
    switch subject {
    case .theme: themePairs(&page)
    case .files: filePairs(&page)
    }
    chartsAndColors(&page)
    if !notJudged.isEmpty {
      page.element("h2", words: "What wasn’t judged")
      page.table(
        ["Color", "On", "Modes", "Where", "Why"],
        notJudged.map {
          [
            .init(words: $0.name), .init(words: $0.background), .init(words: $0.modes), .init(words: $0.place.address),
            .init(words: $0.reason),
          ]
        })
    }
    if !leftOut.isEmpty {
      page.element("h2", words: "What was left out")
      page.list(leftOut)
    }
    page.element("h2", words: "How it was judged")
    page.list(method)
    page.element("h2", words: "What this doesn’t say")
    page.list(limits)
    page.markup("</main>\n</body>\n</html>\n")
    return page.text
  }

  /// Whose it is, and of when.
  private func facts(_ page: inout ReportMarkup) {
    var facts: [(String, String?)] = [
      ("Product", details.product), ("Version", details.productVersion),
      ("Author", [details.author, details.company, details.email].compactMap { $0 }.text(separatedBy: ", ")),
      ("Date", details.date), ("Made with", details.maker),
    ]
    if case .theme(let string, _) = subject { facts.append(("Theme", string)) }
    page.element("dl") {
      for (name, words) in facts {
        guard let words, !words.isEmpty else { continue }
        $0.element("dt", words: name)
        $0.element("dd", words: words)
      }
    }
    page.line()
  }

  /// A row for each pair, a column for each scheme. All of a theme's schemes have the same pairs.
  private func themePairs(_ page: inout ReportMarkup) {
    let count = pairs.count / Self.schemes.count
    page.table(
      ["Color", "On", "For", "Needs"] + Self.schemes,
      (0..<count).map { row in
        let same = Self.schemes.indices.map { pairs[$0 * count + row] }
        var needed: [String] = []
        for pair in same {
          let text = FixedDecimal(pair.required, places: 2).text
          if !needed.contains(where: { $0.same(as: text) }) { needed.append(text) }
        }
        return [
          .init(words: same[0].name), .init(words: same[0].background), .init(words: same[0].use),
          .init(words: needed.text(separatedBy: ", ")),
        ]
          + same.map {
            ReportMarkup.Cell(words: $0.ratioWords, front: $0.front, back: $0.back, isStrong: !$0.passes)
          }
      })
  }

  /// Those that fall short come first.
  private func filePairs(_ page: inout ReportMarkup) {
    guard !pairs.isEmpty else { return }
    page.table(
      ["Color", "On", "Modes", "Ratio", "Needs", "Where"],
      (failing + pairs.filter { $0.passes }).map { pair in
        [
          .init(words: pair.name), .init(words: pair.background), .init(words: pair.modes),
          .init(words: pair.ratioWords, front: pair.front, back: pair.back, isStrong: !pair.passes),
          .init(words: FixedDecimal(pair.required, places: 2).text), .init(words: pair.place?.address ?? ""),
        ]
      })
  }

  private func chartsAndColors(_ page: inout ReportMarkup) {
    if !charts.isEmpty {
      page.element("h2", words: "Colors for charts, as different eyes see them")
      page.element("p", words: "The difference of the two that are most alike, among the first 5, 6 and 8.")
      let columns = charts[0].differences.map { $0.eyes + ", " + $0.count.text }
      page.table(
        ["Scheme", "Can be told apart"] + columns,
        charts.map { chart in
          [.init(words: chart.scheme), .init(words: chart.safe.text + " of 8")]
            + chart.differences.map { .init(words: FixedDecimal($0.least, places: 1).text) }
        })
    }
    if !roles.isEmpty {
      page.element("h2", words: "Every color")
      page.table(
        ["Color", "For"] + Self.schemes,
        roles.map { role in
          [.init(words: role.name), .init(words: role.use)]
            + role.hexes.map { .init(words: $0, front: $0, back: $0) }
        })
    }
  }
}

extension Report.Pair {
  fileprivate var ratioWords: String { ratio.hundredths + (passes ? "" : " short") }
}

/// Black and dark gray on white, whatever the theme: 21:1, 9:1 and 6.5:1.
private let reportStyle: StaticString = """
  :root { color-scheme: light; }
  body { margin: 0 auto; padding: 1rem; max-width: 60rem; background: #fff; color: #000; font: 14px/1.4 system-ui, sans-serif; }
  h1 { margin: 0 0 .5rem; font-size: 22px; line-height: 1.2; }
  h2 { margin: 1.5rem 0 .5rem; font-size: 16px; break-after: avoid; }
  .verdict { margin: 0; font-size: 16px; font-weight: 600; }
  .short, strong { color: #a00000; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .125rem 1rem; margin: .75rem 0; }
  dt { color: #444; }
  dd { margin: 0; overflow-wrap: anywhere; }
  ul { margin: .25rem 0; padding-left: 1.25rem; overflow-wrap: anywhere; }
  table { width: 100%; border-collapse: collapse; font-size: 12px; font-variant-numeric: tabular-nums; }
  th, td { padding: .125rem .5rem .125rem 0; border-bottom: 1px solid #ccc; text-align: left; vertical-align: top; }
  td, tbody th { overflow-wrap: anywhere; }
  thead th { color: #444; }
  tbody th { font-weight: 600; }
  tr { break-inside: avoid; }
  .chip { display: inline-block; width: .5em; height: .5em; margin-right: .375em; border: .25em solid; outline: 1px solid #767676; print-color-adjust: exact; }
  @page { margin: 12mm; }
  @media print {
    body { max-width: none; padding: 0; font-size: 9pt; }
    h1 { font-size: 15pt; }
    h2 { margin: 10pt 0 3pt; font-size: 11pt; }
    .verdict { font-size: 11pt; }
    table { font-size: 7pt; line-height: 1.25; }
    th, td { padding: 0 4pt 0 0; }
  }
  """
