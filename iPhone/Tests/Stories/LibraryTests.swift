import Catalog
import Formats
import Studio
import Testing
import Theme
@_spi(Headless) import UIKit

@testable import Tintype

extension TheApp {
  @MainActor @Suite("The library") struct LibraryTests {
    let phone: Phone

    nonisolated static let theme = "primary=indigo-500&accent=pink-a200&title=Didot&body=Georgia"
    nonisolated static let harbor = "primary=teal-700&accent=orange-a200&title=Baskerville&body=Menlo&name=Harbor"

    init() throws { phone = try Phone(choosing: ["Indigo", "Pink", "Didot", "Georgia"]) }

    /// Opens the library with these themes in it, the first of them as the most recent.
    private func open(_ strings: [String] = [theme, harbor]) throws {
      try FileManager.default.createDirectory(at: phone.documents, withIntermediateDirectories: true)
      for (index, string) in strings.enumerated() {
        let url = phone.documents.appendingPathComponent("\(index).tintype")
        try Data(string.utf8).write(to: url)
        let date = Date(timeIntervalSinceNow: -Double(index + 1) * 60)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: url.path)
      }
      try phone.tapTab("Library")
    }

    private var names: [String?] { phone.rows.map { $0.name } }

    /// What the list shows in place of themes.
    private var emptiness: UIContentUnavailableConfiguration? {
      phone.content.first(UIContentUnavailableView.self)?.configuration as? UIContentUnavailableConfiguration
    }

    private var files: [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: phone.documents.path)) ?? []).sorted()
    }

    private func text(_ file: String) throws -> String {
      try String(contentsOf: phone.documents.appendingPathComponent(file), encoding: .utf8)
    }

    @Test("It's a tab of its own; empty, it says how a theme gets there, and has nothing to export")
    func empty() throws {
      try phone.tapTab("Library")
      #expect(phone.route == .library && phone.bar.title == "Library" && phone.bar.back == nil)
      #expect(phone.rows.isEmpty)
      #expect(phone.labels.filter { $0.text?.hasPrefix("Nothing saved yet.") == true }.count == 1)
      #expect(emptiness?.image?.systemName == "square.stack", "as the system shows an empty list")
      let export = phone.content.all(CoreButton.self).first { $0.configuration?.title == "Export all" }
      #expect(export?.isEnabled == false)
    }

    @Test("Keep writes the theme into a file of its own, called as the theme is, and says so")
    func keep() throws {
      try phone.tapTab("Library")
      try phone.tapNext()
      #expect(files == ["Didot in Indigo.tintype"])
      #expect(try text("Didot in Indigo.tintype") == Self.theme + "\n")
      #expect(phone.toast == "“Didot in Indigo” is now in your library.")
      #expect(names == ["Didot in Indigo"] && emptiness == nil)
      #expect(phone.labels.contains { $0.text == "1 theme on this device" })
      try phone.tapNext()
      #expect(phone.toast == "“Didot in Indigo” is already in your library." && files.count == 1)
    }

    @Test("The summary keeps the theme, too")
    func keepFromSummary() throws {
      try phone.tapButton("Save to library")
      #expect(files == ["Didot in Indigo.tintype"] && phone.route == .summary)
    }

    @Test("Each row shows the theme's colors, and its name in its title font; the one that's open is marked")
    func rows() throws {
      try open()
      #expect(names == ["Didot in Indigo", "Harbor"])
      let row = try phone.row("Harbor")
      #expect(row.font?.familyName == "Baskerville" && row.remark == "Baskerville · Menlo")
      #expect(row.traits == .button)
      #expect(try phone.row("Didot in Indigo").traits == [.button, .selected])
      let card = try #require(
        phone.content.all(ThemeCardView.self).first { $0.all(UILabel.self).contains { $0.text == "Harbor" } })
      let fills = card.every(UIView.self).compactMap { $0.backgroundColor }
      #expect(fills == [UIColor(0x00796B), UIColor(0xFFAB40)])
    }

    @Test("Below the themes is the gallery: a tap previews a theme, Use takes it, and Undo brings one's own back")
    func gallery() throws {
      try open()
      let own = phone.session.studio.theme.string
      let list = try #require(phone.table)
      #expect(list.numberOfRows(inSection: 3) == 1 && list.numberOfRows(inSection: 4) == 24)
      let path = IndexPath(row: 0, section: 4)
      list.scrollToRow(at: path, at: .top, animated: false)
      try list.tapRow(at: path)
      phone.wait()
      #expect(phone.route == .preview && phone.session.studio.theme.string == own)
      try phone.tapTab("Library")
      phone.table?.scrollToRow(at: path, at: .top, animated: false)
      let title = try #require(phone.table?.cellForRow(at: path)?.first(UILabel.self)?.text)
      try phone.tapButton("Use")
      #expect(phone.session.studio.theme.name?.text == title)
      try phone.chooseFromMenu("Undo")
      #expect(phone.session.studio.theme.string == own)
    }

    @Test("A theme's card shows its brand colors beside the accent, as many as it has room for")
    func brandColors() throws {
      phone.session.handle(
        .library(.fileRead("name=Sea&primary=teal-700&color.mint=%2300FFAA&color.sand=%23FFEECC&color.sky=%2300AAFF")))
      try open()
      let card = try #require(
        phone.content.all(ThemeCardView.self).first { $0.all(UILabel.self).contains { $0.text == "Sea" } })
      let fills = card.every(UIView.self).compactMap { $0.backgroundColor }
      #expect(fills == [0x00796B, 0x00FFAA, 0xFFEECC, 0x00AAFF].map { UIColor($0) })
    }

    @Test("The longest theme, in a link, is listed and opened like any other")
    func longest() throws {
      var theme = try Theme(string: Self.harbor)
      for index in 0..<Limits.brandColors {
        let name = try BrandName("a-name-with-many-words-\(index)")
        try theme.add(BrandColor(name, try #require(Tint(slug: "purple-mountains-majesty-900"))))
      }
      for role in theme.roles + SchemeRole.charts {
        theme.pin(role, .light, to: Tint(slug: "purple-mountains-majesty-900"))
        theme.pin(role, .dark, to: Tint(slug: "purple-mountains-majesty-800"))
      }
      #expect(theme.string.utf8.count > Limits.themeString / 2)
      try open(["https://example.org/tintype/#/summary?" + theme.string])
      #expect(names == ["Harbor"])
      try phone.tapRow("Harbor")
      #expect(phone.session.studio.theme.string == theme.string)
    }

    @Test("A tap opens a theme; Undo brings back the one before")
    func openTheme() throws {
      try open()
      try phone.tapRow("Harbor")
      #expect(phone.session.studio.theme.string == Self.harbor && phone.route == .summary)
      #expect(phone.bar.color == UIColor(0x00796B))
      try phone.tapButton("Undo")
      #expect(phone.session.studio.theme.string == Self.theme)
    }

    @Test("The button at the end of a row offers what a long press does")
    func more() throws {
      try open()
      try phone.tapMore("Harbor")
      #expect(phone.alert?.title == "Harbor")
      #expect(phone.alert?.actions.map { $0.title } == ["Open", "Compare", "Rename…", "Duplicate", "Delete", "Cancel"])
      #expect(phone.alert?.actions.filter { $0.style == .destructive }.map { $0.title } == ["Delete"])
      try phone.answer("Cancel")
      #expect(phone.alert == nil)
      let menu = try #require(try phone.table?.menu(at: phone.scroll(to: "Harbor")))
      #expect(menu.actions.map { $0.title } == ["Open", "Compare", "Rename…", "Duplicate", "Delete"])
    }

    @Test("Rename asks for a name and gives it to the file, which keeps its place")
    func rename() throws {
      try open()
      try phone.tapMore("Harbor")
      try phone.answer("Rename…")
      let sheet = try #require(phone.sheet)
      #expect(sheet.title == "Rename" && sheet.text == "Harbor" && sheet.cancel == "Cancel")
      try sheet.type("")
      #expect(!sheet.canConfirm && sheet.words.contains { $0.contains("blank") })
      try sheet.type("Bay/Dock")
      #expect(sheet.canConfirm && sheet.confirm == "Rename")
      sheet.tapConfirm()
      #expect(phone.sheet == nil)
      #expect(names == ["Didot in Indigo", "Bay/Dock"])
      #expect(files == ["0.tintype", "Bay-Dock.tintype"])
      #expect(try text("Bay-Dock.tintype").hasSuffix("&name=Bay%2FDock\n"))
      #expect(phone.toast == "The theme is now called “Bay/Dock”.")
    }

    @Test("Cancel, and a swipe down, leave a name as it was", arguments: [true, false])
    func cancelRename(isSwiped: Bool) throws {
      try open()
      try phone.choose("Rename…", fromMenuOf: "Harbor")
      try phone.sheet?.type("Bay")
      if isSwiped { phone.sheet?.swipeAway() } else { phone.sheet?.tapCancel() }
      #expect(phone.sheet == nil && phone.session.studio.screen.sheet == nil)
      #expect(names == ["Didot in Indigo", "Harbor"])
      try phone.choose("Rename…", fromMenuOf: "Harbor")
      #expect(phone.sheet?.text == "Harbor")
    }

    @Test("Duplicate makes a copy with its own name, in front")
    func duplicate() throws {
      try open()
      try phone.choose("Duplicate", fromMenuOf: "Harbor")
      #expect(names == ["Harbor copy", "Didot in Indigo", "Harbor"])
      #expect(files.contains("Harbor copy.tintype"))
    }

    @Test("Delete removes the file, and Undo puts it back in its place", arguments: [true, false])
    func delete(isSwiped: Bool) throws {
      try open()
      if isSwiped {
        try phone.swipe("Didot in Indigo", "Delete")
      } else {
        try phone.choose("Delete", fromMenuOf: "Didot in Indigo")
      }
      #expect(names == ["Harbor"] && files == ["1.tintype"])
      #expect(phone.toast == "Deleted “Didot in Indigo”.")
      try phone.tapButton("Undo")
      #expect(names == ["Didot in Indigo", "Harbor"] && files.count == 2)
      #expect(phone.toast == "“Didot in Indigo” is back.")
    }

    @Test(
      "A row that goes or comes back moves, unless the person asked for less motion; a list that's read is there at once"
    )
    func motion() throws {
      let start = Headless.motions
      try open()
      #expect(Headless.motions == start)
      try phone.swipe("Didot in Indigo", "Delete")
      #expect(Headless.motions == start + 2, "the row, and the notice that fades in")
      try phone.tapButton("Undo")
      #expect(Headless.motions == start + 4)
      Headless.isReduceMotionEnabled = true
      try phone.swipe("Didot in Indigo", "Delete")
      #expect(names == ["Harbor"] && Headless.motions == start + 4)
    }

    @Test("If there's nothing to compare with, the button says that it's disabled")
    func nothingToCompare() throws {
      let phone = try Phone()
      try phone.tapTab("Preview")
      let button = try #require(phone.content.first(HoldButton.self))
      #expect(!button.isEnabled && button.accessibilityTraits == [.button, .notEnabled])
    }

    @Test("Compare shows it in Preview for as long as a finger holds the button")
    func compare() throws {
      try open()
      try phone.choose("Compare", fromMenuOf: "Harbor")
      #expect(phone.route == .preview)
      func fills() throws -> [UIColor] { try phone.sample("Inbox").fills }
      #expect(try fills().contains(UIColor(0x3F51B5)))
      let button = try #require(phone.content.first(HoldButton.self))
      button.sendActions(for: .touchDown)
      #expect(try fills().contains(UIColor(0x00796B)))
      button.sendActions(for: .touchUpOutside)
      #expect(try fills().contains(UIColor(0x3F51B5)))
      // VoiceOver can't hold.
      #expect(button.accessibilityActivate())
      #expect(try fills().contains(UIColor(0x00796B)) && button.accessibilityTraits.contains(.selected))
      #expect(button.accessibilityActivate())
      #expect(try fills().contains(UIColor(0x3F51B5)))
    }

    @Test("Export all shares the themes as lines; Import takes them, and any number of themes' files")
    func exportAndImport() async throws {
      try open()
      try phone.tapButton("Export all")
      let url = try #require(phone.shared)
      #expect(url.lastPathComponent == "tintype-themes.txt")
      #expect(try String(contentsOf: url, encoding: .utf8) == Self.theme + "\n" + Self.harbor + "\n")
      let other = try Phone()
      try other.tapTab("Library")
      try other.tapButton("Import…")
      try other.sheet?.tap("Choose a file…")
      other.picker?.pick([url])
      try await other.wait(for: "the file") { other.toast != nil }
      #expect(other.rows.map { $0.name } == ["Didot in Indigo", "Harbor"])
      #expect(other.toast == "Added 2 themes.")
      let third = try Phone()
      try third.tapTab("Library")
      try third.tapButton("Import…")
      try third.sheet?.tap("Choose a file…")
      third.picker?.pick(
        try FileManager.default.contentsOfDirectory(at: other.documents, includingPropertiesForKeys: nil))
      try await third.wait(for: "the files") { third.toast != nil }
      #expect(Set(third.rows.map { $0.name }) == ["Didot in Indigo", "Harbor"])
    }

    @Test("The most recent is first, whatever the file is called, also after a new start")
    func order() throws {
      try open([Self.harbor, "primary=red-500", "primary=blue-500"])
      #expect(names == ["Harbor", "Red", "Blue"])
      try phone.tapRow("Blue")
      try phone.tapTab("Library")
      try phone.tapNext()
      #expect(names == ["Blue", "Harbor", "Red"], "what’s kept again is recent again")
      let again = try Phone(memory: phone.memory, documents: phone.documents)
      #expect(again.rows.map { $0.name } == ["Blue", "Harbor", "Red"])
    }

    @Test("What changes in Files shows when the person comes back")
    func changedInFiles() throws {
      try open()
      try FileManager.default.removeItem(at: phone.documents.appendingPathComponent("1.tintype"))
      try Data("primary=red-500".utf8).write(to: phone.documents.appendingPathComponent("New.TINTYPE"))
      phone.session.listThemes()
      #expect(names == ["Red", "Didot in Indigo"])
    }

    @Test("A theme that’s gone from Files can’t be changed: one sentence, and the list is right")
    func gone() throws {
      try open()
      try FileManager.default.removeItem(at: phone.documents.appendingPathComponent("1.tintype"))
      try phone.swipe("Harbor", "Delete")
      #expect(phone.toast == "This theme’s file is gone; it was moved, renamed or deleted in Files.")
      #expect(names == ["Didot in Indigo"])
    }

    @Test("A file that holds no theme is left out and named once; the others are there")
    func unreadable() throws {
      try FileManager.default.createDirectory(at: phone.documents, withIntermediateDirectories: true)
      try Data("Dear Ada".utf8).write(to: phone.documents.appendingPathComponent("Letter.tintype"))
      try Data("not for us".utf8).write(to: phone.documents.appendingPathComponent("notes.txt"))
      try open()
      #expect(names == ["Didot in Indigo", "Harbor"])
      #expect(phone.toast == "We left out “Letter.tintype”: it isn’t a theme we can read.")
      try phone.dismissToast()
      phone.session.listThemes()
      #expect(phone.toast == nil)
    }

    @Test("A full disk is reported in one sentence, and nothing changes")
    func fullDisk() throws {
      try open()
      phone.session.report(CocoaError(.fileWriteOutOfSpace))
      #expect(
        phone.toast == "This device is out of storage. Nothing changed; free up some space, then try again.")
      #expect(names == ["Didot in Indigo", "Harbor"])
    }

    @Test("A folder that can’t be written to is reported in one sentence, and a part of an import isn’t kept")
    func unwritable() throws {
      let phone = try Phone(documents: URL(fileURLWithPath: "/dev/null/nowhere"), choosing: ["Indigo"])
      try phone.tapTab("Library")
      try phone.tapNext()
      #expect(phone.toast == "The library’s folder can’t be changed; see whether it’s in Files, then try again.")
      #expect(phone.session.studio.screen.bar.next?.isEnabled == true)
    }

    @Test("Twice the same name makes two files")
    func sameName() throws {
      try open([Self.harbor])
      try FileManager.default.moveItem(
        at: phone.documents.appendingPathComponent("0.tintype"),
        to: phone.documents.appendingPathComponent("Harbor.tintype"))
      phone.session.listThemes()
      phone.session.handle(.library(.fileRead("primary=red-500&name=Harbor")))
      #expect(files == ["Harbor 2.tintype", "Harbor.tintype"])
      #expect(names == ["Harbor", "Harbor"])
    }

    @Test(
      "A name that no file can have is changed for the file only",
      arguments: [
        ("..", "Theme.tintype"), (".hidden", "hidden.tintype"), ("a:b/c", "a-b-c.tintype"),
      ])
    func fileName(name: String, file: String) throws {
      phone.session.handle(.library(.fileRead("primary=red-500&name=" + name)))
      #expect(files == [file])
    }
  }
}
