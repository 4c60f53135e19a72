import Catalog
import ColorScience
import Testing
import _Text

@Suite("Colors by name")
struct ColorNameTests {
  @Test(arguments: [
    ("Sunset Orange", "#FD5E53"), ("sunset-orange", "#FD5E53"), ("atomic_tangerine", "#FFA474"),
    ("Purple Mountain's Majesty", "#9D81BA"), ("purple-mountains-majesty", "#9D81BA"), ("Violet (Purple)", "#926EAE"),
    ("indigo-500", "#3F51B5"), ("pink-a200", "#FF4081"), ("Deep Purple A400", "#651FFF"), ("blue-gray-500", "#607D8B"),
    ("Blue Grey 500", "#607D8B"), ("Blue Gray", "#6699CC"), ("crayon red", "#EE204D"),
  ])
  func aNameIsReadInEveryUsualSpelling(name: String, hex: String) {
    #expect(SRGB(catalogName: name)?.hex == hex)
  }

  @Test func everyCrayonAndEverySwatchIsFoundByItsName() {
    for crayon in Crayon.all {
      #expect(SRGB(catalogName: crayon.name) == crayon.color)
      #expect(SRGB(catalogName: "crayon-" + crayon.name) == crayon.color)
    }
    for ramp in Material.ramps {
      for swatch in ramp.swatches {
        #expect(SRGB(catalogName: "\(ramp.slug)-\(swatch.step.label)") == swatch.color)
      }
    }
  }

  @Test(arguments: ["", "-", "indigo-550", "brown-a200", "sunset", "rgb(1 2 3)", "sunset+orange", "ſunset orange"])
  func whatIsNoNameIsNone(name: String) {
    #expect(SRGB(catalogName: name) == nil)
  }

  // Unicode folds the first three to k, s and i, and takes K for the Kelvin sign and the fullwidth letters for ASCII's
  // when it normalizes a text.
  @Test(arguments: [
    ("k", "\u{212A}"), ("s", "\u{17F}"), ("i", "\u{130}"), ("i", "\u{131}"), ("b", "\u{FF42}"), ("k", "\u{FF2B}"),
    ("e", "\u{435}"), ("o", "\u{3BF}"), ("e", "e\u{301}"),
  ])
  func aLetterOutsideASCIIStandsForNoneOfAName(letter: String, lookalike: String) {
    let names =
      NamedColor.all.map(\.name.description) + Crayon.all.map(\.name.slug) + Crayon.css.map { "css-" + $0.name }
      + Material.ramps.flatMap { ramp in ramp.swatches.map { ramp.slug + "-" + $0.step.label.asciiLowercased } }
      + ["xkcd-dusty-rose-c0737a", "xkcd-dark-pink-cb416b"]
    let other = names.filter { $0.contains(letter) }.map { $0.replacing(letter, with: lookalike) }
    #expect(other.count > 20)
    for name in other {
      #expect(SRGB(catalogName: name) == nil && BaseColor(slug: name) == nil && Tint(slug: name) == nil, "\(name)")
      #expect(throws: CSSColorError.self, "\(name)") { try CSSColor(name, allowingBareHex: true) }
    }
  }

  @Test(arguments: ["black\u{212A}", "\u{212A}black", "sunset\u{FF0D}orange", "sunset\u{212A}orange", "c0ffee\u{301}"])
  func aLetterOutsideASCIISeparatesNoWords(name: String) {
    #expect(BaseColor(slug: name) == nil && Tint(slug: name) == nil && SRGB(catalogName: name) == nil)
  }
}
