import Studio
import Testing
import Theme

@Suite("Preview")
struct PreviewTests {
  @Test("Preview.1 It's the second of four tabs, open before anything is chosen, and asks for the samples")
  func tab() {
    var studio = Studio.opened()
    #expect(studio.screen.tabBar.tabs.map(\.label) == ["Theme", "Preview", "Crayons", "Library"])
    let effects = studio.follow(studio.screen.tabBar.tabs[1].event)
    #expect(studio.route == .preview)
    #expect(studio.screen.tabBar.tabs.selected == ["Preview"])
    #expect(effects.contains(.loadSamples))
  }

  @Test("Preview.2 Back leads to the theme's screen from before, and so does the tab")
  func back() {
    for leave in [Event.navigation(.themeTapped), .navigation(.backTapped)] {
      var studio = Studio.opened("#/accent?" + Theme.example)
      studio.follow(.navigation(.routeTapped(.preview)))
      #expect(studio.bar.back?.label == "Back")
      studio.follow(leave == .navigation(.backTapped) ? studio.bar.back?.event ?? leave : leave)
      #expect(studio.route == .accent)
    }
  }

  @Test("From Preview the crayons are a tap away, and the other way around")
  func crayons() {
    var studio = Studio.opened("#/preview")
    studio.follow(.navigation(.crayonsTapped))
    #expect(studio.route == .crayons)
    studio.follow(.navigation(.routeTapped(.preview)), .navigation(.themeTapped))
    #expect(studio.route == .primary)
  }

  @Test("Preview.3 It takes the device's appearance until a person chooses another")
  func appearance() throws {
    for (device, label) in [(Appearance.light, "Light"), (.dark, "Dark")] {
      guard case .preview(let stage) = Studio.opened("#/preview", on: device).screen.content else {
        Issue.record("no Preview")
        return
      }
      #expect(stage.appearances.selected == [label])
    }
  }

  @Test("Preview.1 The summary links to it")
  func summary() throws {
    var studio = Studio.opened("#/summary?" + Theme.example)
    let article = try #require(studio.article)
    studio.follow(article.preview.event)
    #expect(studio.route == .preview)
  }
}
