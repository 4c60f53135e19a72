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
    func roundTrip(format: String) throws {
      let written = try #require(Format.named(format)?.files(of: Theme(string: Self.theme)).first)
      phone.session.open(try folder.write(written.bytes, as: written.path))
      phone.wait()
      #expect(phone.session.studio.theme.string == Self.theme)
      #expect(phone.route == .summary && phone.bar.color == UIColor(0x009688))
    }

    @Test("A palette gives its colors; the fonts are still to be chosen")
    func palette() throws {
      let written = try #require(Format.named("ase")?.files(of: Theme(string: Self.theme)).first)
      phone.session.open(try folder.write(written.bytes, as: "theme.ase"))
      phone.wait()
      #expect(phone.session.studio.theme.primary?.color.hex == "#009688")
      #expect(phone.session.studio.theme.accent != nil)
      #expect(phone.route == .titleFont || phone.route == .summary)
    }

    @Test(
      "A file that isn't a theme is said, and changes nothing",
      arguments: [("holiday.jpg", "\u{FF}\u{D8}JFIF"), ("empty.css", ""), ("letter.txt", "Dear Ada, all is well.")])
    func noTheme(name: String, text: String) throws {
      try phone.tapColor("Indigo")
      phone.session.open(try file(name, text))
      #expect(phone.toast?.isEmpty == false)
      #expect(phone.session.studio.theme.string == "primary=indigo-500")
      #expect(phone.route == .primary)
    }

    @Test("A file that has gone is said by its name")
    func missing() {
      phone.session.open(URL(fileURLWithPath: "/nowhere/gone.css"))
      #expect(phone.toast == "“gone.css” can’t be opened; see whether it’s still there, then try again.")
    }

    @Test("A file that's larger than any theme isn't read")
    func tooLarge() throws {
      let url = try file("large.css", "")
      let handle = try FileHandle(forWritingTo: url)
      try handle.truncate(atOffset: UInt64(ImportError.largest) + 1)
      try handle.close()
      phone.session.open(url)
      #expect(phone.toast == "This is too large: the most is 16 MB.")
    }

    @Test("A link with one bad part opens without it, and says which")
    func badPart() throws {
      phone.session.open(
        try #require(URL(string: "tintype:#/summary?primary=teal-500&accent=mauve&title=Didot&body=Menlo")))
      phone.wait()
      #expect(phone.session.studio.theme.string == "primary=teal-500&title=Didot&body=Menlo")
      #expect(phone.toast?.contains("accent") == true && phone.toast?.contains("mauve") == true)
      #expect(phone.route == .accent)
    }

    @Test("iOS hands over files and links of the web, at the start and later")
    func scene() throws {
      UserDefaults.standard.removeObject(forKey: "tintype.session")
      defer { UserDefaults.standard.removeObject(forKey: "tintype.session") }
      let css = try #require(Format.named("css")?.files(of: Theme(string: Self.theme)).first)
      let url = try folder.write(css.bytes, as: css.path)
      let delegate = SceneDelegate()
      delegate.scene(
        UIWindowScene(), willConnectTo: UISceneSession(),
        options: UIScene.ConnectionOptions(urlContexts: [UIOpenURLContext(url: url)]))
      let root = try #require(delegate.window?.rootViewController as? RootViewController)
      #expect(root.route == .summary)
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

    @Test("iOS restores the screen that was shown")
    func restoration() throws {
      UserDefaults.standard.removeObject(forKey: "tintype.session")
      defer { UserDefaults.standard.removeObject(forKey: "tintype.session") }
      let options = UIScene.ConnectionOptions(urlContexts: [])
      let first = SceneDelegate()
      first.scene(UIWindowScene(), willConnectTo: UISceneSession(), options: options)
      first.scene(
        UIWindowScene(), openURLContexts: [UIOpenURLContext(url: try #require(URL(string: "tintype:#/crayons/beaver")))]
      )
      let activity = try #require(first.stateRestorationActivity(for: UIWindowScene()))
      #expect(activity.activityType == "app.tintype.screen")
      UserDefaults.standard.removeObject(forKey: "tintype.session")
      let second = SceneDelegate()
      second.scene(UIWindowScene(), willConnectTo: UISceneSession(restoring: activity), options: options)
      let root = try #require(second.window?.rootViewController as? RootViewController)
      #expect(root.route?.slug == "crayons/beaver")
    }

    @Test("An activity of another app restores nothing")
    func otherActivity() {
      let activity = NSUserActivity(activityType: "app.other")
      activity.userInfo = ["address": "#/crayons"]
      #expect(activity.address == nil)
    }
  }
}

extension RootViewController {
  fileprivate var route: Route? {
    ((selectedViewController as? UINavigationController)?.topViewController as? ScreenViewController)?.route
  }
}
