import Studio
import Testing
import Theme

@Suite("View settings in the address")
struct ViewSettingsTests {
  @Test(
    "Stage.9 They're read from an address and written to it",
    arguments: [
      "#/primary", "#/primary?tab=palette", "#/preview?view=dark", "#/primary?contrast=high",
      "#/accent?tab=code&view=both&contrast=high&vision=low-acuity&severity=60", "#/crayons?vision=protanopia",
      "#/primary?tab=charts&parts=8", "#/primary?parts=1",
    ])
  func roundTrip(address: String) {
    var studio = Studio.opened("#/summary?" + Theme.example)
    studio.follow(.navigation(.addressEntered(address)))
    #expect(studio.address == address)
    #expect(studio.notice == nil)
  }

  @Test("They leave the theme of a link alone, wherever they are in it")
  func besideTheme() {
    let studio = Studio.opened("#/accent?vision=tritanopia&primary=indigo-500&view=dark&accent=pink-a200")
    #expect(studio.theme.string == "primary=indigo-500&accent=pink-a200")
    #expect(studio.viewSettings.vision == .tritanopia)
    #expect(studio.viewSettings.appearance == .dark)
    #expect(studio.notice == nil)
    #expect(studio.address == "#/accent?view=dark&vision=tritanopia")
  }

  @Test(
    "One that doesn't exist is refused in a sentence, and the rest kept",
    arguments: [
      (
        "vision=martian",
        "We left out vision=martian (try typical, protanopia, deuteranopia, tritanopia, achromatopsia, low-acuity)."
      ),
      ("tab=kitchen", "We left out tab=kitchen (try screens, charts, palette, contrast, code)."),
      ("severity=101", "We left out severity=101 (try from 10 to 100)."),
      ("parts=9", "We left out parts=9 (try from 1 to 8)."),
      ("contrast", "We left out contrast= (try standard, high)."),
      (
        "tab=a&contrast=b",
        "We left out tab=a (try screens, charts, palette, contrast, code) and contrast=b (try standard, high)."
      ),
    ])
  func unknown(part: String, sentence: String) {
    let studio = Studio.opened("#/accent?primary=indigo-500&\(part)&view=dark")
    #expect(studio.notice?.sentence == sentence)
    #expect(studio.notice?.isError == true)
    #expect(studio.theme.string == "primary=indigo-500")
    #expect(studio.viewSettings.appearance == .dark)
    #expect(studio.route == .accent)
  }

  @Test("They last when an address says nothing of them")
  func lasting() {
    var studio = Studio.opened("#/primary?view=dark")
    studio.follow(.navigation(.addressEntered("#/crayons")))
    #expect(studio.address == "#/crayons?view=dark")
  }

  @Test("Stage.9 They aren't saved with the session")
  func notSaved() {
    var studio = Studio.opened("#/primary?view=dark")
    #expect(
      studio.follow(.colors(.swatchTapped(.primary, Hue.indigo))).first == .saveSession("#/primary?primary=indigo-500"))
  }
}
