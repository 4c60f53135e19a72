import ColorScience
import Samples
import Studio
import Testing
import Theme

@Suite("Charts")
struct ChartsTests {
  private func panel(_ studio: Studio) throws -> ChartsPanel {
    guard case .charts(let panel) = try #require(studio.screen.stage).panel else {
      throw NotShown()
    }
    return panel
  }

  private struct NotShown: Error {}

  @Test("Stage.12 They're in the theme's colors, in light and dark, with those colors to copy")
  func colors() throws {
    let studio = Studio.onStage("#/primary?tab=charts&" + Theme.example)
    let sheets = try panel(studio).sheets
    #expect(sheets.map(\.title) == ["Light", "Dark"])
    for (sheet, appearance) in zip(sheets, [Appearance.light, .dark]) {
      let scheme = studio.theme.scheme(appearance, with: studio.theme.charts)
      #expect(sheet.paint.scheme == scheme)
      #expect(sheet.shortage == nil)
      #expect(sheet.rows.map(\.name) == ["Parts", "Little to much", "Two ends"])
      #expect(sheet.rows.map(\.swatches.count) == [5, 9, 9])
      #expect(sheet.rows[0].swatches.map(\.color) == (0..<5).map { scheme[.chart($0)] })
      #expect(sheet.rows[0].swatches[0].button.label == "Copy Parts 1, " + scheme[.chart(0)].hex)
    }
  }

  @Test("Stage.12 They have one to eight parts, which the address tells; it says what to do with more")
  func parts() throws {
    var studio = Studio.onStage("#/primary?tab=charts&" + Theme.example)
    #expect(try panel(studio).counts.map(\.label) == ["1", "2", "3", "4", "5", "6", "7", "8"])
    #expect(try panel(studio).counts.selected == ["5"])
    for count in 1...8 {
      studio.stage(.partsTapped(count))
      let panel = try panel(studio)
      #expect(panel.counts.selected == ["\(count)"])
      #expect(panel.sheets.map(\.parts) == [count, count])
      #expect(panel.sheets[0].rows[0].swatches.count == count)
      #expect(panel.tables[0].rows.count == count)
      #expect(studio.address == "#/primary?tab=charts" + (count == 5 ? "" : "&parts=\(count)"))
    }
    for count in [0, 9, -1] { #expect(studio.stage(.partsTapped(count)) == [] && studio.viewSettings.parts == 8) }
    #expect(ChartsPanel.hint.hasPrefix("More than eight?"))
  }

  @Test("Stage.12 Every value in them is in a table, and each row has as many as there are columns")
  func tables() throws {
    let tables = try panel(Studio.onStage("#/primary?tab=charts&parts=8&" + Theme.example)).tables
    #expect(tables.map(\.rows.count) == [8, 7, 8])
    for table in tables {
      #expect(table.rows.allSatisfy { $0.count == table.columns.count })
      #expect(Set(table.rows.map { $0[0] }).count == table.rows.count)
    }
    #expect(tables[0].rows[0] == ["Rye"] + ChartFigures.loaves(ofFirst: 1)[0].map(String.init))
  }

  @Test("Stage.12 If pins leave fewer colors that everyone can tell apart, they say so")
  func shortage() throws {
    let studio = Studio.onStage("#/primary?tab=charts&view=light&primary=indigo-500&pin.chart-3=eeeeee")
    #expect(
      try panel(studio).sheets.map(\.shortage) == [
        "Only 2 colors for charts can be used by everyone. The tab Contrast says why."
      ])
  }

  @Test("Samples have their charts' colors once there's nothing else to do, and a change of fonts keeps them")
  func waiting() throws {
    var studio = Studio.onStage()
    #expect(studio.awaitsCharts)
    #expect(studio.paints.allSatisfy { $0.scheme.charts == nil })
    studio.stage(.rested)
    #expect(!studio.awaitsCharts)
    #expect(studio.paints.map(\.scheme.charts) == [studio.theme.charts[.light], studio.theme.charts[.dark]])
    studio.follow(.navigation(.routeTapped(.titleFont)), .fonts(.fontTapped(.titleFont, "Hack")))
    studio.stage(.nameTyped("Harbor"), .nameFinished)
    #expect(!studio.awaitsCharts && studio.paints.allSatisfy { $0.scheme.charts != nil })
    studio.follow(.history(.undoTapped), .history(.undoTapped), .navigation(.routeTapped(.primary)))
    studio.follow(.colors(.swatchTapped(.primary, Hue.amber)))
    #expect(studio.awaitsCharts && studio.paints.allSatisfy { $0.scheme.charts == nil })
    // Beside a pinned theme, both have theirs.
    studio.stage(.pinTapped)
    studio.follow(.colors(.swatchTapped(.primary, Hue.red)))
    studio.stage(.rested)
    #expect(studio.samples?.sheets.flatMap(\.paints).allSatisfy { $0.scheme.charts != nil } == true)
    #expect(!studio.awaitsCharts)
  }

  @Test("Where no chart is seen, none is worked out")
  func unseen() {
    var studio = Studio.opened("#/primary?" + Theme.example)
    #expect(!studio.awaitsCharts)
    studio.follow(.navigation(.routeTapped(.preview)))
    #expect(studio.awaitsCharts)
    #expect(!Studio.onStage("#/primary?tab=code&" + Theme.example).awaitsCharts)
    #expect(!Studio.onStage("#/primary?tab=charts&" + Theme.example).awaitsCharts, "they're worked out at once")
  }

  @Test("Preview has them, too, in a tab of its own; beside a stage it leaves them to that")
  func preview() throws {
    var studio = Studio.opened("#/preview?" + Theme.example)
    studio.stage(.samplesLoaded(true))
    guard case .preview(let screens) = studio.screen.content else { throw NotShown() }
    #expect(screens.tabs.map(\.label) == ["Screens", "Charts"] && screens.tabs.selected == ["Screens"])
    studio.stage(.inspectTapped)
    studio.follow(screens.tabs[1].event)
    #expect(studio.address == "#/preview?tab=charts")
    guard case .preview(let stage) = studio.screen.content, case .charts(let panel) = stage.panel else {
      throw NotShown()
    }
    #expect(panel.sheets.map(\.title) == ["Light"])
    #expect(stage.tools.inspect?.isOn == false)
    studio.stage(.roomChanged(true))
    guard case .preview(let beside) = studio.screen.content, case .screens = beside.panel else { throw NotShown() }
    #expect(beside.tabs.isEmpty)
  }

  @Test("Preview waits for the samples, with which the charts' styles come")
  func loading() throws {
    let studio = Studio.opened("#/preview?tab=charts&" + Theme.example)
    guard case .preview(let stage) = studio.screen.content, case .waiting = stage.panel else { throw NotShown() }
  }

  @Test("Stage.6 The table of contrast judges them: on pages, beside the color that's most alike, and the text on them")
  func contrast() throws {
    func sheet(_ theme: String) throws -> ContrastTable.Sheet {
      var studio = Studio.onStage("#/primary?tab=contrast&view=light&" + theme)
      studio.stage(.filterTapped(.charts))
      guard case .contrast(let table) = try #require(studio.screen.stage).panel else { throw NotShown() }
      return try #require(table.sheets.first)
    }
    let sound = try sheet(Theme.example)
    #expect(sound.rows.map(\.role) == (1...8).map { "chart-\($0)" } + (1...8).map { "on-chart-\($0)" })
    #expect(sound.shortage == nil && sound.rows.flatMap(\.cells).allSatisfy(\.passes))
    #expect(sound.rows[0].required == "3:1" && sound.rows[8].required == "4.5:1")
    #expect(sound.rows[0].cells.prefix(3).map(\.place) == ["on background", "on surface", "on raised"])
    let nearest = sound.rows[0].cells[3]
    #expect(nearest.ratio.hasPrefix("ΔE ") && nearest.place.hasPrefix("from chart-"))
    #expect(sound.rows[8].cells.map(\.place) == ["on chart-1"])

    let broken = try sheet("primary=indigo-500&pin.chart-3=eeeeee")
    #expect(broken.shortage == "Only 2 colors for charts can be used by everyone.")
    #expect(broken.rows.filter { !$0.cells.allSatisfy(\.passes) }.map(\.role) == ["chart-3"])
  }
}
