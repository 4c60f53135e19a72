import ColorScience
import Testing
import Theme

@Suite("Light and dark")
struct AppearanceTests {
  @Test("Text on the background reads at 4.5:1", arguments: [Appearance.light, .dark])
  func text(appearance: Appearance) {
    #expect(appearance.text.contrastRatio(with: appearance.background) >= 4.5)
  }

  @Test("A label on a grayed-out cell reads at 4.5:1, whatever the color", arguments: [Appearance.light, .dark])
  func mutedText(appearance: Appearance) {
    for level in 0...255 {
      let cell = appearance.muted(SRGB(UInt32(level) * 0x01_01_01))
      #expect(appearance.mutedText.contrastRatio(with: cell) >= 4.5)
    }
  }

  @Test("A light color stays lighter than a dark one when both are grayed out", arguments: [Appearance.light, .dark])
  func muted(appearance: Appearance) {
    let yellow = appearance.muted(SRGB(0xFFEB3B))
    let indigo = appearance.muted(SRGB(0x3F51B5))
    #expect(yellow.relativeLuminance > indigo.relativeLuminance)
  }
}
