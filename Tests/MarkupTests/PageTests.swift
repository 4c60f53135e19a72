import Markup
import Studio
import Testing
import Theme

@Suite("A page")
struct PageTests {
  @Test(
    "Its title names the screen",
    arguments: [(Route.primary, "Primary color · Tintype"), (.summary, "Summary · Tintype")])
  func title(route: Route, title: String) {
    #expect(Page(Studio.showing(route.address).screen).title == title)
  }

  @Test("The browser's own surfaces take the bar's color, or the page's if the bar has none")
  func themeColor() {
    #expect(Page(Studio.showing("").screen).themeColor == "#F7F7F8")
    #expect(Page(Studio.showing("", on: .dark).screen).themeColor == "#131315")
    #expect(Page(Studio.showing("#/primary?primary=indigo-500").screen).themeColor == "#3F51B5")
  }

  @Test("The Tab key stops at exactly one row or cell of every list", arguments: Route.wizard.dropLast())
  func tabStops(route: Route) throws {
    for address in [route.address, Route.summary.address.replacing("summary", with: route.slug)] {
      let tree = MountedTree(Studio.showing(address).tree)
      let list = try #require(Element(tree.root).all.first { $0.attributes["role"] == "listbox" })
      let stops = list.all.filter { $0.attributes["role"] == "option" && $0.attributes["tabindex"] == "0" }
      #expect(stops.count == 1)
    }
  }

  @Test("While we look for fonts, the list is busy")
  func busy() {
    var studio = Studio()
    studio.follow(.session(.opened(address: Route.titleFont.address, session: "", refused: "")))
    #expect(Element(studio.tree).all.filter { $0.attributes["aria-busy"] == "true" }.count == 1)
    studio.follow(.fonts(.familiesFound([])))
    #expect(Element(studio.tree).all.allSatisfy { $0.attributes["aria-busy"] != "true" })
  }
}
