import Catalog
import Testing
@_spi(Headless) import UIKit

@testable import Tintype

extension TheApp {
  @MainActor @Suite("The device's fonts") struct DeviceFamiliesTests {
    init() { Headless.reset() }

    private func family(_ name: String) throws -> Family {
      try #require([Family].onDevice.first { $0.name == name })
    }

    @Test("Every family of the device, as UIFont lists them, but for fonts of symbols")
    func families() {
      #expect([Family].onDevice.map { $0.name } == UIFont.familyNames.filter { $0 != "Zapf Dingbats" })
    }

    @Test(
      "A bold and an italic count where the family has such a face",
      arguments: [("Georgia", true, true), ("Copperplate", true, false), ("Papyrus", false, false)])
    func traits(name: String, hasBold: Bool, hasItalic: Bool) throws {
      #expect(try family(name).hasBold == hasBold)
      #expect(try family(name).hasItalic == hasItalic)
    }

    @Test("A family whose only face is bold has no bold beside it")
    func onlyBold() throws {
      Headless.update { $0.faces.append(Face("DIN Alternate", "DINAlternate-Bold", isBold: true)) }
      #expect(try family("DIN Alternate").hasBold == false)
    }

    @Test("Known families keep their category, unknown ones take one from their name")
    func categories() throws {
      Headless.update { $0.faces.append(Face("Corporate Slab", "CorporateSlab")) }
      #expect(try family("Menlo").category == .mono)
      #expect(try family("Didot").category == .serif)
      #expect(try family("Corporate Slab").category == .slab)
    }

    @Test("A launch reads no font and decodes no picture before there's a screen; the device's fonts follow")
    func launch() async throws {
      UserDefaults.forgetWindows()
      let delegate = SceneDelegate()
      delegate.scene(
        UIWindowScene(), willConnectTo: UISceneSession(), options: UIScene.ConnectionOptions(urlContexts: []))
      #expect(delegate.window?.rootViewController?.isOnScreen == true)
      #expect(Headless.shared.familyLists == 0 && Headless.shared.decoded == [])
      let end = ContinuousClock.now + .seconds(10)
      while Headless.shared.familyLists == 0 {
        try #require(ContinuousClock.now < end, "nobody looked for fonts")
        await Task.yield()
      }
    }

    @Test("A device with no font but the system’s own has those to choose from, for a whole theme")
    func systemOnly() throws {
      Headless.reset()
      Headless.update { $0.faces = [] }
      let memory = try #require(UserDefaults(suiteName: "tintype.test." + UUID().uuidString))
      let phone = try Phone(memory: memory, choosing: ["Indigo", "Pink"])
      let names = ["System", "Serif", "Sans Serif", "Monospace", "Rounded"]
      #expect(try phone.everyRow().map { $0.name } == names)
      for name in ["Serif", "Rounded"] {
        try phone.choose(name)
        try phone.tapNext()
      }
      #expect(phone.route == .summary)
      #expect(phone.session.studio.theme.string == "primary=indigo-500&accent=pink-a200&title=serif&body=ui-rounded")
    }

    @Test("A theme whose fonts the device lacks is shown in substitutes, and says so")
    func absentFonts() throws {
      let phone = try Phone(link: "tintype:#/summary?primary=indigo-500&accent=pink-a200&title=Futura&body=Optima")
      #expect(phone.route == .summary)
      let words = phone.labels.compactMap { $0.text }
      #expect(words.filter { $0.contains("isn’t on this device: you’re seeing a substitute.") }.count == 2)
    }
  }
}
