import Foundation
import Testing

@Suite("tintype scheme")
struct SchemeCommandTests {
  private struct Entry: Decodable {
    let hex: String
    let css: String
    let on: [String]
    let ratio: Double?
    let safe: Bool?
  }

  private func scheme(_ arguments: String...) throws -> [String: Entry] {
    let command = try Filter(["scheme", "--json"] + arguments, input: Data())
    #expect(command.status == 0)
    #expect(command.lines.count == 1)
    return try JSONDecoder().decode([String: Entry].self, from: Data(command.output.utf8))
  }

  @Test func everyRoleHasItsHexItsCSSItsGroundsAndItsRatio() throws {
    let scheme = try scheme("primary=indigo-500&accent=pink-a200")
    #expect(scheme.count == 68)
    #expect(scheme["primary"]?.hex == "#3F51B5")
    #expect(scheme["primary"]?.css == "#3F51B5")
    #expect(scheme["primary"]?.on == [])
    #expect(scheme["primary"]?.ratio == nil)
    #expect(scheme["accent"]?.hex == "#FF4081")
    #expect(scheme["on-primary"]?.hex == "#FFFFFF")
    #expect(scheme["on-primary"]?.on == ["primary"])
    // White on Indigo 500, by WCAG's formula.
    #expect(((scheme["on-primary"]?.ratio ?? 0) - 6.87).magnitude < 0.01)
    #expect(scheme["text"]?.on == ["background", "surface", "raised"])
  }

  @Test func aBrandColorHasFiveRolesAndAPinIsPaintedAsItIs() throws {
    let scheme = try scheme("primary=indigo-500&accent=pink-a200&color.mint=oklch(0.7+0.15+170)&pin.surface=cornsilk")
    #expect(scheme.count == 73)
    #expect(scheme["mint"]?.on == [])
    #expect(scheme["on-mint"]?.on == ["mint"])
    #expect(scheme["mint-text"]?.on == ["background", "surface", "raised"])
    #expect(scheme["on-mint-soft"]?.on == ["mint-soft"])
    #expect(scheme["surface"]?.hex == "#FFF8DC")
  }

  @Test(arguments: ["red", "Red", "RED"])
  func inAThemeANameIsTheCrayonsWhateverItsCapitals(name: String) throws {
    #expect(try Filter("scheme", "primary=\(name)&accent=pink-a200").output.contains("#EE204D"))
  }

  @Test func eachCategoryOfChartsSaysWhetherItsSafe() throws {
    let theme = "primary=indigo-500&accent=pink-a200"
    #expect(try (1...8).allSatisfy { try scheme(theme)["chart-\($0)"]?.safe == true })
    #expect(try scheme(theme).filter { $0.value.safe != nil }.count == 8)
    // Nobody can tell it from the first.
    let pinned = try scheme(theme + "&pin.chart-3=3f51b6")
    #expect(pinned["chart-2"]?.safe == true && pinned["chart-3"]?.safe == false && pinned["chart-4"]?.safe == false)
    #expect(try Filter("scheme", theme + "&pin.chart-3=3f51b6").lines.last?.contains("Pins leave 2 of 8") == true)
  }

  @Test func darkAndHighContrastAreOtherSchemes() throws {
    let theme = "primary=indigo-500&accent=pink-a200"
    #expect(try scheme(theme, "--dark")["primary"]?.hex == "#4558B8")
    #expect(try scheme(theme, "--dark").allSatisfy { $0.value.ratio ?? 21 >= 1.25 })
    let high = try scheme(theme, "--contrast", "high")
    for (name, entry) in high where name.hasPrefix("on-") || name.hasSuffix("text") {
      #expect(entry.ratio ?? 0 >= 7, "\(name)")
    }
  }

  @Test func displayP3StaysDisplayP3() throws {
    for primary in ["color(display-p3 0 1 0)", "p3-00ff00"] {
      let entry = try #require(try scheme("primary=" + primary)["primary"])
      #expect(entry.css == "color(display-p3 0 1 0)")
    }
  }

  @Test func withoutJSONEachRoleIsALine() throws {
    let command = try Filter("scheme", "primary=indigo-500")
    #expect(command.lines.count == 68)
    #expect(
      command.lines.contains {
        $0.hasPrefix("on-primary ") && $0.contains("#FFFFFF") && $0.contains(" 6.87:1 on primary ")
          && $0.hasSuffix(" text on bars and filled controls")
      })
  }

  @Test func themesAreReadFromStandardInput() throws {
    let command = try Filter("scheme", "--json", input: "primary=indigo-500\nprimary=blu\naccent=pink-a200\n")
    #expect(command.status == 2)
    #expect(command.lines.count == 3)
    #expect(command.lines[1].hasPrefix(#"{"input":"primary=blu","error":"#))
  }

  @Test func aContrastIsStandardOrHigh() throws {
    let command = try Filter("scheme", "primary=indigo-900", "--contrast", "low")
    #expect(command.status == 2)
    #expect(command.error.contains("--contrast"))
  }
}
