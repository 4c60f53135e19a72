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
}
