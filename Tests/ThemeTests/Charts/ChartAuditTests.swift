import Testing
import Theme

@Suite("The audit of colors for charts")
struct ChartAuditTests {
  @Test("It judges each category on pages, beside states and the others, and the text on it")
  func judgments() throws {
    let theme = try Theme(string: "primary=indigo-500&accent=pink-a200")
    for (appearance, contrast) in Scheme.variants {
      let audit = ChartAudit(theme, on: appearance, contrast: contrast, charts: theme.charts)
      func count(_ rule: ChartAudit.Rule) -> Int { audit.judgments.filter { $0.rule == rule }.count }
      #expect(count(.contrast) == 24 && count(.noState) == 24 && count(.apart) == 28 && count(.text) == 8)
      #expect(audit.shortfalls.isEmpty && audit.shortage == nil && audit.safeCount == 8)
    }
  }

  @Test("A pin that breaks a rule is named, with how many colors are safe")
  func pins() throws {
    let theme = try Theme(string: "primary=indigo-500&pin.chart-2=3f51b5")
    let audit = ChartAudit(theme, charts: theme.charts)
    #expect(audit.safeCount == 1)
    #expect(audit.shortage == "Only 1 color for charts can be used by everyone.")
    let first = try #require(audit.shortfalls.first)
    #expect(first.rule == .apart && first.role == .chart(1) && first.other == .chart(0))
    #expect(first.required == 14 && first.value < 14 && !first.passes)
    #expect(first.sentence.hasPrefix("chart-2 looks like chart-1 to some people: their difference is "))
    #expect(first.sentence.hasSuffix(", and should be at least 14."))
  }
}
