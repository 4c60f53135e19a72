import Formats
import Studio
import Testing
import Theme
@_spi(Headless) import UIKit

@testable import Tintype

extension TheApp {
  @MainActor @Suite("Files and links from elsewhere") struct FilesTests {
    let phone: Phone
    let folder: ShareFolder

    init() throws {
      phone = try Phone()
      folder = try ShareFolder()
    }

    nonisolated static let theme = "primary=teal-500&accent=amber-a200&title=Didot&body=Menlo"

    private func file(_ name: String, _ text: String) throws -> URL { try folder.write(Array(text.utf8), as: name) }

    @Test("A file that the app wrote opens with its whole theme", arguments: ["tokens", "css", "gpl", "scss", "svg"])
    func roundTrip(format: String) async throws {
      let written = try #require(Format.named(format)?.files(of: Theme(string: Self.theme)).first)
      await phone.open(try folder.write(written.bytes, as: written.path))
      phone.wait()
      #expect(phone.session.studio.theme.string == Self.theme)
      #expect(phone.bar.color == UIColor(0x009688))
      #expect(phone.toast?.hasPrefix("Brought in 2 colors and 2 fonts") == true)
    }

    @Test("A palette gives its colors, and the fonts stay as they were")
    func palette() async throws {
      let written = try #require(Format.named("ase")?.files(of: Theme(string: Self.theme)).first)
      await phone.open(try folder.write(written.bytes, as: "theme.ase"))
      phone.wait()
      #expect(phone.session.studio.theme.primary?.color.hex == "#009688")
      #expect(phone.session.studio.theme.accent != nil && phone.bar.color == UIColor(0x009688))
    }

    @Test(
      "A question about a picked file waits until the picker has gone, since UIKit presents nothing over what leaves")
    func questionAfterPicker() async throws {
      let palette = try file("sea.gpl", "GIMP Palette\n  0  64  96 Deep\n  0 150 136 Shallow\n255 193   7 Sand\n")
      phone.session.handle(.library(.fileRead("primary=red-500")))
      phone.session.offer(.files { [session = phone.session] urls in Task { await session.read(urls) } })
      let picker = try #require(phone.picker)
      phone.waits = false
      picker.pick([palette])
      while phone.session.screen.sheet == nil { await Task.yield() }
      #expect(picker.isBeingDismissed && phone.root.presentedViewController === picker)
      phone.wait()
      #expect(phone.sheet?.title == "Which color is which?")
    }

    @Test("What's offered while something leaves comes after it")
    func offerAfterPicker() throws {
      phone.session.offer(.photo)
      phone.root.dismiss(animated: true)
      phone.session.offer(.share(URL(filePath: "/theme.css")))
      #expect(phone.shared == nil)
      phone.wait()
      #expect(phone.shared?.path == "/theme.css")
    }

    @Test("If a file doesn’t say which color is which, a sheet asks, with a guess")
    func question() async throws {
      try phone.tapColor("Indigo")
      await phone.open(try file("sea.gpl", "GIMP Palette\n  0  64  96 Deep\n  0 150 136 Shallow\n255 193   7 Sand\n"))
      let sheet = try #require(phone.sheet)
      #expect(sheet.title == "Which color is which?" && sheet.confirm == "Use these" && sheet.cancel == "Cancel")
      #expect(
        sheet.words.contains("The file doesn’t name the primary color and accent color. Our guesses are selected."))
      #expect(phone.session.studio.theme.string == "primary=indigo-500", "nothing happens before the answer")
      // The same colors are offered for the primary and then for the accent.
      try sheet.tap("Shallow, #009688", 0)
      try sheet.tap("Sand, #FFC107", 1)
      #expect(phone.sheet?.words.contains("Primary color: Shallow, #009688") == true)
      #expect(phone.sheet?.buttons.filter { $0.isSelected }.count == 2)
      phone.sheet?.tapConfirm()
      #expect(phone.sheet == nil && phone.bar.color == UIColor(0x009688))
      #expect(phone.session.studio.theme.accent?.color.hex == "#FFC107")
    }

    @Test("Of a file with several themes, a menu offers each; the less likely colors are a tap away")
    func themes() async throws {
      let colors = (1...30).map { "--c\($0): #\(String(0x101010 * ($0 % 12) + 0x200000 + $0, radix: 16));" }.joined()
      let sheets = ":root { --primary: #3f51b5; \(colors) } [data-theme=forest] { --primary: #2e7d32; }"
      await phone.open(try file("themes.css", sheets))
      let sheet = try #require(phone.sheet)
      #expect(try sheet.value(of: "Theme") == "Default")
      let count = sheet.buttons.count
      let rest = try #require(sheet.buttons.compactMap(\.configuration?.title).first { $0.hasPrefix("Show all ") })
      try sheet.tap(rest)
      #expect((phone.sheet?.buttons.count ?? 0) > count)
      try phone.sheet?.choose("forest", from: "Theme")
      #expect(try phone.sheet?.value(of: "Theme") == "forest")
      phone.sheet?.tapConfirm()
      #expect(phone.session.studio.theme.primary?.color.hex == "#2E7D32")
    }

    @Test("Cancel leaves the theme as it was")
    func cancelQuestion() async throws {
      await phone.open(try file("sea.gpl", "GIMP Palette\n  0  64  96 a\n  0 150 136 b\n255 193   7 c\n"))
      phone.sheet?.tapCancel()
      #expect(phone.sheet == nil && phone.session.studio.theme.string == "")
    }

    @Test("A theme’s own file opens it; Undo brings back the one before")
    func themeFile() async throws {
      try phone.tapColor("Indigo")
      await phone.open(try file("Sea.tintype", Self.theme + "\n"))
      phone.wait()
      #expect(phone.session.studio.theme.string == Self.theme && phone.route == .summary)
      try phone.tapButton("Undo")
      #expect(phone.session.studio.theme.string == "primary=indigo-500")
    }

    @Test("A theme’s own file without a theme is reported")
    func badThemeFile() async throws {
      await phone.open(try file("Sea.tintype", "Dear Ada"))
      #expect(phone.toast?.hasPrefix("There’s no theme in this file") == true)
    }

    @Test("A library opens into the library: as lines, and as a zip of themes", arguments: [true, false])
    func library(isZip: Bool) async throws {
      let themes = [Self.theme, "primary=red-500"]
      let url =
        try isZip
        ? folder.write(
          Zip.bytes(of: themes.enumerated().map { File(path: "\($0).tintype", text: $1) }), as: "themes.zip")
        : file("tintype-themes.txt", themes.joined(separator: "\n"))
      await phone.open(url)
      #expect(phone.toast == "Added 2 themes.")
      try phone.tapTab("Library")
      #expect(phone.rows.map { $0.name } == ["Didot in Teal", "Red"])
    }

    @Test("A text is brought in from a sheet, which says what’s wrong with it")
    func entered() throws {
      try phone.tapTab("Library")
      try phone.tapButton("Import…")
      var sheet = try #require(phone.sheet)
      #expect(sheet.title == "Import a theme" && sheet.confirm == "Import")
      sheet.tapConfirm()
      #expect(phone.sheet?.words.contains("Paste a link, CSS or JSON first.") == true)
      try sheet.type("Dear Ada, all is well.")
      sheet.tapConfirm()
      sheet = try #require(phone.sheet)
      #expect(sheet.words.contains { $0.hasPrefix("We can’t read this;") })
      try sheet.type(":root { --primary: #009688; --accent: #FFC107; }")
      sheet.tapConfirm()
      phone.wait()
      #expect(phone.sheet == nil && phone.bar.color == UIColor(0x009688))
    }

    @Test("The sheet’s own button picks files, several of them at once")
    func pickFiles() async throws {
      try phone.tapTab("Library")
      try phone.tapButton("Import…")
      try phone.sheet?.tap("Choose a file…")
      let picker = try #require(phone.picker)
      #expect(picker.allowsMultipleSelection)
      picker.pick([try file("theme.css", ":root { --primary: #009688; --accent: #FFC107; }")])
      try await phone.wait(for: "the file") { !phone.session.studio.theme.isEmpty }
      #expect(phone.sheet == nil && phone.session.studio.theme.primary?.color.hex == "#009688")
    }

    @Test(
      "A file that isn't a theme is reported, and changes nothing",
      arguments: [("holiday.jpg", "\u{FF}\u{D8}JFIF"), ("empty.css", ""), ("letter.txt", "Dear Ada, all is well.")])
    func noTheme(name: String, text: String) async throws {
      try phone.tapColor("Indigo")
      await phone.open(try file(name, text))
      #expect(phone.toast?.isEmpty == false)
      #expect(phone.session.studio.theme.string == "primary=indigo-500")
      #expect(phone.route == .primary)
    }

    @Test("A file that has gone is reported by its name")
    func missing() async {
      await phone.open(URL(fileURLWithPath: "/nowhere/gone.css"))
      #expect(phone.toast == "We can’t open “gone.css”. Make sure it’s still there, then try again.")
    }

    @Test("A file that's larger than any theme isn't read")
    func tooLarge() async throws {
      let url = try file("large.css", "")
      let handle = try FileHandle(forWritingTo: url)
      try handle.truncate(atOffset: UInt64(Limits.importedBytes) + 1)
      try handle.close()
      await phone.open(url)
      #expect(phone.toast == "This file is too large. The limit is 16 MB.")
    }

    @Test("Ten themes that are opened at once are all kept")
    func ten() async throws {
      let phone = try Phone()
      let colors = ["red", "pink", "purple", "indigo", "blue", "cyan", "teal", "green", "lime", "amber"]
      await phone.session.read(try colors.map { try file($0 + ".tintype", "primary=\($0)-500") })
      phone.wait()
      let kept = try ThemeFolder(phone.documents).read().themes.map { $0.string }
      #expect(Set(kept) == Set(colors.map { "primary=\($0)-500" }))
    }

    @Test("A link of a later version opens with what this one knows, and names the rest")
    func later() throws {
      let phone = try Phone(
        link: "tintype:#/summary?primary=teal-500&accent=pink-a200&title=Didot&body=Georgia&glow=soft")
      #expect(phone.session.studio.theme.string == "primary=teal-500&accent=pink-a200&title=Didot&body=Georgia")
      #expect(phone.toast?.contains("glow") == true)
    }

    @Test("A link with one bad part opens without it, and says which")
    func badPart() throws {
      phone.session.open([
        try #require(URL(string: "tintype:#/summary?primary=teal-500&accent=mauve&title=Didot&body=Menlo"))
      ])
      phone.wait()
      #expect(phone.session.studio.theme.string == "primary=teal-500&title=Didot&body=Menlo")
      #expect(phone.toast?.contains("accent") == true && phone.toast?.contains("mauve") == true)
      #expect(phone.route == .accent)
    }

    @Test(
      "A file with one bad part opens without it, and says which",
      arguments: [
        ("theme.css", ":root { --primary: #009688; --accent: #GGC107; }"),
        ("theme.scss", "$primary: #009688;\n$accent: mauve;\n"),
        (
          "theme.tokens.json",
          #"""
          {"primary": {"$type": "color", "$value": "#009688"}, "accent": {"$type": "color", "$value": "#GGC107"}}
          """#
        ),
      ])
    func badPartOfAFile(name: String, text: String) async throws {
      await phone.open(try file(name, text))
      phone.wait()
      #expect(phone.bar.color == UIColor(0x009688))
      #expect(phone.session.studio.theme.accent == nil)
      #expect(phone.toast?.hasPrefix("Brought in 1 color") == true && phone.toast?.contains("the accent") == true)
    }

    @Test("Of a library with one bad part the rest is kept, and what was left out is named")
    func badPartOfALibrary() async throws {
      await phone.open(try file("tintype-themes.txt", Self.theme + "\nprimary=red-500&accent=mauve"))
      #expect(phone.toast?.contains("line 2") == true && phone.toast?.contains("mauve") == true)
      try phone.tapTab("Library")
      #expect(phone.rows.map { $0.name } == ["Didot in Teal", "Red"])
    }

    @Test("iOS hands over files and links of the web, at the start and later")
    func scene() async throws {
      UserDefaults.forgetWindows()
      defer { UserDefaults.forgetWindows() }
      let css = try #require(Format.named("css")?.files(of: Theme(string: Self.theme)).first)
      let url = try folder.write(css.bytes, as: css.path)
      let delegate = SceneDelegate()
      delegate.scene(
        UIWindowScene(), willConnectTo: UISceneSession(),
        options: UIScene.ConnectionOptions(urlContexts: [UIOpenURLContext(url: url)]))
      let root = try #require(delegate.window?.rootViewController as? RootViewController)
      let stack = try #require(root.selectedViewController as? UINavigationController)
      try await phone.wait(for: "the file") { BarOnGlass(stack).color == UIColor(0x009688) }
      let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
      activity.webpageURL = URL(string: "https://example.com/#/primary?primary=pink-500")
      delegate.scene(UIWindowScene(), continue: activity)
      Headless.endTransitions()
      #expect(root.route == .primary)
      let other = SceneDelegate()
      other.scene(
        UIWindowScene(), willConnectTo: UISceneSession(),
        options: UIScene.ConnectionOptions(urlContexts: [], userActivities: [activity]))
      #expect((other.window?.rootViewController as? RootViewController)?.route == .primary)
    }
  }
}

extension RootViewController {
  fileprivate var route: Route? {
    ((selectedViewController as? UINavigationController)?.topViewController as? ScreenViewController)?.route
  }
}
