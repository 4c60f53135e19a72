import ColorScience
import Testing
import Theme

@Suite("The audit of what a scheme paints")
struct ContrastAuditTests {
  @Test("Every stock Material theme passes: 304 of 304, light and dark, AA and AAA")
  func material() {
    for appearance in [Appearance.light, .dark] {
      for (contrast, level) in [(Contrast.standard, ContrastLevel.aa), (.high, .aaa)] {
        let passing = Theme.material.filter {
          ContrastAudit($0, on: appearance, contrast: contrast, level: level).shortfalls.isEmpty
        }
        #expect(passing.count == 304)
      }
    }
  }

  @Test("It lists every role on each of its backgrounds, with the colors painted")
  func pairs() throws {
    let theme = try Theme(string: "primary=indigo-500&accent=pink-a200")
    let scheme = theme.scheme(.light)
    let pairs = ContrastAudit(theme).pairs
    #expect(pairs.map(\.role) == SchemeRole.common.flatMap { role in role.backgrounds.map { _ in role } })
    #expect(pairs.map(\.background) == SchemeRole.common.flatMap(\.backgrounds))
    for pair in pairs {
      #expect(pair.front == scheme.color(of: pair.role, on: pair.background).hex)
      #expect(pair.back == scheme[pair.background])
      #expect(pair.ratio == pair.front.contrastRatio(with: pair.back))
      #expect(pair.required == pair.role.kind.ratio(.standard))
    }
    let onPrimary = try #require(pairs.first { $0.role == .onPrimary })
    #expect(onPrimary.ratio.hundredths == "6.87")
  }

  // White on Deep Purple 500 is 7.32:1. A page's luminance is 0.93, so no lighter color than Deep Purple reads on both.
  @Test("A focus ring on a primary that no ring for pages reads on is in on-primary")
  func ring() throws {
    let pairs = ContrastAudit(try Theme(string: "primary=deep-purple-500&accent=pink-a200")).pairs
    let rings = pairs.filter { $0.role == .focus }
    #expect(rings.map(\.background) == [.background, .surface, .primary])
    #expect(rings[2].front == .white && rings[2].ratio.hundredths == "7.32" && rings.allSatisfy(\.passes))
    #expect(rings[0].front == rings[1].front && rings[0].front != .white)
  }

  // White on Indigo 500 is 6.87:1.
  @Test("AAA asks 7:1 of text, which the scheme at standard contrast needn't reach")
  func triple() throws {
    let theme = try Theme(string: "primary=indigo-500&accent=pink-a200")
    let short = ContrastAudit(theme, level: .aaa).shortfalls
    #expect(short.contains { $0.role == .onPrimary && $0.required == 7 })
    #expect(ContrastAudit(theme, contrast: .high, level: .aaa).shortfalls.isEmpty)
  }

  @Test("Every type of color vision has its ratio")
  func visions() throws {
    for pair in ContrastAudit(try Theme(string: "primary=red-500&accent=teal-a200")).pairs {
      #expect(pair.seen.map(\.vision) == ColorVision.allCases)
      // Without color only luminance remains, and contrast only depends on luminance.
      #expect(((pair.seen.last?.ratio ?? 0) - pair.ratio).magnitude < 1e-9)
    }
  }
}
