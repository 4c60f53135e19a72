import Catalog
import ColorScience
import Studio
import Testing
import Theme
import _Text

@Suite("Crayons, the list")
struct CrayonsListTests {
  /// The specifications' sixteen, which come first.
  static let sixteen = [
    ("Almond", "#EFDECD"), ("Antique Brass", "#CD9575"), ("Apricot", "#FDD9B5"), ("Aquamarine", "#78DBE2"),
    ("Asparagus", "#87A96B"), ("Atomic Tangerine", "#FFA474"), ("Banana Mania", "#FAE7B5"), ("Beaver", "#9F8170"),
    ("Bittersweet", "#FD7C6E"), ("Black", "#000000"), ("Blizzard Blue", "#ACE5EE"), ("Blue", "#1F75FE"),
    ("Blue Bell", "#A2A2D0"), ("Blue Gray", "#6699CC"), ("Blue Green", "#0D98BA"), ("Blue Violet", "#7366BD"),
  ]

  let rows = Studio.opened("#/crayons").crayonList?.rows ?? []

  @Test("Crayons.1 One list of all 133, the name in each row")
  func names() {
    #expect(rows.map(\.option.label) == Crayon.all.map(\.name))
    #expect(rows.count == 133)
    #expect(rows.prefix(16).map(\.option.label) == Self.sixteen.map(\.0))
  }

  @Test("Crayons.2 The hex is each row's subtitle")
  func subtitles() {
    #expect(rows.map(\.subtitle) == Crayon.all.map(\.hex))
    #expect(rows.prefix(16).map(\.subtitle) == Self.sixteen.map(\.1))
  }

  @Test("Crayons.3 Each row's background is the crayon's color, and the text on it reads at 4.5:1")
  func backgrounds() {
    for (row, crayon) in zip(rows, Crayon.all) {
      #expect(row.fill == crayon.color)
      #expect(row.text.contrastRatio(with: row.fill) >= 4.5, "\(row.option.label)")
    }
  }

  @Test("Crayons.4 A tap on a row opens that crayon, and Back returns to the list and marks the row")
  func tap() throws {
    for row in rows {
      var studio = Studio.opened("#/crayons")
      let effects = studio.follow(row.option.event)
      #expect(studio.address == "#/crayons/" + row.option.label.slug)
      #expect(effects.contains(.focus(.heading)))
      #expect(studio.panel?.name == row.option.label)
      studio.follow(.navigation(.backTapped))
      #expect(studio.crayonList?.rows.filter(\.option.isSelected).map(\.option.label) == [row.option.label])
    }
  }

  @Test(
    "Every crayon has an address, by its name in small letters or as it is written",
    arguments: [
      ("atomic-tangerine", "Atomic Tangerine"), ("robins-egg-blue", "Robin's Egg Blue"),
      ("Violet%20(Purple)", "Violet (Purple)"), ("purple-mountains-majesty", "Purple Mountain's Majesty"),
      ("Atomic+Tangerine", "Atomic Tangerine"), ("ALMOND", "Almond"), ("c0ffee", "#C0FFEE"), ("%23C0FFEE", "#C0FFEE"),
    ])
  func address(text: String, name: String) {
    let studio = Studio.mixing(text)
    #expect(studio.panel?.name == name)
    #expect(studio.notice == nil)
  }

  @Test("Every crayon's own address opens it")
  func addresses() {
    for crayon in Crayon.all {
      let slug = Route.mixer(BaseColor(crayon.color.rgb)).slug
      #expect(Studio.opened("#/" + slug).panel?.name == crayon.name)
    }
  }

  @Test(
    "An address without a crayon is refused in one sentence, and nothing else changes",
    arguments: ["crayons/nosuch", "crayons/", "crayons/%ZZ", "crayons/12345", "crayons/<b>"])
  func noCrayon(address: String) {
    var studio = Studio.opened("#/crayons/almond")
    studio.follow(.navigation(.addressEntered("#/" + address)))
    #expect(studio.notice?.isError == true)
    #expect(studio.notice?.sentence.contains("crayons/almond") == true)
    #expect(studio.panel?.name == "Almond")
  }

  @Test("The crayons are always open, and lead back to the theme's last screen")
  func reached() {
    for route in Route.wizard {
      var studio = Studio.at(route)
      #expect(studio.screen.rail.dropLast().last?.button.isEnabled == true)
      studio.follow(.navigation(.crayonsTapped))
      #expect(studio.route == .crayons)
      #expect(studio.screen.tabBar.tabs[2].isSelected == true)
      studio.follow(.navigation(.themeTapped))
      #expect(studio.route == route)
      studio.follow(.navigation(.routeTapped(.crayons)))
      #expect(studio.route == .crayons)
    }
  }
}
