import Catalog
import ColorScience
import Testing

@Suite("The Material palettes")
struct MaterialTests {
  /// The swatches of the published table; it ends with black and white, which aren't in any palette.
  static func swatches() throws -> [[String: String]] {
    try CSVTable("material-2014").rows.filter { $0["shade"] != "" }
  }

  @Test("The swatches, their colors and their text colors are exactly those of the published table")
  func table() throws {
    let rows = try Self.swatches()
    #expect(rows.count == 254)
    for row in rows {
      let swatch = Material.ramps.first { $0.name == row["hue"] }?.swatches.first { $0.step.label == row["shade"] }
      let found = try #require(swatch, "\(row)")
      #expect(found.color.hex == row["hex"], "\(row)")
      #expect(found.text == (row["text"] == "white" ? .white : .black), "\(row)")
    }
    #expect(Material.ramps.map(\.swatches.count).reduce(0, +) == rows.count)
  }

  @Test("The hues are in Material order")
  func order() throws {
    var hues: [String] = []
    for row in try Self.swatches() where hues.last != row["hue"] { hues.append(row["hue"] ?? "") }
    #expect(Material.ramps.map(\.name) == hues)
    #expect(hues.count == 19)
  }

  @Test("The primaries are the hues' 500, and the accents their A200")
  func primariesAndAccents() {
    #expect(Material.primaries.map(\.name) == Material.ramps.map(\.name))
    #expect(Material.primaries.allSatisfy { $0.label == $0.name + " 500" })
    #expect(
      Material.accents.map(\.name)
        == Material.ramps.map(\.name).filter { !["Brown", "Grey", "Blue Grey"].contains($0) })
    #expect(Material.accents.allSatisfy { $0.label == $0.name + " A200" })
  }

  @Test("A ramp without accents says so")
  func accents() {
    #expect(Material.ramps.filter { !$0.hasAccents }.map(\.name) == ["Brown", "Grey", "Blue Grey"])
    #expect(Material.ramps.last?[.a200] == nil)
  }

  @Test("A swatch without a text color gets black or white, whichever contrasts more")
  func textColor() {
    #expect(Swatch(step: .s500, color: SRGB(0xFFEB3B)).text == .black)
    #expect(Swatch(step: .s500, color: SRGB(0x1A237E)).text == .white)
  }

  @Test("A ramp needs a swatch")
  func emptyRamp() {
    #expect(Ramp(name: "Nothing", swatches: []) == nil)
  }
}
