import Catalog
import ColorScience
import Testing

@Suite("A tint and its shades")
struct TintTests {
  static let tints = Material.ramps.flatMap { ramp in Step.allCases.compactMap { Tint(ramp, $0) } }

  @Test("A slug has one step, though a crayon and a Material ramp may have the same name")
  func oneStep() {
    #expect(Tint(slug: "blue-500-700") == nil)
    #expect(Tint(slug: "almond-500-700") == nil)
    #expect(Tint(slug: "almond-500")?.slug == "almond")
    #expect(Tint(slug: "almond-700")?.slug == "almond-700")
  }

  @Test(
    "A color that rounding brings into sRGB is named as one of sRGB",
    arguments: [(SRGB(red: -0.0001, green: 0, blue: 0), "black"), (SRGB(red: 1, green: 1.0001, blue: 1), "white")])
  func roundedIntoSRGB(color: SRGB, slug: String) {
    #expect(!color.isInGamut)
    #expect(BaseColor(color).slug == slug)
    #expect(Tint(mixed: color)?.slug == slug)
  }

  @Test("Its name is its hue and step")
  func label() throws {
    let brown = try #require(Material.primaries.first { $0.name == "Brown" })
    #expect(brown.label == "Brown 500")
    #expect(Tint(brown.ramp, .a200) == nil)
  }

  @Test("If the ramp lacks a shade, it's the tint itself")
  func shade() throws {
    let indigo = try #require(Material.primaries.first { $0.name == "Indigo" })
    #expect(indigo.shade(.s800).color.hex == "#283593")
    let lone = try #require(Ramp(name: "Almond", swatches: [Swatch(step: .s500, color: SRGB(0xEFDECD))]))
    #expect(Tint(lone, .s500)?.shade(.s800).color.hex == "#EFDECD")
  }

  // Every swatch on every accent, on black and on white: what's found reaches the ratio, and nothing nearer does.
  @Test("The nearest shade that reads is found", arguments: [3, 4.5, 7])
  func nearestShade(ratio: Double) throws {
    for background in Material.accents.map(\.color) + [.black, .white] {
      for tint in Self.tints {
        let candidates = tint.ramp.swatches.filter { !$0.step.isAccent || tint.swatch.step.isAccent }
        let reading = candidates.filter { $0.color.contrastRatio(with: background) >= ratio }
        let found = tint.nearestShade(reaching: ratio, on: background)
        guard let found else {
          #expect(reading.isEmpty, "\(tint.label) on \(background.hex)")
          continue
        }
        #expect(reading.contains(found), "\(tint.label) on \(background.hex)")
        let mine = steps(from: tint, to: found)
        #expect(reading.allSatisfy { steps(from: tint, to: $0) >= mine }, "\(tint.label) on \(background.hex)")
        let rivals = reading.filter { steps(from: tint, to: $0) == mine }
        #expect(rivals.allSatisfy { $0.step.rawValue <= found.step.rawValue }, "\(tint.label) on \(background.hex)")
      }
    }
  }

  @Test("A tint that reads is its own nearest shade")
  func itself() {
    for tint in Self.tints where tint.color.contrastRatio(with: .white) >= 4.5 {
      #expect(tint.nearestShade(reaching: 4.5, on: .white) == tint.swatch, "\(tint.label)")
    }
  }

  private func steps(from tint: Tint, to swatch: Swatch) -> Int {
    abs(Int(tint.swatch.step.rawValue) - Int(swatch.step.rawValue))
  }
}
