import ColorScience
import Samples
import Studio
import Testing
import Theme

@Suite("The inspector")
struct InspectorTests {
  private var studio: Studio = {
    var studio = Studio.onStage("#/summary?" + Theme.example)
    studio.stage(.inspectTapped)
    return studio
  }()

  private let button = SamplePart(.inbox, .dark, .onPrimary, on: .primary)

  @Test("Stage.10 It says how to begin, then which roles paint the part that's pointed at, and how well they read")
  func pointing() throws {
    var studio = studio
    #expect(
      studio.screen.stage?.inspector?.sentence == "Choose a part of a sample to see the colors that paint it.")
    studio.stage(.partPointed(button))
    let inspector = try #require(studio.screen.stage?.inspector)
    let scheme = studio.theme.scheme(.dark)
    let ratio = scheme[.onPrimary].contrastRatio(with: scheme[.primary])
    #expect(inspector.sentence.hasPrefix("Inbox in dark: on-primary on primary, "))
    #expect(inspector.sentence.hasSuffix(":1 (needs 4.5:1)."))
    #expect(ratio >= 4.5)
    #expect(inspector.roles.map(\.name) == ["on-primary", "primary"])
    #expect(inspector.roles.map(\.faces.count) == [1, 1])
  }

  @Test("Stage.10 A card has a fill and an edge; a line between them needs less contrast than text")
  func card() {
    var studio = studio
    studio.stage(.partPointed(SamplePart(.settings, .light, .surface, edge: .border, on: .background)))
    let sentence = studio.screen.stage?.inspector?.sentence ?? ""
    #expect(sentence.hasPrefix("Settings in light: surface on background, "))
    #expect(sentence.contains("; border on background, "))
    #expect(sentence.hasSuffix(":1 (needs 1.25:1)."))
  }

  @Test("Stage.10 A brand color that the theme doesn't have is the accent, as in the samples")
  func brandColor() {
    var studio = studio
    let part = SamplePart(.dashboard, .light, .onBrandSoft(0), on: .brandSoft(0))
    studio.stage(.partPointed(part))
    #expect(studio.screen.stage?.inspector?.roles.map(\.name) == ["on-accent-soft", "accent-soft"])
    studio.follow(.navigation(.addressEntered("#/summary?" + Theme.example + "&color.mint=00bfa5")))
    #expect(studio.screen.stage?.inspector?.roles.map(\.name) == ["on-mint-soft", "mint-soft"])
  }

  @Test("Stage.10 A chart's bar has a color for charts, which can be pinned like any other")
  func chart() throws {
    var studio = studio
    studio.stage(.partPointed(SamplePart(.dashboard, .light, .chart(1), on: .surface)))
    let inspector = try #require(studio.screen.stage?.inspector)
    let color = studio.theme.scheme(.light, with: studio.theme.charts)[.chart(1)]
    #expect(inspector.sentence.hasPrefix("Dashboard in light: chart-2 on surface, "))
    #expect(inspector.sentence.hasSuffix(":1 (needs 3:1)."))
    #expect(inspector.roles.map(\.name) == ["chart-2", "surface"])
    #expect(inspector.roles[0].faces.map(\.color) == [color])
    studio.follow(inspector.roles[0].button.event)
    guard case .palette(let panel?, _, _) = try #require(studio.screen.stage).panel else {
      Issue.record("no palette")
      return
    }
    #expect(panel.editor?.title == "chart-2" && panel.editor?.color == color)
    studio.follow(.adjust(.typed("#d04a02")))
    #expect(studio.theme.pin(of: .chart(1))?.light?.color == SRGB(0xD04A02))
  }

  @Test("Stage.10 While another theme is compared, it says what paints that one, whatever brand colors the two have")
  func comparing() throws {
    let mint = "#/summary?" + Theme.example + "&color.mint=00bfa5"
    for (now, before, name) in [(mint, nil, "accent"), ("#/summary?" + Theme.example, mint, "mint")] {
      var studio = studio
      if let before { studio.follow(.navigation(.addressEntered(before))) }
      studio.follow(.navigation(.addressEntered(now)))
      studio.stage(.partPointed(SamplePart(.dashboard, .light, .brandSoft(0), edge: .brand(0), on: .surface)))
      studio.stage(.compareHeld(true))
      let inspector = try #require(studio.screen.stage?.inspector)
      #expect(inspector.sentence.hasPrefix("Dashboard in light: \(name)-soft on surface, "))
      #expect(inspector.roles.count == 3)
    }
  }

  @Test("Stage.10 A role opens its color: in the palette beside the phone, or in Adjust without room for the stage")
  func opening() throws {
    var studio = studio
    studio.stage(.partPointed(button))
    let role = try #require(studio.screen.stage?.inspector?.roles.first)
    #expect(studio.follow(role.button.event) == [.focus(.colorEditor)])
    #expect(studio.screen.stage?.tabs.selected == ["Palette"])
    guard case .palette(let panel?, _, _) = try #require(studio.screen.stage).panel else {
      Issue.record("no palette")
      return
    }
    #expect(panel.editor?.title == "on-primary")

    var phone = Studio.opened("#/preview?" + Theme.example)
    phone.stage(.samplesLoaded(true), .inspectTapped, .partPointed(button))
    guard case .preview(let preview) = phone.screen.content else {
      Issue.record("no preview")
      return
    }
    phone.follow(try #require(preview.inspector?.roles.last).button.event)
    guard case .adjust(let screen) = phone.screen.content else {
      Issue.record("no Adjust")
      return
    }
    #expect(screen.panel.editor?.title == "primary")
  }

  @Test("Stage.10 Done, the button that began it, and another tab end it")
  func ending() throws {
    let ends: [Event] = [
      try #require(studio.screen.stage?.inspector).done.event, .stage(.inspectTapped), .stage(.tabTapped(.code)),
    ]
    for end in ends {
      var studio = studio
      #expect(studio.screen.stage?.tools.inspect?.isOn == true)
      studio.follow(end)
      #expect(studio.screen.stage?.inspector == nil)
      #expect(studio.screen.stage?.tools.inspect?.isOn == false)
    }
  }

  @Test("Stage.10 It begins on the screens, whatever the stage shows; nobody meets it before all is chosen")
  func beginning() {
    var studio = Studio.onStage("#/summary?tab=code&" + Theme.example)
    #expect(studio.stage(.inspectTapped) == [.focus(.inspector)])
    #expect(studio.screen.stage?.tabs.selected == ["Screens"])
    #expect(studio.screen.stage?.inspector != nil)
    studio = Studio.onStage("#/accent?primary=indigo-500")
    #expect(studio.screen.stage?.tools.inspect == nil)
    #expect(studio.stage(.inspectTapped) == [])
    #expect(studio.screen.stage?.inspector == nil)
  }
}
