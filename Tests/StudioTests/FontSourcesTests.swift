import Catalog
import Studio
import Testing
import Theme

@Suite("Fonts that aren't the device's own")
struct FontSourcesTests {
  var studio = Studio.at(.titleFont)
  private let roboto = Family(name: "Roboto", category: .sans, hasBold: true, hasItalic: true, source: .included)
  private let bebas = Family(name: "Bebas Neue", category: .display, hasBold: true, hasItalic: false, source: .included)

  @Test("Both lists begin with the generic families, marked, before and after the search for fonts")
  func generic() throws {
    var studio = Studio()
    studio.follow(.session(.opened(address: "#/title-font?primary=red-500&accent=red-a200", session: "", refused: "")))
    let expected = ["System", "Serif", "Sans Serif", "Monospace", "Rounded"]
    #expect(studio.list?.families.map(\.label) == expected)
    studio.follow(.fonts(.familiesFound([])))
    #expect(studio.list?.families.map(\.label) == expected)
    for index in 0..<5 { #expect(studio.list?.remark(at: index) == "on every device") }
    studio.follow(.fonts(.fontTapped(.titleFont, "system-ui")), .navigation(.nextTapped))
    #expect(studio.route == .bodyFont)
    #expect(studio.list?.families.map(\.label) == expected)
  }

  @Test(
    "A generic family can be chosen, outlives a reload and never is missing",
    arguments: ["system-ui", "serif", "sans-serif", "monospace", "ui-rounded"])
  mutating func genericChoice(name: String) {
    studio.follow(.fonts(.fontTapped(.titleFont, name)))
    #expect(studio.theme.string.hasSuffix("&title=" + name))
    let reloaded = studio.reloaded()
    #expect(reloaded.theme == studio.theme)
    #expect(reloaded.list?.note == nil)
  }

  @Test("A generic family is found by the name that's shown")
  mutating func genericSearch() {
    studio.follow(.fonts(.searchChanged("system")))
    #expect(studio.list?.families.map(\.name) == ["system-ui"])
    #expect(studio.list?.useTyped == nil)
  }

  @Test(
    "A search offers to use the name as it is, unless the list has it",
    arguments: [
      ("Foo Grotesk", "Foo Grotesk"), ("  Foo   Grotesk ", "Foo Grotesk"), ("garmond", "garmond"), ("Lat", "Lat"),
      ("lato", nil), ("EB Garamond", nil), ("sans-serif", nil), ("", nil), ("   ", nil),
      (String(repeating: "源", count: 101), nil),
    ])
  mutating func offer(query: String, name: String?) {
    studio.follow(.fonts(.searchChanged(query)))
    #expect(studio.list?.useTyped?.label == name.map { "Use “\($0)”" })
  }

  @Test("A typed font is chosen and listed, and called missing until it's chosen no more")
  mutating func typed() throws {
    studio.follow(.fonts(.searchChanged("Foo Grotesk")))
    let use = try #require(studio.list?.useTyped)
    studio.follow(use.event)
    #expect(studio.theme.titleFont?.name == "Foo Grotesk")
    #expect(studio.list?.families.map(\.name) == ["Foo Grotesk"])
    #expect(studio.list?.selection == 0)
    #expect(studio.remark(on: "Foo Grotesk") == "not on this device")
    #expect(studio.list?.note == "You chose Foo Grotesk, which isn’t on this device. You’re seeing a substitute.")
    #expect(studio.list?.useTyped == nil)
    studio.follow(.fonts(.fontTapped(.titleFont, "Foo Grotesk")))
    #expect(studio.theme.titleFont == nil)
    #expect(studio.list?.note == nil)
  }

  @Test("A typed font outlives a reload, and its row is there to take it back")
  mutating func typedAndReloaded() {
    studio.follow(.fonts(.fontNamed(.titleFont, "Foo Grotesk")))
    var reloaded = studio.reloaded()
    #expect(reloaded.theme == studio.theme)
    #expect(reloaded.remark(on: "Foo Grotesk") == "not on this device")
    reloaded.follow(.fonts(.fontTapped(.titleFont, "Foo Grotesk")))
    #expect(reloaded.theme.titleFont == nil)
  }

  @Test("A typed font that the device turns out to have is the device's")
  func typedTooEarly() {
    var studio = Studio()
    studio.follow(
      .session(.opened(address: "#/title-font?primary=red-500&accent=red-a200", session: "", refused: "")),
      .fonts(.fontNamed(.titleFont, "Lato")))
    #expect(studio.list?.note == nil && studio.remark(on: "Lato") == nil)
    studio.follow(.fonts(.familiesFound(.device)))
    #expect(studio.theme.titleFont == .onDevice("Lato"))
    #expect(studio.list?.families == .generic + .device)
  }

  @Test("A name can only be used where a font is being chosen")
  func typedElsewhere() {
    var studio = Studio.at(.summary)
    let before = studio
    #expect(studio.follow(.fonts(.fontNamed(.titleFont, "Foo Grotesk"))).isEmpty)
    #expect(studio == before)
  }

  @Test("The families that come with the page follow the device's own, marked, and only those it lacks")
  mutating func included() {
    let lato = Family(name: "Lato", category: .sans, hasBold: true, hasItalic: true, source: .included)
    studio.follow(.fonts(.includedFamiliesFound([roboto, lato, bebas])))
    #expect(studio.list?.families == .generic + .device + [bebas, roboto])
    #expect(studio.remark(on: "Roboto") == "from Tintype")
    #expect(studio.remark(on: "Lato") == nil)
    studio.follow(.fonts(.fontTapped(.titleFont, "Bebas Neue")))
    #expect(studio.remark(on: "Bebas Neue") == "from Tintype, no real italic")
    #expect(studio.list?.note == nil)
    studio.follow(.fonts(.familiesFound([])))
    #expect(studio.list?.families.map(\.name).suffix(3) == ["Bebas Neue", "Lato", "Roboto"])
  }

  @Test("A family that the device has without its bold or italic is the page's own, which has them")
  mutating func incompleteOnDevice() throws {
    let garamond = Family(name: "EB Garamond", category: .serif, hasBold: false, hasItalic: true)
    let whole = Family(name: "EB Garamond", category: .serif, hasBold: true, hasItalic: true, source: .included)
    let hack = Family(name: "Hack", category: .mono, hasBold: true, hasItalic: true)
    let less = Family(name: "Hack", category: .mono, hasBold: true, hasItalic: false, source: .included)
    studio.follow(.fonts(.familiesFound([garamond, hack])), .fonts(.fontTapped(.titleFont, "EB Garamond")))
    studio.follow(.fonts(.includedFamiliesFound([whole, less])))
    #expect(studio.list?.families.suffix(2) == [hack, whole])
    #expect(studio.theme.titleFont == whole)
  }

  @Test("A family of the page is found by its scripts and tells them, even if the device has it")
  mutating func scripts() {
    let lato = Family(
      name: "Lato", category: .sans, hasBold: true, hasItalic: true, source: .included, scripts: "Greek, Cyrillic")
    let amiri = Family(name: "Amiri", category: .serif, hasBold: true, source: .included, scripts: "Arabic")
    studio.follow(.fonts(.includedFamiliesFound([amiri, lato, bebas])), .fonts(.searchChanged("cyrillic")))
    #expect(studio.list?.families.map(\.name) == ["Lato"])
    #expect(studio.list?.families.first?.source == .device)
    #expect(studio.remark(on: "Lato") == "Greek, Cyrillic")
    studio.follow(.fonts(.searchChanged("Arabik")))
    #expect(studio.list?.families.map(\.name) == ["Amiri"])
    #expect(studio.remark(on: "Amiri") == "Arabic · from Tintype")
  }

  @Test("Headings say where the fonts come from, and then their rows don't")
  mutating func headings() throws {
    studio.follow(.fonts(.includedFamiliesFound([roboto, bebas])), .fonts(.fontTapped(.titleFont, "Bebas Neue")))
    studio.follow(.fonts(.fileAdded(Family(name: "Foo", category: .sans, source: .file))))
    let list = try #require(studio.list)
    #expect(list.sections.map(\.heading) == ["On every device", "On this device", "From Tintype"])
    #expect(list.sections.map(\.rows.count) == [5, [Family].device.count + 1, 2])
    for section in list.sections {
      for row in section.rows {
        let name = list.families[row].name
        #expect(list.remark(at: row, in: section) == (name == "Foo" ? "your file" : nil), "\(name)")
      }
    }
    studio.follow(.fonts(.searchChanged("bebas")))
    #expect(studio.list?.sections.map(\.heading) == ["From Tintype"])
    #expect(studio.list?.sections.map(\.rows) == [0..<1])
  }

  @Test("Scripts are told in a search only")
  mutating func scriptsInSearch() {
    let amiri = Family(name: "Amiri", category: .serif, hasBold: true, source: .included, scripts: "Arabic")
    studio.follow(.fonts(.includedFamiliesFound([amiri])))
    #expect(studio.remark(on: "Amiri") == "from Tintype")
    studio.follow(.fonts(.searchChanged("arabic")))
    #expect(studio.remark(on: "Amiri") == "Arabic · from Tintype")
  }

  @Test("A link's font that comes with the page isn't missing")
  func includedInLink() {
    var studio = Studio.opened("#/title-font?primary=red-500&accent=red-a200&title=Roboto")
    #expect(studio.list?.note != nil)
    studio.follow(.fonts(.includedFamiliesFound([roboto])))
    #expect(studio.list?.note == nil)
    #expect(studio.theme.titleFont == roboto)
    #expect(studio.list?.families.filter { $0.name == "Roboto" } == [roboto])
  }

  @Test("What was found so far is listed while the search goes on, and nothing is called missing yet")
  func soFar() {
    var studio = Studio()
    studio.follow(
      .session(.opened(address: "#/title-font?primary=red-500&accent=red-a200&title=Foo", session: "", refused: "")),
      .fonts(.familiesFoundSoFar([Family(name: "Arial", category: .sans)])))
    #expect(studio.listed?.map(\.name) == ["Arial", "Foo"])
    #expect(studio.list?.status == "Looking for this device’s fonts…")
    #expect(studio.list?.isLoading == true)
    #expect(studio.list?.note == nil && studio.remark(on: "Foo") == nil)
    studio.follow(.fonts(.familiesFound([Family(name: "Arial", category: .sans)])))
    #expect(studio.list?.isLoading == false)
    #expect(studio.remark(on: "Foo") == "not on this device")
  }

  @Test("Font files are asked for only where they can be added")
  mutating func askForFiles() throws {
    #expect(studio.list?.addFile == nil)
    #expect(studio.follow(.fonts(.addFileTapped)).isEmpty)
    studio.follow(.fonts(.filesFound([])))
    let add = try #require(studio.list?.addFile)
    #expect(studio.follow(add.event) == [.pickFontFiles])
  }

  @Test("A font file's family is listed among the device's, marked and chosen, which can be undone")
  mutating func file() {
    studio.follow(
      .fonts(.fontTapped(.titleFont, "Hack")), .fonts(.fileAdded(Family(name: "Foo", category: .sans, source: .file))))
    #expect(studio.theme.titleFont?.name == "Foo")
    #expect(studio.listed?.map(\.name).prefix(4) == ["Dancing Script", "EB Garamond", "Foo", "Hack"])
    #expect(studio.remark(on: "Foo") == "your file")
    #expect(studio.notice?.sentence == "Added Foo. It stays on this device.")
    studio.follow(.history(.undoTapped))
    #expect(studio.theme.titleFont?.name == "Hack")
    #expect(studio.remark(on: "Foo") == "your file")
  }

  @Test("Away from the fonts, a file's family is only added to their lists")
  func fileElsewhere() {
    var studio = Studio.at(.summary)
    let before = studio.theme
    studio.follow(.fonts(.fileAdded(Family(name: "Foo", category: .sans, source: .file))))
    #expect(studio.theme == before)
    #expect(studio.notice?.sentence == "Added Foo. It stays on this device.")
    #expect(studio.fonts.families.contains { $0.name == "Foo" })
  }

  @Test("Files of several faces are one family, which has what any of them has")
  mutating func faces() {
    let faces = [(false, false), (true, false), (false, true)].map {
      Family(name: "Foo", category: .sans, hasBold: $0.0, hasItalic: $0.1, source: .file)
    }
    studio.follow(.fonts(.fileAdded(faces[0])))
    #expect(studio.remark(on: "Foo") == "your file, no real bold, no real italic")
    studio.follow(.fonts(.fileAdded(faces[1])), .fonts(.fileAdded(faces[2])))
    #expect(studio.remark(on: "Foo") == "your file")
    #expect(studio.theme.titleFont?.hasBold == true)
    #expect(studio.listed?.filter { $0.name == "Foo" }.count == 1)
  }

  @Test("Only a font of one's own files can be removed; removed, it leaves the list, and a theme that has it misses it")
  mutating func removedFile() throws {
    let foo = Family(name: "Foo", category: .sans, source: .file)
    studio.follow(.fonts(.filesFound([foo, Family(name: "Goo", category: .sans, source: .file)])))
    studio.follow(.fonts(.fontTapped(.titleFont, "Foo")))
    let list = try #require(studio.list)
    #expect(list.families.indices.filter { list.isRemovable(at: $0) }.map { list.families[$0].name } == ["Foo", "Goo"])
    #expect(!list.isRemovable(at: -1))
    studio.follow(.fonts(.filesFound([])))
    #expect(studio.listed?.contains { $0.name == "Goo" } == false)
    #expect(studio.remark(on: "Foo") == "not on this device")
    #expect(studio.list?.note == "You chose Foo, which isn’t on this device. You’re seeing a substitute.")
    let after = try #require(studio.list)
    #expect(after.families.indices.allSatisfy { !after.isRemovable(at: $0) })
  }

  @Test("A file that's no font changes nothing and is refused in a sentence")
  mutating func refusedFile() {
    let before = studio.theme
    studio.follow(.fonts(.fileRefused("“notes.txt” isn’t a font we can read.")))
    #expect(studio.theme == before)
    #expect(studio.notice?.sentence == "“notes.txt” isn’t a font we can read.")
    #expect(studio.notice?.isError == true)
  }
}
