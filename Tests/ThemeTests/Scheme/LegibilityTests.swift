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

  // Display P3's green and sRGB's orange, which once left sRGB's gamut and came back by rounding.
  @Test("A Display P3 color reads as itself too, wherever black or white reads on it and on its hex")
  func wide() {
    for theme in Theme.random(1000, seed: 99) {
      for (appearance, contrast) in Scheme.variants {
        let scheme = theme.scheme(appearance, contrast)
        for role in SchemeRole.allCases {
          for background in role.backgrounds {
            let both = [scheme[background], scheme[background].asHex]
            let ratio = role.kind.ratio(contrast)
            let isPossible = [SRGB.black, .white].contains { end in
              both.allSatisfy { $0.contrastRatio(with: end) >= ratio }
            }
            guard isPossible else { continue }
            #expect(
              scheme[role].contrastRatio(with: scheme[background]) >= ratio, "\(role) on \(background), \(theme.colors)"
            )
          }
        }
      }
    }
  }

  @Test("A focus ring reads on the primary too, wherever any color reads on it and on pages")
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
        if isPossible {
          #expect(scheme[.focus].asHex.contrastRatio(with: scheme[.primary].asHex) >= ratio, "\(theme.colors)")
        } else {
          #expect((scheme.ratio(of: .onPrimary) ?? 0) >= ratio, "\(theme.colors)")
        }
      }
    }
  }

  private func expectLegible(_ themes: [Theme]) {
    for theme in themes {
      for (appearance, contrast) in Scheme.variants {
        let scheme = theme.scheme(appearance, contrast)
        for role in SchemeRole.allCases {
          for background in role.backgrounds {
            let ratio = SRGB(scheme[role].asHex.rgb).contrastRatio(with: SRGB(scheme[background].asHex.rgb))
            #expect(
              ratio >= role.kind.ratio(contrast),
              "\(role) on \(background), \(theme.colors), \(appearance), \(contrast)")
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
