import Catalog
import Studio
import Testing
import Theme

@Suite("Looking through the fonts")
struct KnownFontsTests {
  var studio = Studio.at(.titleFont)

  @Test("Fonts are sorted by name, ignoring case, whatever the device's order")
  func order() {
    var studio = Studio()
    let names = ["mononoki", "Zapfino", "Arial", "Monaco", "agave"]
    studio.follow(.fonts(.familiesFound(names.map { Family(name: $0, category: .sans) })))
    #expect(studio.fonts.found.dropFirst(5).map(\.name) == ["agave", "Arial", "Monaco", "mononoki", "Zapfino"])
  }

  @Test("A name that the device gives twice appears once")
  func twice() {
    var studio = Studio()
    studio.follow(.fonts(.familiesFound(["Lato", "Arial", "Lato", "Arial"].map { Family(name: $0, category: .sans) })))
    #expect(studio.fonts.found.dropFirst(5).map(\.name) == ["Arial", "Lato"])
  }

  @Test(
    "What the device lists as a family but is a style of another isn't listed",
    arguments: [
      (["Quicksand", "Quicksand Light", "Quicksand Medium"], ["Quicksand"]),
      (["Karla", "Karla Tamil Inclined", "Karla Tamil Upright"], ["Karla", "Karla Tamil Upright"]),
      (["Segoe UI", "Segoe UI SemiBold Italic"], ["Segoe UI"]), (["Bookman Light"], ["Bookman Light"]),
      (["Arial", "Arial Black"], ["Arial", "Arial Black"]),
      (["Open Sans", "Open Sans Condensed"], ["Open Sans", "Open Sans Condensed"]),
      (["Light", "Light Italic"], ["Light"]),
    ])
  func styles(found: [String], listed: [String]) {
    var studio = Studio()
    studio.follow(.fonts(.familiesFound(found.map { Family(name: $0, category: .sans) })))
    #expect(studio.fonts.found.dropFirst(5).map(\.name) == listed)
  }

  @Test("A style that a link names is on the device, and a search offers it")
  func chosenStyle() {
    var studio = Studio.opened("#/title-font?primary=red-500&accent=red-a200&title=Quicksand+Light")
    studio.follow(.fonts(.familiesFound(["Quicksand", "Quicksand Light"].map { Family(name: $0, category: .sans) })))
    #expect(studio.list?.note == nil && studio.theme.titleFont?.name == "Quicksand Light")
    studio.follow(.fonts(.searchChanged("Quicksand Light")))
    #expect(studio.list?.useTyped?.label == "Use “Quicksand Light”")
  }

  @Test("A font whose name no link can hold is left out")
  func unwritable() {
    var studio = Studio.at(.titleFont)
    let names = [String(repeating: "源", count: 100), String(repeating: "源", count: 101), "", "Ta\tb"]
    studio.follow(
      .fonts(.familiesFound(names.map { Family(name: $0, category: .sans) })), .fonts(.fontTapped(.titleFont, names[0]))
    )
    #expect(studio.fonts.families.dropFirst(5).map(\.name) == [names[0]])
    #expect(studio.reloaded().theme.string == studio.theme.string)
  }

  @Test(
    "A search finds the names that contain it, ignoring case",
    arguments: [
      ("", 7), ("la", 2), ("LATO", 1), ("a", 6), ("Ga", 1), ("l", 3), ("Latin", 0), (" ", 7), ("garamond eb", 1),
      ("la o", 2),
    ])
  mutating func search(query: String, count: Int) {
    studio.follow(.fonts(.searchChanged(query)))
    #expect(studio.listed?.count == count)
    #expect(studio.list?.search.text == query)
  }

  @Test(
    "If nothing matches, a search finds the names with the fewest wrong letters, and says that they only come close",
    arguments: [
      ("garmond", "EB Garamond"), ("robbto", "Roboto Slab"), ("Latos", "Lato"), ("script dansing", "Dancing Script"),
    ])
  mutating func mistakes(query: String, name: String) {
    studio.follow(.fonts(.searchChanged(query)))
    #expect(studio.list?.families.map(\.name) == [name])
    #expect(studio.list?.status == "No exact match for “\(query)”. Did you mean this one?")
    studio.follow(.fonts(.searchChanged("lato")))
    #expect(studio.list?.status == "1 of 12 fonts")
  }

  @Test("It says how many fonts are shown, and why there is none")
  mutating func words() {
    #expect(studio.list?.status == "12 fonts")
    #expect(studio.list?.search.placeholder == "Search 12 fonts")
    studio.follow(.fonts(.searchChanged("gara")))
    #expect(studio.list?.status == "1 of 12 fonts")
    studio.follow(.fonts(.searchChanged("xyz")))
    #expect(studio.list?.status == "No fonts match “xyz”.")
    studio.follow(.fonts(.filterTapped(.mono)))
    #expect(studio.list?.status == "No mono fonts match “xyz”.")
    studio.follow(.fonts(.searchChanged("")))
    #expect(studio.listed?.map(\.name) == ["Hack"])
  }

  @Test("It says so while it doesn't know the fonts yet, and if the browser hides them")
  func unknown() {
    var studio = Studio()
    studio.follow(.session(.opened(address: "#/title-font?primary=red-500&accent=red-a200", session: "", refused: "")))
    #expect(studio.list?.status == "Looking for this device’s fonts…")
    #expect(studio.list?.search.placeholder == "Search fonts")
    studio.follow(.fonts(.familiesFound([])))
    #expect(studio.list?.status == "We couldn’t find this device’s own fonts. 5 fonts")
    studio.follow(.fonts(.familiesFound([Family(name: "Lato", category: .sans)])))
    #expect(studio.list?.status == "6 fonts")
    studio.follow(.fonts(.filterTapped(.script)))
    #expect(studio.list?.status == "No script fonts.")
  }

  @Test(
    "Each filter shows its category, and Serif shows slabs, too",
    arguments: [
      (FontFilter.all, 7), (.serif, 3), (.sans, 1), (.mono, 1), (.display, 1), (.script, 1),
    ])
  mutating func filters(filter: FontFilter, count: Int) {
    studio.follow(.fonts(.filterTapped(filter)))
    #expect(studio.listed?.count == count)
    #expect(studio.list?.families.allSatisfy(filter.includes) == true)
    #expect(studio.list?.filters.filter(\.isSelected).map(\.label) == [filter.label])
  }

  @Test("The filters keep their order")
  func filterOrder() {
    #expect(FontFilter.allCases.map(\.label) == ["All", "Serif", "Sans", "Mono", "Display", "Script"])
  }

  @Test("A search keeps the choice, visible or not")
  mutating func choiceWhileSearching() {
    studio.follow(.fonts(.fontTapped(.titleFont, "Lato")), .fonts(.searchChanged("hack")))
    #expect(studio.list?.selection == nil)
    #expect(studio.theme.titleFont?.name == "Lato")
    studio.follow(.fonts(.searchChanged("lato")))
    #expect(studio.list?.selection == 0)
  }

  @Test("The next screen starts with all fonts")
  mutating func nextScreen() {
    studio.follow(
      .fonts(.fontTapped(.titleFont, "Hack")), .fonts(.searchChanged("ha")), .fonts(.filterTapped(.mono)),
      .navigation(.nextTapped))
    #expect(studio.list?.families == .generic + .device)
    #expect(studio.list?.search.text == "")
    #expect(studio.fonts.filter == .all)
  }

  @Test("The edition changes whenever the rows do")
  mutating func edition() {
    var editions = [studio.fonts.edition]
    for event in [
      Event.fonts(.searchChanged("l")), .fonts(.filterTapped(.serif)), .fonts(.searchChanged("")),
      .fonts(.familiesFound([])),
    ] {
      studio.follow(event)
      editions.append(studio.fonts.edition)
    }
    #expect(Set(editions).count == editions.count)
  }

  @Test("It says if the device lacks the chosen font")
  func absentChoice() {
    let studio = Studio.opened("#/title-font?primary=red-500&accent=red-a200&title=Zapfino")
    #expect(studio.list?.note == "You chose Zapfino, which isn’t on this device. You’re seeing a substitute.")
    #expect(studio.theme.titleFont?.name == "Zapfino")
  }

  @Test("It says why the device's own list is missing")
  mutating func unlisted() {
    studio.follow(.fonts(.familiesUnlisted("fc-list is not installed.")))
    #expect(studio.list?.note == "fc-list is not installed.")
  }
}
