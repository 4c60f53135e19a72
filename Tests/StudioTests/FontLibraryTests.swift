import Catalog
import Studio
import Testing

@Suite("Looking through the fonts")
struct FontLibraryTests {
  var studio = Studio.at(.titleFont)

  @Test("The fonts stand by name, whatever order the device gives them in, capital and small letters alike")
  func order() {
    var studio = Studio()
    let names = ["mononoki", "Zapfino", "Arial", "Monaco", "agave"]
    studio.follow(.familiesFound(names.map { Family(name: $0, category: .sans) }))
    #expect(studio.library.found.map(\.name) == ["agave", "Arial", "Monaco", "mononoki", "Zapfino"])
  }

  @Test("A name that the device gives twice stands once")
  func twice() {
    var studio = Studio()
    studio.follow(.familiesFound(["Lato", "Arial", "Lato", "Arial"].map { Family(name: $0, category: .sans) }))
    #expect(studio.library.found.map(\.name) == ["Arial", "Lato"])
  }

  @Test(
    "A search finds what its text stands in, capital and small letters alike",
    arguments: [
      ("", 7), ("la", 2), ("LATO", 1), ("a", 6), ("Ga", 1), ("l", 3), ("Latos", 0), (" ", 4),
    ])
  mutating func search(query: String, count: Int) {
    studio.follow(.searchChanged(query))
    #expect(studio.list?.families.count == count)
    #expect(studio.list?.query == query)
  }

  @Test("It says how many fonts are shown, and why there is none")
  mutating func words() {
    #expect(studio.list?.count == "7 fonts")
    #expect(studio.list?.prompt == "Search 7 fonts")
    #expect(studio.list?.emptiness == nil)
    studio.follow(.searchChanged("gara"))
    #expect(studio.list?.count == "1 of 7 fonts")
    studio.follow(.searchChanged("xyz"))
    #expect(studio.list?.emptiness == "No font is called “xyz”.")
    studio.follow(.shelfTapped(.mono))
    #expect(studio.list?.emptiness == "No font among Mono is called “xyz”.")
    studio.follow(.searchChanged(""))
    #expect(studio.list?.families.map(\.name) == ["Hack"])
  }

  @Test("Before the fonts are known it says so; where the browser hides them, too")
  func unknown() {
    var studio = Studio()
    studio.follow(.opened(address: "#/title-font?primary=red-500&accent=red-a200", session: "", refused: ""))
    #expect(studio.list?.emptiness == "Looking at this device’s fonts…")
    #expect(studio.list?.prompt == "Search fonts")
    studio.follow(.familiesFound([]))
    #expect(studio.list?.emptiness == "This browser shows no fonts to pages; its privacy settings may hide them.")
    studio.follow(.familiesFound([Family(name: "Lato", category: .sans)]))
    #expect(studio.list?.count == "1 font")
    studio.follow(.shelfTapped(.script))
    #expect(studio.list?.emptiness == "There is no font among Script on this device.")
  }

  @Test(
    "Each shelf holds its kind, the serifs the slabs as well",
    arguments: [
      (Shelf.all, 7), (.serif, 3), (.sans, 1), (.mono, 1), (.display, 1), (.script, 1),
    ])
  mutating func shelf(shelf: Shelf, count: Int) {
    studio.follow(.shelfTapped(shelf))
    #expect(studio.list?.families.count == count)
    #expect(studio.list?.families.allSatisfy(shelf.holds) == true)
    #expect(studio.list?.shelves.filter(\.isSelected).map(\.shelf) == [shelf])
  }

  @Test("The shelves stand in their order")
  func shelves() {
    #expect(Shelf.allCases.map(\.label) == ["All", "Serif", "Sans", "Mono", "Display", "Script"])
  }

  @Test("A search leaves the choice as it is, in sight or not")
  mutating func choiceWhileSearching() {
    studio.follow(.fontTapped("Lato"), .searchChanged("hack"))
    #expect(studio.list?.selection == nil)
    #expect(studio.theme.titleFont?.name == "Lato")
    studio.follow(.searchChanged("lato"))
    #expect(studio.list?.selection == 0)
  }

  @Test("The next screen begins with every font")
  mutating func nextScreen() {
    studio.follow(.fontTapped("Hack"), .searchChanged("ha"), .shelfTapped(.mono), .nextTapped)
    #expect(studio.list?.families == .device)
    #expect(studio.list?.query == "")
    #expect(studio.library.shelf == .all)
  }

  @Test("The edition changes whenever the rows do")
  mutating func edition() {
    var editions = [studio.library.edition]
    for event in [Event.searchChanged("l"), .shelfTapped(.serif), .searchChanged(""), .familiesFound([])] {
      studio.follow(event)
      editions.append(studio.library.edition)
    }
    #expect(Set(editions).count == editions.count)
  }

  @Test("A chosen font that the device does not have is told of")
  func absentChoice() {
    let studio = Studio.opened("#/title-font?primary=red-500&accent=red-a200&title=Zapfino")
    #expect(studio.list?.note == "Zapfino is chosen, but not on this device: a stand-in is shown.")
    #expect(studio.theme.titleFont?.name == "Zapfino")
  }

  @Test("It says why the device's own list is not here")
  mutating func unlisted() {
    studio.follow(.familiesUnlisted("fc-list is not installed."))
    #expect(studio.list?.note == "fc-list is not installed.")
  }
}
