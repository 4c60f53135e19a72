import ColorScience
import Foundation
import Studio
import Testing
import Theme
@_spi(Headless) import UIKit

@testable import Tintype

extension TheApp {
  /// Scripts/iphone-design draws docs/iphone from what this writes. RECORD=1 writes it.
  @MainActor @Suite("The pictures of how the app may look") struct DesignScreensTests {
    private typealias Entry = [String: Any]

    @Test("They show the core's words and colors")
    func recorded() throws {
      let file = URL.iPhone.appending(path: "../docs/iphone/screens.json")
      let now = try JSONSerialization.data(withJSONObject: screens(), options: [.prettyPrinted, .sortedKeys])
      if ProcessInfo.processInfo.environment["RECORD"] == "1" { try (now + Data("\n".utf8)).write(to: file) }
      #expect(try Data(contentsOf: file) == now + Data("\n".utf8))
    }

    private func screens() throws -> Entry {
      let chosen = try Phone(choosing: ["Indigo"])
      try chosen.tapColor("Pink")
      let fonts = try Phone(choosing: ["Indigo", "Pink"])
      let phone = try Phone(choosing: ["Indigo", "Pink", "Didot", "Georgia"])
      var screens: Entry = [
        "first": swatches(try Phone().session.screen), "chosen": swatches(chosen.session.screen),
        "fonts": list(fonts.session.screen), "summary": summary(phone.session.screen),
        "rail": phone.session.screen.rail.map { ["label": $0.button.label, "detail": $0.detail ?? ""] },
        "scheme": phone.session.studio.theme.scheme(.light).roles,
        "dark": phone.session.studio.theme.scheme(.dark).roles,
      ]
      try phone.tapTab("Preview")
      screens["preview"] = preview(phone.session.screen)
      try phone.tapTab("Library")
      try phone.tapNext()
      screens["library"] = library(phone.session.screen)
      try phone.tapTab("Crayons")
      screens["crayons"] = crayons(phone.session.screen)
      try phone.search("qqqqqq")
      screens["noCrayons"] = crayons(phone.session.screen)
      try phone.search("")
      try phone.tapRow("Atomic Tangerine")
      screens["mixer"] = mixer(phone.session.screen)
      return screens
    }

    private func bar(_ screen: Screen) -> Entry {
      [
        "title": screen.bar.title, "fill": screen.bar.fill?.hex ?? screen.appearance.background.hex,
        "text": screen.bar.text?.hex ?? screen.appearance.text.hex, "back": screen.bar.back?.label ?? "",
        "next": screen.bar.next?.label ?? "", "nextText": screen.bar.nextText?.hex ?? "",
        "nextFill": screen.bar.nextFill?.hex ?? "", "isNextEnabled": screen.bar.next?.isEnabled == true,
        "background": screen.appearance.background.hex, "ink": screen.appearance.text.hex,
        "muted": screen.appearance.mutedText.hex, "tabs": screen.tabBar.tabs.map { $0.label },
      ]
    }

    private func swatches(_ screen: Screen) -> Entry {
      guard case .swatches(let grid) = screen.content else { return [:] }
      var entry = bar(screen)
      entry["cells"] = grid.cells.map { ["label": $0.option.label, "fill": $0.fill.hex, "text": $0.text.hex] }
      entry["showsLabels"] = grid.showsLabels
      entry["field"] = grid.yourColor.field.label
      entry["others"] = [SwatchGrid.pickerLabel, SwatchGrid.photoLabel]
      return entry
    }

    private func list(_ screen: Screen) -> Entry {
      guard case .fonts(let list) = screen.content else { return [:] }
      var entry = bar(screen)
      entry["search"] = list.search.placeholder
      entry["filters"] = list.filters.map { $0.label }
      entry["buttons"] = [FontList.installedLabel, list.addFile?.label ?? "Add a font file…"]
      entry["status"] = list.status
      entry["rows"] = list.families.map { $0.label }
      return entry
    }

    private func summary(_ screen: Screen) -> Entry {
      guard case .summary(let article) = screen.content else { return [:] }
      var entry = bar(screen)
      entry["heading"] = article.heading
      entry["words"] = article.paragraphs.first?.map { $0.text }.joined() ?? ""
      entry["buttons"] = [article.preview, article.adjust, article.keep].map { $0.label }
      entry["shuffle"] = screen.tabBar.shuffle.label
      entry["section"] = [article.section.fill.hex, article.section.buttonFill.hex, article.section.buttonText.hex]
      entry["home"] = article.section.button.label
      return entry
    }

    private func preview(_ screen: Screen) -> Entry {
      guard case .preview(let stage) = screen.content, case .screens(let samples) = stage.panel else { return [:] }
      var entry = bar(screen)
      entry["switches"] = [stage.tabs, stage.appearances, stage.contrasts].map { $0.map { $0.label } }
      entry["samples"] = samples.sheets.flatMap { $0.halves }.joined().map { $0.caption }
      return entry
    }

    private func library(_ screen: Screen) -> Entry {
      guard case .library(let list) = screen.content else { return [:] }
      var entry = bar(screen)
      entry["notice"] = screen.notice?.sentence ?? ""
      entry["buttons"] = [screen.notice?.undo?.label ?? "", screen.notice?.dismiss.label ?? ""]
      entry["themes"] = list.themes.map { $0.label }
      return entry
    }

    private func crayons(_ screen: Screen) -> Entry {
      guard case .crayons(let list) = screen.content else { return [:] }
      var entry = bar(screen)
      entry["status"] = list.status
      entry["rows"] = list.rows.prefix(8).map {
        ["label": $0.option.label, "fill": $0.fill.hex, "text": $0.text.hex, "hex": $0.subtitle]
      }
      return entry
    }

    private func mixer(_ screen: Screen) -> Entry {
      guard case .mixer(let panel) = screen.content else { return [:] }
      var entry = bar(screen)
      entry["name"] = panel.name
      entry["fill"] = panel.alpha.fill.hex
      entry["ink"] = panel.text.hex
      entry["switches"] = [panel.notations, panel.colorSpaces].map { $0.map { $0.label } }
      entry["channels"] = panel.channels.map {
        [
          "name": $0.channel.name, "value": $0.valueText, "part": $0.value / $0.channel.upperBound,
          "track": $0.track.map { $0.color.hex },
        ]
      }
      entry["alpha"] = panel.alpha.text
      entry["buttons"] = ([panel.reset] + panel.uses).map { $0.label }
      return entry
    }
  }
}

extension Scheme {
  /// The colors that the samples are painted with.
  fileprivate var roles: [String: String] {
    let wanted: [(String, SchemeRole)] = [
      ("primary", .primary), ("onPrimary", .onPrimary), ("accent", .accent), ("onAccent", .onAccent),
      ("background", .background), ("text", .text),
    ]
    return Dictionary(uniqueKeysWithValues: wanted.map { ($0, self[$1].hex) })
  }
}
