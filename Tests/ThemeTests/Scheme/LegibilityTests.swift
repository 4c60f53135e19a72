import Catalog
import ColorScience
import Testing
import Theme

@Suite("A scheme is legible, light and dark, at standard and high contrast")
struct LegibilityTests {
  @Test("304 Material pairs")
  func material() {
    #expect(Theme.material.count == 304)
    expectLegible(Theme.material)
  }

  @Test("10,000 random pairs, among them black, white, grays and Display P3", arguments: 0..<10)
  func random(part: UInt64) { expectLegible(Theme.random(1000, seed: part)) }

  @Test("Themes that lack a color or both", arguments: ["", "primary=indigo-500", "accent=pink-a200", "title=Lato"])
  func partial(string: String) throws { expectLegible([try Theme(string: string)]) }

  @Test("10,000 random themes with brand colors and pins: what falls short is pinned", arguments: 0..<10)
  func adjusted(part: UInt64) throws { expectLegible(try Theme.randomAdjusted(1000, seed: part)) }

  // Display P3's green and sRGB's orange, which once left sRGB's gamut and came back by rounding, are among these.
  @Test("2,000 random pairs of colors that only Display P3 has", arguments: 0..<4)
  func wide(part: UInt64) { expectLegible(Theme.randomWide(500, seed: part)) }

  // By WCAG's formula, white is 4.77:1 on this color, and black 4.41:1; on its hex, white is 4.46:1 and black 4.71:1.
  @Test("If white reads on a Display P3 color and black on its hex, each gets its own text color")
  func twoTexts() throws {
    let scheme = try Theme(string: "primary=p3-d9006a&accent=p3-d9006a").scheme(.light)
    for (role, fill) in [(SchemeRole.onPrimary, SchemeRole.primary), (.onAccent, .accent)] {
      let color = scheme.color(of: role)
      #expect(color.painted == .white && OKLCH(color.hex).lightness < 0.3 && color.hasOtherHex)
      #expect(color.painted.contrastRatio(with: scheme[fill]) >= 4.5)
      #expect(color.hex.contrastRatio(with: scheme[fill].asHex) >= 4.5)
    }
    #expect(SchemeRole.common.filter { scheme.color(of: $0).hasOtherHex } == [.onPrimary, .onAccent])
  }

  @Test("A focus ring reads on the primary too, and is on-primary there only if no color reads on it and on pages")
  func focus() {
    for theme in Theme.material + Theme.random(300, seed: 7) {
      for (appearance, contrast) in Scheme.variants {
        let scheme = theme.scheme(appearance, contrast)
        let ratio = SchemeRole.focus.kind.ratio(contrast)
        let backgrounds = [SchemeRole.background, .surface, .primary].map { scheme[$0].asHex }
        // Contrast depends on luminance alone, so grays represent every color.
        let isPossible = (0...255).contains { level in
          let gray = SRGB(UInt32(level) * 0x01_01_01)
          return backgrounds.allSatisfy { gray.contrastRatio(with: $0) >= ratio }
        }
        let ring = scheme.color(of: .focus, on: .primary)
        #expect(ring.hex.contrastRatio(with: scheme[.primary].asHex) >= ratio, "\(theme.colors)")
        // With colors, there are more luminances than with grays.
        let isItself = ring == scheme.color(of: .focus)
        #expect(isItself || !isPossible && ring == scheme.color(of: .onPrimary), "\(theme.colors)")
        #expect(scheme.backgrounds(of: .focus) == [.background, .surface] + (isItself ? [.primary] : []))
        #expect(scheme.color(of: .focus, on: .surface) == scheme.color(of: .focus))
      }
    }
  }

  private func expectLegible(_ themes: [Theme]) {
    for theme in themes {
      for (appearance, contrast) in Scheme.variants {
        let scheme = theme.scheme(appearance, contrast)
        for role in scheme.roles {
          for background in role.backgrounds {
            let (front, back) = (scheme.color(of: role, on: background), scheme.color(of: background))
            let ratio = min(
              front.painted.contrastRatio(with: back.painted),
              SRGB(front.hex.rgb).contrastRatio(with: SRGB(back.hex.rgb)))
            let isPinned = [role, background].contains { theme.pin(of: $0)?.tint(appearance) != nil }
            #expect(
              isPinned || ratio >= role.kind.ratio(contrast),
              "\(role) on \(background), \(theme.string), \(appearance), \(contrast)")
          }
        }
      }
    }
  }
}

extension Scheme {
  static let variants: [(Appearance, Contrast)] = [
    (.light, .standard), (.light, .high), (.dark, .standard), (.dark, .high),
  ]
}
