import Catalog
import ColorScience
import Studio
import TestSupport
import Testing
import Theme

@Suite("Crayons, found by a name or a color")
struct CrayonsSearchTests {
  @Test(
    "Typing a name narrows the list",
    arguments: [
      ("atomic", ["Atomic Tangerine"]), ("ATOMIC T", ["Atomic Tangerine"]),
      (" atomic  tangerine ", ["Atomic Tangerine"]), ("tangerine atomic", ["Atomic Tangerine"]),
      ("tangerine", ["Atomic Tangerine", "Vivid Tangerine"]),
      ("'s", ["Purple Mountain's Majesty", "Robin's Egg Blue"]),
      ("(", ["Violet (Purple)"]), ("bea", ["Beaver", "Caribbean Green"]),
    ])
  func byName(query: String, names: [String]) {
    let list = Studio.searching(query).crayonList
    #expect(list?.rows.map(\.option.label) == names)
    #expect(list?.rows.allSatisfy { $0.remark == nil } == true)
    #expect(list?.search.text == query)
    #expect(list?.status == "\(names.count) of 133 crayons")
  }

  @Test(
    "A typing mistake finds the names that come closest, and the list says that they only do",
    arguments: [
      ("tangarine", ["Atomic Tangerine", "Vivid Tangerine"]), ("atomc tangarine", ["Atomic Tangerine"]),
      ("beever", ["Beaver"]), ("periwinkel", ["Periwinkle"]),
    ])
  func mistakes(query: String, names: [String]) {
    let list = Studio.searching(query).crayonList
    #expect(list?.rows.map(\.option.label) == names)
    let question = names.count == 1 ? "this one?" : "one of these?"
    #expect(list?.status == "No exact match for “\(query)”. Did you mean \(question)")
  }

  @Test(
    "A word of three letters allows no mistake, one of six allows one, a longer one two",
    arguments: [
      ("tam", false), ("bevver", true), ("bavwer", false), ("tangirune", true), ("tongirune", false),
    ])
  func allowedMistakes(query: String, isFound: Bool) {
    #expect(Studio.searching(query).crayonList?.rows.isEmpty == !isFound)
  }

  @Test(
    "A letter outside ASCII stands for none of a name's, nor for a space",
    arguments: ["blac\u{212A}", "pin\u{212A}", "dar\u{212A} red", "pink\u{212A}500", "sunset\u{3000}orange"])
  func lookalikes(query: String) {
    var studio = Studio.searching(query)
    #expect(studio.crayonList?.rows.contains { $0.option.label == "This color" } == false)
    studio.follow(.crayons(.nearTapped))
    #expect(studio.crayonList?.rows.isEmpty == true)
  }

  @Test(
    "Words describe a color: lightness or chroma, then a name",
    arguments: [
      ("dark red", "red"), ("Deep  Sky Blue", "deepskyblue"), ("light tomato", "tomato"), ("pale orchid", "orchid"),
      ("bright teal", "teal"), ("dark atomic tangerine", "#FFA474"),
    ])
  func described(query: String, name: String) throws {
    let list = try #require(Studio.searching(query).crayonList)
    #expect(list.rows.first?.option.label == "This color")
    let shown = OKLCH(try #require(list.rows.first).fill)
    let named = OKLCH(try CSSColor(name == "deepskyblue" ? "skyblue" : name).displayable())
    switch query.lowercased().prefix(4) {
    case "dark", "deep": #expect(shown.lightness < named.lightness - 0.1)
    case "pale", "ligh": #expect(shown.lightness > named.lightness + 0.1 && shown.chroma < named.chroma)
    default: #expect(shown.lightness > named.lightness)
    }
    let turn = abs(shown.hue - named.hue)
    #expect(min(turn, 360 - turn) < 4, "\(turn)")
  }

  @Test(
    "A name of CSS may have spaces, and RGB's channels may come alone",
    arguments: [
      ("hot pink", "#FF69B4"), ("light sea green", nil), ("255,128,0", "#FF8000"), ("255 128 0", "#FF8000"),
      ("255, 128, 0", "#FF8000"), ("100% 50% 0%", "#FF8000"),
    ])
  func looseColor(query: String, hex: String?) throws {
    let row = try #require(Studio.searching(query).crayonList?.rows.first)
    #expect(row.option.label == "This color")
    if let hex { #expect(row.subtitle == hex) }
  }

  @Test("Every crayon is found by its own name, letter by letter")
  func everyName() {
    for crayon in Crayon.all {
      for length in 1...crayon.name.count {
        let typed = String(crayon.name.prefix(length))
        #expect(
          Studio.searching(typed).crayonList?.rows.contains { $0.option.label == crayon.name } == true, "\(typed)")
      }
    }
  }

  @Test("An empty search shows all", arguments: ["", " "])
  func empty(query: String) {
    #expect(Studio.searching(query).crayonList?.rows.count == 133)
    #expect(Studio.searching(query).crayonList?.status == "133 crayons")
  }

  @Test("A text that's no crayon or color gets a sentence", arguments: ["xyzzy", "#12345", "rgb(1 2", "<b>", "#", "🖍"])
  func nothing(query: String) {
    let list = Studio.searching(query).crayonList
    #expect(list?.rows.isEmpty == true)
    #expect(list?.status == "No crayons match “\(query)”. You can also enter a color, like #C0FFEE or tomato.")
  }

  @Test("A color that only Display P3 has stays in Display P3")
  func displayP3() throws {
    let row = try #require(Studio.searching("color(display-p3 0 1 0)").crayonList?.rows.first)
    #expect(row.subtitle == "color(display-p3 0 1 0)")
    #expect(abs(DisplayP3(row.fill).green - 1) < 1e-9 && !row.fill.isInGamut)
    #expect(row.option.event == .navigation(.routeTapped(.mixer(.displayP3(0x00FF00)))))
  }

  @Test(
    "A CSS color comes first in the list",
    arguments: [
      ("#FA4", "#FFAA44"), ("rgb(255 164 116 / 50%)", "#FFA474"), ("tomato", "#FF6347"), ("#C0FFEE", "#C0FFEE"),
      ("c0ffee", "#C0FFEE"), (" #c0ffee ", "#C0FFEE"), ("#c0ffee80", "#C0FFEE"), ("oklch(0.8 0.12 50)", "#FAA97A"),
      ("hsl(120 100% 25%)", "#008000"), ("red", "#FF0000"), ("TAN", "#D2B48C"),
    ])
  func byColor(query: String, hex: String) throws {
    let list = try #require(Studio.searching(query).crayonList)
    #expect(list.rows.first?.option.label == "This color")
    let shown = try #require(list.rows.first?.subtitle)
    // If a color has to be mapped into the gamut, the method decides which is nearest; the result is still near.
    let difference = OKLab(try SRGB(hex: shown)).difference(from: OKLab(try SRGB(hex: hex)))
    #expect(difference < 0.02, "\(shown)")
    if !query.contains("(") { #expect(shown == hex) }
    #expect(list.rows.first?.remark == nil)
    #expect(list.status.hasPrefix("This color, then the crayons "))
  }

  @Test(
    "After the color come the nearest crayons in order, their distance in words",
    arguments: ["#FA4", "tomato", "#C0FFEE", "rgb(255 164 116 / 50%)", "oklch(0.8 0.12 50)", "#000", "#FFFFFF"])
  func nearest(query: String) throws {
    let rows = try #require(Studio.searching(query).crayonList).rows
    let color = OKLab(try #require(rows.first).fill)
    let all = Crayon.all.map { (name: $0.name, difference: color.difference(from: OKLab($0.color))) }
      .sorted { $0.difference < $1.difference }
    #expect(rows.dropFirst().prefix(20).map(\.option.label) == all.prefix(20).map(\.name))
    #expect(rows.dropFirst(21).allSatisfy { $0.remark == "CSS" }, "names of another set come last")
    for (row, near) in zip(rows.dropFirst().prefix(20), all) {
      #expect((row.remark == "looks the same") == (near.difference < 0.02), "\(row.remark ?? "")")
    }
  }

  @Test("Nearness is said in four steps, from “looks the same” below 0.02")
  func words() {
    var said: [String: ClosedRange<Double>] = [:]
    for query in ["#FFA475", "#FFA070", "#F0A070", "#C0FFEE", "#777", "tomato", "#1F75FE"] {
      let rows = Studio.searching(query).crayonList?.rows ?? []
      guard let center = rows.first.map({ OKLab($0.fill) }) else { continue }
      for row in rows.dropFirst().prefix(20) {
        let (word, difference) = (row.remark ?? "", center.difference(from: OKLab(row.fill)))
        let range = said[word] ?? difference...difference
        said[word] = min(range.lowerBound, difference)...max(range.upperBound, difference)
      }
    }
    #expect(Set(said.keys) == ["looks the same", "very similar", "similar", "different"])
    #expect((said["looks the same"]?.upperBound ?? 1) <= 0.02)
    #expect((said["very similar"]?.lowerBound ?? 0) >= 0.02)
    #expect((said["very similar"]?.upperBound ?? 1) <= 0.05)
    #expect((said["similar"]?.upperBound ?? 1) <= 0.1)
    #expect((said["different"]?.lowerBound ?? 0) >= 0.1)
  }

  @Test("A color that gives crayons their name shows those first", arguments: ["red", "blue", "tan", "gold"])
  func both(query: String) throws {
    let rows = try #require(Studio.searching(query).crayonList).rows
    let bearing = Crayon.all.map(\.name).filter { $0.lowercased().contains(query) }
    #expect(rows.first?.option.label == "This color")
    #expect(Set(rows.dropFirst().prefix(bearing.count).map(\.option.label)) == Set(bearing))
    #expect(Set(rows.map(\.option.label)).count == rows.count)
  }

  @Test("The first two rows say what #C0FFEE almost is, and open")
  func coffee() throws {
    var studio = Studio.searching("#C0FFEE")
    let rows = try #require(studio.crayonList).rows
    #expect(rows[1].option.label == "Magic Mint")
    studio.follow(rows[0].option.event)
    #expect(studio.panel?.name == "#C0FFEE")
    studio.follow(.navigation(.backTapped))
    #expect(studio.crayonList?.search.text == "#C0FFEE")
    #expect(studio.crayonList?.rows.filter(\.option.isSelected).map(\.option.label) == ["This color"])
  }

  @Test("If the device can pick a color from the screen, that color is searched for")
  func picked() {
    var studio = Studio.opened("#/crayons")
    #expect(studio.crayonList?.pickColor == nil)
    #expect(studio.follow(.crayons(.pickColorTapped)).isEmpty)
    studio.follow(.session(.opened(address: "#/crayons", session: "", refused: "", history: "", canPickColors: true)))
    #expect(studio.crayonList?.pickColor != nil)
    #expect(studio.follow(.crayons(.pickColorTapped)) == [.pickColor(into: .crayonSearch)])
    studio.follow(Screen.TextField.Input.crayonSearch.changed(to: "#c0ffee"))
    #expect(studio.crayonList?.rows.first?.subtitle == "#C0FFEE")
  }

  @Test("No search text does harm")
  func hostile() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<300 {
      let query = random.hostileText()
      #expect(Studio.searching(query).crayonList?.status.isEmpty == false)
    }
    #expect(Studio.searching(String(repeating: "(", count: 10_000)).crayonList?.rows.isEmpty == true)
  }
}
