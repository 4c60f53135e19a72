import Catalog
import ColorScience
import Testing
import Theme

@testable import Studio

@Suite("Adjusting more than the four choices")
struct AdjustTests {
  private var studio: Studio = {
    var studio = Studio()
    _ = studio.handle(
      .navigation(.addressEntered("#/adjust?primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato")))
    return studio
  }()

  private func panel(_ studio: Studio) throws -> AdjustPanel {
    guard case .adjust(let screen) = studio.screen.content else {
      throw Missing()
    }
    return screen.panel
  }

  private struct Missing: Error {}

  @Test("Adjust.1 It's there once the four choices are made, not before")
  func once() {
    #expect(studio.route == .adjust)
    var early = Studio()
    _ = early.handle(.navigation(.addressEntered("#/adjust?primary=indigo-500")))
    #expect(early.route == .accent)
    _ = early.handle(.adjust(.stepped(.corner, 1)))
    #expect(early.theme[.corner] == nil)
  }

  @Test("Adjust.2 Each role is a chip with its color, ratio and purpose")
  func chips() throws {
    let groups = try panel(studio).groups
    let chips = groups.flatMap(\.chips)
    #expect(chips.map(\.name).filter { $0 != "Neutral" } == SchemeRole.common.map { $0.name() })
    #expect(
      groups[0].chips.last?.button.label == "Neutral, the hue of pages, lines and text, #3F51B5",
      "the primary’s, until it’s chosen")
    let chip = try #require(chips.first { $0.name == "on-accent" })
    #expect(chip.button.label == "on-accent, text on the call to action, #280B13, 5.49:1")
    #expect(chip.faces.map(\.ratio) == ["5.49:1"])
  }

  @Test("Adjust.2, Adjust.6 A color pins the role it's picked for; undo takes all of it back in one step")
  func pinning() throws {
    var studio = studio
    let before = studio.theme
    _ = studio.handle(.adjust(.targetTapped(.role(.background))))
    _ = studio.handle(.adjust(.typed("#fff8e")))
    #expect(studio.theme == before)
    _ = studio.handle(.adjust(.typed("#fff8e7")))
    _ = studio.handle(.adjust(.typed("#fff0e0")))
    #expect(studio.theme.string.hasSuffix("&pin.light.background=fff0e0"))
    #expect(try panel(studio).editor?.removal?.label == "Unpin")
    _ = studio.handle(.history(.undoTapped))
    #expect(studio.theme == before)
    #expect(try panel(studio).editor == nil)
  }

  @Test("Adjust.2 A pin is for the appearances that are seen when it's made, unless the person says otherwise")
  func seen() throws {
    var studio = studio
    for (shown, side) in [(ViewSettings.Shown.light, "In light"), (.dark, "In dark"), (.both, "In both")] {
      _ = studio.handle(.stage(.appearanceTapped(shown)))
      _ = studio.handle(.adjust(.targetTapped(.role(.surface))))
      #expect(try panel(studio).editor?.sides.selected == [side])
    }
  }

  @Test("Adjust.2 The neutral is chosen as a color is, and has the primary’s hue again with one tap")
  func neutral() throws {
    var studio = studio
    _ = studio.handle(.adjust(.targetTapped(.neutral)))
    #expect(try panel(studio).editor?.title == "Neutral")
    _ = studio.handle(.adjust(.typed("#8d6e63")))
    #expect(studio.theme.string.hasSuffix("&neutral=8d6e63"))
    #expect(try panel(studio).editor?.removal?.label == "Use the primary’s hue")
    _ = studio.handle(.adjust(.unpinTapped))
    #expect(studio.theme.neutral == nil)
    #expect(studio.handle(.adjust(.doneTapped)) == [.focus(.chip(.neutral))])
  }

  @Test("Adjust.3 The summary and the Contrast tab say which pin is hard to read, and one tap mends it")
  func advice() throws {
    var studio = Studio.onStage("#/summary?" + Theme.example + "&pin.light.muted=aaaaaa")
    let item = try #require(studio.article?.advice.items.first)
    #expect(
      studio.article?.advice.lead
        == "A pinned color makes something hard to read. Tintype adjusted 3 places so that everything else is readable."
    )
    #expect(item.places.map(\.place) == ["Muted, pinned"])
    #expect(item.places.map(\.sentence) == ["muted on background in light: 2.16:1, and needs 4.5:1."])
    studio.stage(.tabTapped(.contrast))
    guard case .contrast(let table) = try #require(studio.screen.stage).panel else { throw Missing() }
    #expect(table.advice == [item])
    studio.follow(try #require(item.fix).event)
    #expect(ContrastAudit(studio.theme).shortfalls.isEmpty)
    #expect(studio.article?.advice.items.contains { $0.places.contains { $0.place.hasPrefix("Your pin") } } == false)
    #expect(studio.screen.notice?.sentence.hasPrefix("Pinned muted to #") == true)
    studio.follow(.history(.undoTapped))
    #expect(studio.theme.string.hasSuffix("&pin.light.muted=aaaaaa"))
  }

  @Test("Adjust.2 A pin can be for one appearance, and is taken away again")
  func sides() throws {
    var studio = studio
    _ = studio.handle(.adjust(.targetTapped(.role(.text))))
    _ = studio.handle(.adjust(.sideTapped(.dark)))
    _ = studio.handle(.adjust(.typed("cornsilk")))
    #expect(studio.theme.pin(of: .text)?.dark?.color == SRGB(0xFFF8DC))
    #expect(studio.theme.pin(of: .text)?.light == nil)
    _ = studio.handle(.adjust(.unpinTapped))
    #expect(studio.theme.pins.isEmpty)
  }

  @Test("Adjust.3 A pin that breaks a promise says so, and one tap mends it")
  func broken() throws {
    var studio = studio
    _ = studio.handle(.adjust(.targetTapped(.role(.muted))))
    _ = studio.handle(.adjust(.sideTapped(.light)))
    _ = studio.handle(.adjust(.typed("aaaaaa")))
    let editor = try #require(try panel(studio).editor)
    #expect(editor.isShort)
    #expect(editor.status.hasSuffix(", and needs 4.5:1."))
    #expect(editor.nearest != nil)
    #expect(try panel(studio).groups[0].chips.contains { $0.name == "muted" && $0.faces[0].isShort && $0.isPinned })
    _ = studio.handle(.adjust(.mendTapped(.muted, .light)))
    #expect(ContrastAudit(studio.theme).shortfalls.isEmpty)
    #expect(try panel(studio).editor?.nearest == nil)
  }

  @Test("Adjust.4 A brand color is added with a name and a color that's missing, renamed, changed and removed")
  func brandColors() throws {
    var studio = studio
    let before = studio.theme
    _ = studio.handle(.adjust(.addTapped))
    #expect(studio.theme.brandColors.count == 1)
    let added = studio.theme.brandColors[0].tint.color
    for color in [studio.theme.primary, studio.theme.accent].compactMap({ $0?.color }) {
      #expect(OKLab(added).difference(from: OKLab(color)) > 0.1)
    }
    _ = studio.handle(.adjust(.nameTyped("primary")))
    #expect(try panel(studio).editor?.nameError == "“primary” is the name of a role.")
    _ = studio.handle(.adjust(.nameTyped("mint")))
    _ = studio.handle(.adjust(.typed("00bfa5")))
    #expect(studio.theme.string.hasSuffix("&color.mint=00bfa5"))
    #expect(try panel(studio).groups.map(\.name).contains("Mint"))
    _ = studio.handle(.adjust(.removeTapped))
    #expect(studio.theme == before)
    #expect(studio.screen.notice?.sentence == "Removed mint.")
  }

  @Test("Adjust.4 No more than eight brand colors")
  func eight() throws {
    var studio = studio
    for _ in 0..<9 { _ = studio.handle(.adjust(.addTapped)) }
    #expect(studio.theme.brandColors.count == 8)
    _ = studio.handle(.adjust(.doneTapped))
    #expect(try panel(studio).add.isEnabled == false)
  }

  @Test("Adjust.5 Settings go through named stops and back to the default")
  func settings() throws {
    var studio = studio
    #expect(
      try panel(studio).settings.map(\.value) == [
        "1.2, Minor third, as usual", "17 px, as usual", "700, Bold, as usual", "400, Regular, as usual",
        "20 px, Large, as usual",
      ])
    _ = studio.handle(.adjust(.stepped(.scale, 1)))
    #expect(try panel(studio).settings[0].value == "1.25, Major third")
    for _ in 0..<9 { _ = studio.handle(.adjust(.stepped(.corner, 1))) }
    #expect(studio.theme[.corner] == .infinity)
    #expect(try panel(studio).settings[4].up.isEnabled == false)
    _ = studio.handle(.adjust(.settingResetTapped(.corner)))
    #expect(studio.theme[.corner] == nil)
    _ = studio.handle(.history(.undoTapped))
    #expect(studio.theme[.corner] == .infinity)
  }

  @Test("Adjust.6 Unpin all takes every pin away, and can be undone")
  func unpinAll() throws {
    var studio = studio
    for role in [SchemeRole.text, .border] {
      _ = studio.handle(.adjust(.targetTapped(.role(role))))
      _ = studio.handle(.adjust(.typed("123456")))
    }
    _ = studio.handle(.adjust(.doneTapped))
    #expect(try panel(studio).unpinAll != nil)
    _ = studio.handle(.adjust(.unpinAllTapped))
    #expect(studio.theme.pins.isEmpty)
    _ = studio.handle(.history(.undoTapped))
    #expect(studio.theme.pins.count == 2)
  }

  @Test("Adjust.7 Shuffling and a starter keep what was adjusted; starting over doesn't")
  func others() throws {
    var studio = studio
    _ = studio.handle(.adjust(.addTapped))
    _ = studio.handle(.adjust(.stepped(.corner, -1)))
    _ = studio.handle(.suggestions(.shuffleTapped))
    _ = studio.handle(.suggestions(.seedDrawn(7)))
    #expect(studio.theme.brandColors.count == 1 && studio.theme[.corner] == 12)
    _ = studio.handle(.navigation(.routeTapped(.summary)))
    _ = studio.handle(.summary(.startOverTapped))
    _ = studio.handle(.summary(.startOverConfirmed))
    #expect(studio.theme.isEmpty)
  }

  @Test("The tracks of chroma and hue fade where the promise, or the display's gamut, ends")
  func tracks() throws {
    var studio = studio
    _ = studio.handle(.adjust(.targetTapped(.role(.muted))))
    let picker = try #require(panel(studio).editor).picker
    let promise = try #require(picker.promiseBoundary)
    let chroma = picker.track(of: .chroma)
    #expect(chroma.count == 25 && chroma.first?.isInGamut == true && chroma.last?.isInGamut == false)
    let hue = picker.track(of: .hue)
    for (stop, track) in hue.enumerated() where track.isInGamut {
      #expect(picker.chroma.value <= promise[min(60, Int((min(359.9, Double(stop) * 15) / 6).rounded()))])
    }
  }
}
