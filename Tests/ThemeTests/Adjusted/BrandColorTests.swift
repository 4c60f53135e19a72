import Catalog
import ColorScience
import Testing
import Theme

@Suite("Brand colors")
struct BrandColorTests {
  @Test("They're painted by the accent's law")
  func law() throws {
    for theme in Theme.random(200, seed: 3) {
      var branded = theme
      // Without another color to be told from, the accent's text doesn't move further than it must.
      branded.accent = branded.primary
      try branded.add(BrandColor(BrandName("mint"), try #require(branded.primary)))
      for (appearance, contrast) in Scheme.variants {
        let scheme = branded.scheme(appearance, contrast)
        for (role, accents) in zip(
          SchemeRole.ofBrandColor(at: 0), [SchemeRole.accent, .onAccent, .accentText, .accentSoft, .onAccentSoft])
        {
          #expect(scheme.color(of: role) == scheme.color(of: accents), "\(role), \(theme.colors)")
        }
      }
    }
  }

  @Test("Removing one removes its pins, and leaves those of the others")
  func removing() throws {
    var theme = try Theme(
      string: "color.mint=00bfa5&color.sea=006064&pin.mint-soft=eeeeee&pin.sea-soft=dddddd&pin.text=111111")
    theme.removeBrandColor(at: 0)
    #expect(theme.string == "color.sea=006064&pin.text=111111&pin.sea-soft=dddddd")
    theme.removeBrandColor(at: 1)
    #expect(theme.brandColors.count == 1)
  }

  @Test("Renaming one keeps its pins, and a name that's taken is refused")
  func renaming() throws {
    var theme = try Theme(string: "color.mint=00bfa5&color.sea=006064&pin.mint-soft=eeeeee")
    try theme.renameBrandColor(at: 0, to: BrandName("leaf"))
    #expect(theme.string == "color.leaf=00bfa5&color.sea=006064&pin.leaf-soft=eeeeee")
    #expect(throws: BrandNameError.taken) { try theme.renameBrandColor(at: 0, to: BrandName("sea-text")) }
    try theme.renameBrandColor(at: 0, to: BrandName("leaf-soft"))
    #expect(theme.brandColors[0].name.text == "leaf-soft")
  }

  @Test("Two can't give a role the same name, with or without hyphens")
  func taken() throws {
    for (one, other) in [("on", "soft"), ("mint", "onmint"), ("mint-soft", "onmint"), ("mint", "mintsoft")] {
      let tint = try #require(Tint(slug: "00bfa5"))
      var theme = Theme()
      try theme.add(BrandColor(BrandName(one), tint))
      #expect(throws: BrandNameError.taken, "\(one), \(other)") {
        try theme.add(BrandColor(BrandName(other), tint))
      }
    }
    #expect(throws: BrandNameError.role) { try BrandName("onprimary") }
    #expect(throws: BrandNameError.role) { try BrandName("accentsoft") }
  }

  @Test("A role of a color that the theme lacks is painted like the accent's, and can't be pinned")
  func missing() throws {
    var theme = try Theme(string: "primary=indigo-500&accent=pink-a200")
    let scheme = theme.scheme(.light)
    #expect(scheme[.brandSoft(2)] == scheme[.accentSoft])
    theme.pin(.brand(0), .light, to: Tint(slug: "c0ffee"))
    #expect(theme.pins.isEmpty)
  }
}
