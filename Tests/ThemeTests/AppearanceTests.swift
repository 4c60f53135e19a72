import ColorScience
import Testing
import Theme

@Suite("Light and dark")
struct AppearanceTests {
  @Test("Text on a page reads at 4.5:1", arguments: [Appearance.light, .dark])
  func text(appearance: Appearance) {
    #expect(appearance.text.contrastRatio(with: appearance.background) >= 4.5)
  }

  @Test("A light color stays lighter than a dark one when both go grey", arguments: [Appearance.light, .dark])
  func muted(appearance: Appearance) {
    let yellow = appearance.muted(SRGB(0xFFEB3B))
    let indigo = appearance.muted(SRGB(0x3F51B5))
    #expect(yellow.relativeLuminance > indigo.relativeLuminance)
  }
}
