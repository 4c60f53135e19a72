import Studio
import Testing
@_spi(Headless) import UIKit

@testable import Tintype

extension TheApp {
  @MainActor @Suite("The theme is kept, and opened from links") struct ThemeIsKeptTests {
    nonisolated static let link =
      "tintype://theme#/summary?primary=teal-500&accent=amber-a200&title=Didot&body=Avenir+Next"

    @Test("Every choice is there again at the next start, on the same screen")
    func restored() throws {
      let first = try Phone(choosing: ["Indigo", "Pink", "Didot"])
      let again = try Phone(memory: first.memory)
      #expect(again.route == .bodyFont)
      #expect(again.navigation.viewControllers.count == 4)
      #expect(again.bar.titleFont?.familyName == "Didot")
      try again.goBack()
      #expect(try again.row("Didot").isChecked)
    }

    @Test("A kept text that does not read is reported, and set aside")
    func damaged() throws {
      let first = try Phone(choosing: ["Indigo"])
      first.memory.set("#/accent?primary=indigo-500&accent=mauve", forKey: "tintype.session")
      let again = try Phone(memory: first.memory)
      #expect(again.route == .accent)
      #expect(again.toast?.contains("mauve") == true)
      #expect(again.memory.string(forKey: "tintype.refused")?.contains("accent=mauve") == true)
      try again.dismissToast()
      #expect(again.toast == nil)
    }

    @Test(
      "A link of the web page's form opens its theme, whatever comes before the #",
      arguments: [link, link.replacingOccurrences(of: "tintype://theme", with: "http://127.0.0.1:8080/")])
    func link(_ text: String) throws {
      let phone = try Phone(link: text)
      #expect(phone.route == .summary)
      #expect(phone.bar.color == UIColor(0x009688))
      #expect(phone.session.studio.theme.bodyFont?.name == "Avenir Next")
      for _ in 1...4 { try phone.goBack() }
      #expect(phone.route == .primary)
      #expect(try phone.swatch("Teal").words == ["Teal", "#009688"])
    }

    @Test("A link that does not read is reported, and changes nothing")
    func badLink() throws {
      let phone = try Phone(choosing: ["Indigo"])
      phone.session.handle(.navigation(.addressEntered(URL(string: "tintype:#/summary?primary=mauve")?.address ?? "")))
      #expect(phone.toast?.contains("mauve") == true)
      #expect(phone.session.studio.theme.string == "primary=indigo-500")
    }

    @Test("iOS hands over the link at the start and while the app runs")
    func scene() throws {
      Headless.reset()
      UserDefaults.forgetWindows()
      defer { UserDefaults.forgetWindows() }
      let delegate = SceneDelegate()
      let url = try #require(URL(string: Self.link))
      delegate.scene(
        UIWindowScene(), willConnectTo: UISceneSession(),
        options: UIScene.ConnectionOptions(urlContexts: [UIOpenURLContext(url: url)]))
      let root = try #require(delegate.window?.rootViewController as? RootViewController)
      let navigation = try #require(root.selectedViewController as? UINavigationController)
      #expect((navigation.topViewController as? ScreenViewController)?.route == .summary)
      let other = try #require(URL(string: "tintype:#/primary?primary=pink-500"))
      delegate.scene(UIWindowScene(), openURLContexts: [UIOpenURLContext(url: other)])
      #expect((navigation.topViewController as? ScreenViewController)?.route == .primary)
      #expect(BarOnGlass(navigation).color == UIColor(0xE91E63))
    }

    @Test("A UI test begins at its launch argument, not where the test before it left the window")
    func launchArgument() throws {
      let phone = try Phone()
      func window() -> Session {
        let session = Session(memory: phone.memory, library: phone.documents, window: "window")
        session.open(address: nil)
        return session
      }
      window().handle(.navigation(.addressEntered("#/accent?primary=teal-500")))
      #expect(window().studio.theme.string == "primary=teal-500", "iOS gives the window its name again")
      phone.memory.setVolatileDomain(["tintype.session": "#/primary"], forName: UserDefaults.argumentDomain)
      let next = window()
      #expect(next.studio.theme.isEmpty && next.studio.route == .primary)
      #expect(!next.screen.tabBar.undo.isEnabled)
    }

    @Test("iOS finds the scene's delegate")
    func configuration() {
      let configuration = AppDelegate().application(
        UIApplication(), configurationForConnecting: UISceneSession(),
        options: UIScene.ConnectionOptions(urlContexts: [])
      )
      #expect(configuration.delegateClass == SceneDelegate.self)
    }
  }
}
