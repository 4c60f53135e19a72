import Catalog
import ColorScience
import Testing
import Theme

@Suite("A custom neutral")
struct NeutralTests {
  @Test("It gives pages, lines and text its hue, with chroma of at most 0.03, and nothing else")
  func hue() throws {
    let plain = try Theme(string: "primary=indigo-500&accent=pink-a200")
    var warm = plain
    warm.neutral = Tint(slug: "brown-500")
    let neutrals: [SchemeRole] = [.background, .surface, .raised, .border, .outline, .text, .muted]
    for (appearance, contrast) in Scheme.variants {
      let (before, after) = (plain.scheme(appearance, contrast), warm.scheme(appearance, contrast))
      for role in neutrals {
        let color = OKLCH(after[role])
        #expect(color.chroma <= 0.032, "\(role)")
        if color.chroma > 0.015 { #expect(abs(color.hue - OKLCH(SRGB(0x795548)).hue) < 8, "\(role)") }
      }
      for role in [SchemeRole.primary, .accent, .primarySoft, .dark, .positiveSoft] where appearance == .light {
        #expect(after[role] == before[role], "\(role)")
      }
    }
  }

  @Test("A gray takes all color out of them")
  func gray() throws {
    let theme = try Theme(string: "primary=indigo-500&neutral=808080")
    for role in [SchemeRole.background, .surface, .border, .outline, .text, .muted] {
      #expect(OKLCH(theme.scheme(.light)[role]).chroma < 0.002, "\(role)")
    }
  }
}
