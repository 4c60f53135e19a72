import Catalog
import ColorScience
import Formats
import Studio
import Testing
import Theme

@Suite("The stage's tabs")
struct StageTabTests {
  private func showing(_ tab: ViewSettings.Tab, _ more: StageEvent...) throws -> Stage {
    var studio = Studio.onStage()
    studio.stage(.tabTapped(tab))
    for event in more { studio.stage(event) }
    return try #require(studio.screen.stage)
  }

  @Test("Stage.6 One of five is selected")
  func tabs() throws {
    #expect(try showing(.screens).tabs.map(\.label) == ["Screens", "Charts", "Palette", "Contrast", "Code"])
    for tab in ViewSettings.Tab.allCases { #expect(try showing(tab).tabs.selected == [tab.title]) }
  }

  @Test("Stage.6 The palette has the chosen colors' own ramps, neutrals and states, in light and dark")
  func palette() throws {
    guard case .palette(_, let sheets, _) = try showing(.palette).panel else {
      Issue.record("no palette")
      return
    }
    #expect(sheets.map(\.title) == ["Light", "Dark"])
    for sheet in sheets {
      #expect(sheet.rows.map(\.name) == ["Primary", "Accent", "Neutral", "Positive", "Warning", "Negative"])
    }
    let indigo = try #require(Tint.named("indigo-500")).ramp.swatches.map(\.color)
    #expect(sheets[0].rows[0].swatches.map(\.color) == indigo)
    // The dark primary is none of them, and has a ramp made around it.
    let dark = Studio.onStage().theme.scheme(.dark)[.primary].asHex
    #expect(!indigo.contains(dark) && sheets[1].rows[0].swatches.map(\.color).contains(dark))
  }

  @Test("Stage.6 A color that only Display P3 has stays in the palette as it is, and is copied as CSS")
  func wide() throws {
    var studio = Studio.onStage("#/primary?primary=p3-00ff00")
    studio.stage(.tabTapped(.palette))
    guard case .palette(_, let sheets, _) = try #require(studio.screen.stage).panel else {
      Issue.record("no palette")
      return
    }
    let swatch = try #require(sheets.first?.rows.first?.swatches.first { $0.caption == "500" })
    #expect(swatch.value == "P3")
    #expect(swatch.button.label == "Copy Primary 500, color(display-p3 0 1 0)")
    #expect(studio.follow(swatch.button.event) == [.copyText("color(display-p3 0 1 0)")])
  }

  @Test("Stage.6 A color of the palette is copied in the notation used last")
  func copying() throws {
    var studio = Studio.onStage()
    #expect(studio.stage(.colorTapped(SRGB(0x3F51B5))) == [.copyText("#3F51B5")])
    studio.follow(.notice(.copied))
    #expect(studio.notice?.sentence == "Copied #3F51B5.")
    studio.follow(.crayon("almond"), .mixer(.copyTapped(.rgb)))
    #expect(studio.stage(.colorTapped(SRGB(0x3F51B5))) == [.copyText("rgb(63 81 181)")])
  }

  @Test("Stage.6 The table of contrast has the audit's ratios, and filters text, controls and charts")
  func contrast() throws {
    func roles(_ filter: ContrastTable.Filter) throws -> [String] {
      guard case .contrast(let table) = try showing(.contrast, .appearanceTapped(.light), .filterTapped(filter)).panel
      else {
        Issue.record("The stage shows no table of contrast.")
        return []
      }
      return table.sheets.flatMap(\.rows).map(\.role)
    }
    let (all, text, controls) = (try roles(.all), try roles(.text), try roles(.controls))
    let charts = try roles(.charts)
    #expect(charts.count == 16)
    #expect(all.count == 23 + 16)
    #expect(controls == ["border", "outline", "accent-on-primary", "focus"])
    #expect(text + charts == all.filter { !controls.contains($0) })
    guard case .contrast(let table) = try showing(.contrast).panel else {
      Issue.record("The stage shows no table of contrast.")
      return
    }
    let row = try #require(table.sheets.first?.rows.first { $0.role == "on-primary" })
    #expect(row.required == "4.5:1")
    #expect(row.purpose == "text on bars and filled controls")
    #expect(row.cells.map { $0.ratio + " on " + $0.background } == ["6.87:1 on primary"])
  }

  @Test("A report on a whole theme's contrast is of the day that the device tells, and is named for the theme")
  func report() throws {
    var studio = Studio.onStage()
    studio.follow(.stage(.tabTapped(.contrast)))
    guard case .contrast(let table) = studio.screen.stage?.panel else {
      Issue.record("The stage shows no table of contrast.")
      return
    }
    let button = try #require(table.report)
    #expect(studio.handle(button.event) == [.askDay])
    guard case .saveFile(let name, let bytes)? = studio.stage(.dayTold("2026-11-28")).first else {
      Issue.record("Nothing is saved.")
      return
    }
    #expect(name.hasSuffix("-contrast.html"))
    let page = String(decoding: bytes, as: UTF8.self)
    #expect(page.hasPrefix("<!doctype html>"))
    #expect(page.contains("<dd>2026-11-28</dd>"))
    #expect(page.contains(" pairs pass."))
    #expect(page.contains("1.4.11 Non-text Contrast"))
  }

  @Test("An unfinished theme has no report")
  func noReport() throws {
    var studio = Studio.onStage("#/primary?primary=indigo-500")
    studio.follow(.stage(.tabTapped(.contrast)))
    guard case .contrast(let table) = studio.screen.stage?.panel else {
      Issue.record("The stage shows no table of contrast.")
      return
    }
    #expect(table.report == nil)
    #expect(studio.stage(.reportTapped).isEmpty)
    #expect(studio.stage(.dayTold("2026-11-28")).isEmpty)
  }

  @Test("Stage.6 The code is what Take it home shows, and is written once it's seen")
  func code() throws {
    var studio = Studio.onStage()
    #expect(studio.export == nil)
    #expect(studio.follow(.stage(.tabTapped(.code))) == [.loadExportTexts])
    studio.follow(.takeHome(.textsLoaded(.whole)))
    #expect(studio.export?.theme == studio.theme)
    guard case .code(let screen) = studio.screen.stage?.panel else {
      Issue.record("The stage shows no code.")
      return
    }
    #expect(Set(screen.formats.map(\.option.label)) == Set(Format.all.map { $0.label.description }))
  }

  @Test("Stage.6 In the mixer it shows the color's ramp, harmonies and nearest names, and samples with it as primary")
  func mixer() throws {
    var studio = Studio.onStage("#/crayons/atomic-tangerine?" + Theme.example)
    let sheet = try #require(studio.samples?.color)
    #expect(sheet.rows.map(\.name) == ["Ramp", "Harmonies"])
    #expect(sheet.rows[0].swatches.map(\.color) == OKLCHRamp(around: SRGB(0xFFA474)).colors.map { SRGB($0.rgb) })
    #expect(sheet.rows[1].swatches.map(\.caption).first == "Complement")
    #expect(sheet.names.map(\.source) == ["Crayon", "CSS", "Material"])
    #expect(sheet.names.first?.name == "Atomic Tangerine")
    #expect(studio.paints.first?.scheme[.primary] == SRGB(0xFFA474))
    studio.follow(.mixer(.channelMoved(.red, 0)))
    #expect(studio.paints.first?.scheme[.primary] == SRGB(0x00A474))
    #expect(Studio.onStage().samples?.color == nil)
  }

  @Test("Stage.6 The samples get the color that “Use as primary” would set: on white if see-through, in P3 if P3")
  func mixedTint() throws {
    var studio = Studio.onStage("#/crayons/atomic-tangerine?" + Theme.example)
    studio.follow(
      .mixer(.colorSpaceTapped(.displayP3)), .mixer(.channelMoved(.red, 1)), .mixer(.channelMoved(.green, 0)),
      .mixer(.channelMoved(.blue, 0)),
      .mixer(.alphaDecreased))
    let shown = try #require(studio.paints.first?.scheme[.primary])
    #expect(!shown.isInGamut)
    studio.follow(.mixer(.useColorTapped(.primary)))
    #expect(studio.paints.first?.scheme[.primary] == shown)
  }
}
