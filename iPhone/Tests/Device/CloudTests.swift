import Foundation
import Studio
import Testing
import Theme
@_spi(Headless) import UIKit

@testable import Tintype

extension TheApp {
  @MainActor @Suite("The library in iCloud Drive") struct CloudTests {
    private let phone: Phone
    private let cloud = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    init() async throws {
      phone = try Phone()
      try phone.tapTab("Library")
      phone.session.handle(.library(.fileRead("name=Sea&primary=teal-500")))
      phone.wait()
    }

    private func follow() async {
      Headless.cloud = cloud
      await phone.session.followCloud()
      phone.wait()
    }

    private var names: [String?] { phone.rows.map { $0.name } }

    private func write(_ string: String, as name: String) throws {
      try Data((string + "\n").utf8).write(to: cloud.appendingPathComponent("Documents/" + name))
    }

    @Test("Without iCloud the library stays in the app's documents")
    func local() async throws {
      await phone.session.followCloud()
      #expect(phone.session.cloud == nil)
      #expect(try FileManager.default.contentsOfDirectory(atPath: phone.documents.path) == ["Sea.tintype"])
    }

    @Test("With it, the themes move there, and new ones are kept there")
    func moves() async throws {
      await follow()
      #expect(names.first == "Sea")
      #expect(try FileManager.default.contentsOfDirectory(atPath: phone.documents.path).isEmpty)
      phone.session.handle(.library(.fileRead("name=Sand&primary=amber-500")))
      let files = try FileManager.default.contentsOfDirectory(atPath: cloud.appendingPathComponent("Documents").path)
      #expect(files.sorted() == ["Sand.tintype", "Sea.tintype"])
    }

    @Test("A theme of another device is listed once it's here; until then it's asked for")
    func arrives() async throws {
      await follow()
      Headless.filesElsewhere = ["Sky.tintype"]
      try write("name=Sky&primary=blue-500", as: "Sky.tintype")
      Headless.cloudChanged()
      try await phone.wait(for: "the request") { Headless.filesAskedFor == ["Sky.tintype"] }
      #expect(!names.contains("Sky"))
      Headless.filesElsewhere = []
      Headless.cloudChanged()
      try await phone.wait(for: "the theme") { names.contains("Sky") }
    }

    @Test("What two devices wrote into one file is kept twice, and the conflict is over")
    func conflict() async throws {
      await follow()
      let other = try ShareFolder().write(Array("name=Sea&primary=cyan-500\n".utf8), as: "Other.tintype")
      Headless.conflicts = ["Sea.tintype": [other]]
      await phone.session.readThemes()
      #expect(phone.session.themes == ["primary=teal-500&name=Sea", "primary=cyan-500&name=Sea"])
      #expect(Headless.conflicts["Sea.tintype"]?.isEmpty == true)
      await phone.session.readThemes()
      #expect(phone.session.themes.count == 2)
    }

    @Test("A conflict that can't be read yet stays one")
    func unreadableConflict() async throws {
      await follow()
      let other = try ShareFolder().write([0xFF, 0xFE], as: "Other.tintype")
      Headless.conflicts = ["Sea.tintype": [other]]
      await phone.session.readThemes()
      #expect(Headless.conflicts["Sea.tintype"] == [other] && phone.session.themes.count == 1)
    }

    @Test(
      "Signed out while the app runs, it says where the themes are, and nothing looks lost; signed in again, they're back"
    )
    func signedOut() async throws {
      await follow()
      Headless.sign(in: nil)
      try await phone.wait(for: "the words") { phone.toast?.contains("safe in iCloud Drive") == true }
      #expect(phone.labels.contains { $0.text?.contains("safe in iCloud Drive") == true })
      #expect(!names.contains("Sea") && phone.session.cloud == nil)
      // What's kept meanwhile is kept here, and moves later.
      phone.session.handle(.library(.fileRead("name=Sand&primary=amber-500")))
      #expect(names.contains("Sand"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: phone.documents.path) == ["Sand.tintype"])
      Headless.sign(in: cloud)
      try await phone.wait(for: "the themes") { names.contains("Sea") && names.contains("Sand") }
      #expect(!phone.labels.contains { $0.text?.contains("iCloud Drive") == true })
    }

    @Test("A launch without iCloud says where the themes are, and asks for no attention otherwise")
    func launchedWithout() async throws {
      await follow()
      Headless.cloud = nil
      let again = try Phone(memory: phone.memory, documents: phone.documents)
      await again.session.followCloud()
      #expect(again.toast == nil)
      try again.tapTab("Library")
      #expect(again.labels.contains { $0.text?.contains("safe in iCloud Drive") == true })
      // Someone who never had it hears nothing of it.
      let other = try Phone()
      await other.session.followCloud()
      try other.tapTab("Library")
      #expect(!other.labels.contains { $0.text?.contains("iCloud") == true })
    }

    @Test("Changes in iCloud that come together are listed together")
    func together() async throws {
      await follow()
      try write("name=Sky&primary=blue-500", as: "Sky.tintype")
      Headless.cloudChanged()
      try write("name=Sun&primary=amber-500", as: "Sun.tintype")
      Headless.cloudChanged()
      #expect(!names.contains("Sky"))
      try await phone.wait(for: "the theme") { names.contains("Sky") }
      #expect(names.contains("Sun"))
    }

    @Test("What other devices changed is read away from the main thread, which hundreds of themes would stop")
    func offMain() async throws {
      await follow()
      let before = Headless.shared.conflictsAskedOnMain
      try write("name=Sky&primary=blue-500", as: "Sky.tintype")
      Headless.cloudChanged()
      try await phone.wait(for: "the theme") { names.contains("Sky") }
      #expect(Headless.shared.conflictsAskedOnMain == before)
    }

    @Test("All windows follow iCloud by one search, and each lists what came")
    func windows() async throws {
      await follow()
      let other = try Phone(memory: phone.memory, documents: phone.documents)
      try other.tapTab("Library")
      await other.session.followCloud()
      #expect(other.session.cloud != nil && other.session.cloud === phone.session.cloud)
      try write("name=Sky&primary=blue-500", as: "Sky.tintype")
      Headless.cloudChanged()
      try await phone.wait(for: "the theme") {
        names.contains("Sky") && other.rows.contains { $0.name == "Sky" }
      }
    }

    @Test("A change made here while a list is being read isn't hidden by that list")
    func changedMeanwhile() async throws {
      await follow()
      async let reading: Void = phone.session.readThemes()
      phone.session.handle(.library(.fileRead("name=Sand&primary=amber-500")))
      await reading
      try await phone.wait(for: "the theme") { names.contains("Sand") }
    }

    @Test("The themes of a UI test don't go to the person's iCloud Drive")
    func uiTest() async throws {
      phone.memory.set("UITests", forKey: "tintype.library")
      await follow()
      #expect(phone.session.cloud == nil)
      #expect(try FileManager.default.contentsOfDirectory(atPath: phone.documents.path) == ["Sea.tintype"])
    }

    @Test("A theme that's kept while the library moves is there afterward, and Undo still takes it back")
    func keptMeanwhile() async throws {
      phone.session.handle(.library(.fileRead("name=Sand&primary=amber-500")))
      await follow()
      phone.session.handle(.history(.undoTapped))
      #expect(phone.session.themes.contains("primary=teal-500&name=Sea"))
    }
  }
}

extension Session {
  /// The library's theme strings, the most recent first.
  fileprivate var themes: [String] { (try? folder.read().themes.map { $0.string }) ?? [] }
}
