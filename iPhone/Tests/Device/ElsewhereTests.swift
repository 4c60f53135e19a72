@_spi(Headless) import CoreSpotlight
import Foundation
import Studio
import Testing
import Theme
@_spi(Headless) import UIKit

@testable import Tintype

extension TheApp {
  @MainActor @Suite("Other windows, devices and apps") struct ElsewhereTests {
    private let memory: UserDefaults
    private let documents = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    init() throws {
      Headless.reset()
      memory = try #require(UserDefaults(suiteName: "tintype.test." + UUID().uuidString))
      SharedTheme.store = UserDefaults(suiteName: "tintype.test." + UUID().uuidString)
    }

    private func window(_ name: String) -> Session {
      let session = Session(memory: memory, library: documents, linkStart: "https://example.com/", window: name)
      session.open(address: nil)
      return session
    }

    // Several windows.

    @Test("A new window begins with the theme that was chosen last; from then on each keeps its own")
    func windows() {
      let first = window("A")
      first.handle(.navigation(.addressEntered("#/primary?primary=teal-500")))
      let second = window("B")
      #expect(second.studio.theme.string == "primary=teal-500")
      second.handle(.navigation(.addressEntered("#/primary?primary=pink-500")))
      #expect(first.studio.theme.string == "primary=teal-500")
      #expect(window("A").studio.theme.string == "primary=teal-500")
      #expect(window("B").studio.theme.string == "primary=pink-500")
    }

    @Test("A window’s steps to undo are its own")
    func history() {
      let first = window("A")
      first.handle(.navigation(.addressEntered("#/primary?primary=teal-500")))
      first.handle(.navigation(.addressEntered("#/primary?primary=red-500")))
      let second = window("B")
      second.handle(.navigation(.addressEntered("#/primary?primary=pink-500")))
      let again = window("A")
      again.handle(.history(.undoTapped))
      #expect(again.studio.theme.string == "primary=teal-500")
    }

    @Test("A new window keeps the steps to undo that it began with, even if it only changes screens before a relaunch")
    func historyStays() {
      let first = window("A")
      first.handle(.navigation(.addressEntered("#/primary?primary=teal-500")))
      first.handle(.navigation(.addressEntered("#/primary?primary=red-500")))
      window("B").handle(.navigation(.routeTapped(.crayons)))
      let again = window("B")
      again.handle(.history(.undoTapped))
      #expect(again.studio.theme.string == "primary=teal-500")
    }

    @Test("A window that’s closed for good is forgotten, and the last theme stays")
    func discarded() {
      window("A").handle(.navigation(.addressEntered("#/primary?primary=teal-500")))
      WindowMemory(memory, window: "A").forget()
      #expect(memory.string(forKey: "tintype.session.A") == nil)
      #expect(window("C").studio.theme.string == "primary=teal-500")
    }

    @Test("A theme that’s kept in one window shows in the library of another")
    func library() {
      let (first, second) = (window("A"), window("B"))
      for session in [first, second] { session.handle(.navigation(.routeTapped(.library))) }
      first.handle(.library(.fileRead("primary=red-500")))
      guard case .library(let list) = second.screen.content else { return #expect(Bool(false), "no library") }
      #expect(list.themes.map { $0.string } == ["primary=red-500"])
    }

    // Spotlight.

    private var found: [String: String] {
      let items = CSSearchableIndex.default().items.map { ($0.attributeSet.title ?? "", $0.uniqueIdentifier) }
      return Dictionary(items) { $1 }
    }

    @Test("The library's themes are in Spotlight by name, as soon as they're kept, and no longer than they're there")
    func spotlight() async throws {
      let session = window("A")
      session.handle(.navigation(.addressEntered("#/primary?primary=red-500&name=Harbor")))
      session.handle(.library(.keepTapped))
      for _ in 0..<1000 where found.isEmpty { await Task.yield() }
      #expect(found == ["Harbor": "primary=red-500&name=Harbor"], "even if the library wasn't opened yet")
      #expect(CSSearchableIndex.default().items.allSatisfy { $0.expirationDate == .distantFuture })
      session.handle(.library(.forgetTapped))
      #expect(found.isEmpty, "undone")
      session.handle(.library(.fileRead("primary=red-500&name=Harbor")))
      session.handle(.navigation(.routeTapped(.library)))
      session.handle(.library(.fileRead("primary=teal-500&title=Lato")))
      #expect(found.keys.sorted() == ["Harbor", "Lato in Teal"])
      guard case .library(let list) = session.screen.content else { return #expect(Bool(false), "no library") }
      session.handle(.library(.deleteTapped(try #require(list.themes.last))))
      #expect(found.keys.sorted() == ["Lato in Teal"])
    }

    @Test("A theme that's found in Spotlight opens, and Undo takes it back; without one, nothing happens")
    func foundTheme() {
      let session = window("A")
      session.handle(.navigation(.addressEntered("#/primary?primary=teal-500")))
      let activity = NSUserActivity(activityType: CSSearchableItemActionType)
      session.follow(activity)
      #expect(session.studio.theme.string == "primary=teal-500")
      activity.userInfo = [CSSearchableItemActivityIdentifier: "primary=red-500&name=Harbor"]
      session.follow(activity)
      #expect(session.studio.theme.string == "primary=red-500&name=Harbor")
      session.handle(.history(.undoTapped))
      #expect(session.studio.theme.string == "primary=teal-500")
    }

    // Handoff.

    @Test("Another device may go on with the screen and the theme, in the app or in a browser")
    func handoff() throws {
      let session = window("A")
      let root = RootViewController(session)
      let glass = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      glass.rootViewController = root
      glass.makeKeyAndVisible()
      session.handle(.navigation(.addressEntered("#/accent?primary=teal-500")))
      let activity = try #require(root.userActivity)
      #expect(activity.isEligibleForHandoff && activity.activityType == "app.tintype.screen")
      #expect(activity.webpageURL?.absoluteString == "https://example.com/#/accent?primary=teal-500")
      let other = Session(
        memory: try #require(UserDefaults(suiteName: UUID().uuidString)), library: documents, linkStart: "")
      other.open(address: nil)
      other.open([try #require(activity.webpageURL)])
      #expect(other.studio.theme.string == "primary=teal-500" && other.studio.route == .accent)
    }

    // Extensions.

    @Test("Extensions know the current theme, and what they leave is kept in the library")
    func extensions() {
      let session = window("A")
      #expect(SharedTheme.current == nil)
      session.handle(.navigation(.addressEntered("#/primary?primary=teal-500")))
      #expect(SharedTheme.current == "primary=teal-500")
      SharedTheme.leave("primary=red-500&accent=pink-a200")
      session.keepLeftThemes()
      #expect(
        ((try? ThemeFolder(documents).read().themes.map { $0.string }) ?? []) == ["primary=red-500&accent=pink-a200"])
      #expect(SharedTheme.left == [])
    }

    @Test("What the share sheet left is forgotten once it's written; on a full disk it waits for the next time")
    func leftWaits() throws {
      let session = window("A")
      try FileManager.default.createDirectory(
        at: documents.deletingLastPathComponent(), withIntermediateDirectories: true)
      // A file where the library's folder has to be.
      try Data().write(to: documents)
      SharedTheme.leave("primary=red-500")
      session.keepLeftThemes()
      #expect(SharedTheme.left == ["primary=red-500"])
      try FileManager.default.removeItem(at: documents)
      session.keepLeftThemes()
      #expect(SharedTheme.left == [])
      #expect((try? ThemeFolder(documents).read().themes.map { $0.string }) == ["primary=red-500"])
    }

    @Test("Siri and Shortcuts shuffle and open in the window that was used last")
    func actions() {
      let session = window("A")
      session.handle(.navigation(.addressEntered("#/primary?primary=teal-500")))
      session.handle(.fonts(.familiesFound(.onDevice)))
      Session.latest = nil
      Session.offerActions()
      ThemeActions.shuffle()
      session.becomeLatest()
      #expect(session.studio.theme.string == "primary=teal-500", "the window’s fonts aren’t known yet")
      session.hasFonts = true
      session.becomeLatest()
      #expect(session.studio.theme.firstMissingRole == nil && session.studio.theme.string != "primary=teal-500")
      ThemeActions.open("primary=pink-500")
      #expect(session.studio.theme.string == "primary=pink-500")
    }

    // Drag and drop.

    private func drop(on phone: Phone) throws -> UIDropInteraction {
      try #require(phone.root.view.interactions.compactMap { $0 as? UIDropInteraction }.first)
    }

    @Test("A color of the grid, and a crayon, can be dragged to other apps: as a color, or as its hex")
    func drags() throws {
      let phone = try Phone()
      #expect(phone.grid?.dragInteractionEnabled == true)
      let objects = try #require(phone.grid?.lift(IndexPath(item: 0, section: 0)).first?.itemProvider.objects)
      #expect(objects.first as? UIColor == UIColor(0xF44336) && objects.last as? NSString == "#F44336")
      try phone.tapTab("Crayons")
      let crayon = phone.table?.lift(IndexPath(row: 0, section: 1)).first?.itemProvider.objects
      #expect(crayon?.first is UIColor)
      #expect(phone.table?.lift(IndexPath(row: 0, section: 0)).isEmpty == true)
    }

    @Test("A picture that’s dropped shows its colors")
    func picture() async throws {
      let phone = try Phone()
      try drop(on: phone).drop([NSItemProvider(Data(), named: "beach.jpg")])
      try await phone.wait(for: "the picture") { phone.toast != nil }
      #expect(phone.toast?.contains("beach.jpg") == true)
    }

    @Test("A theme that’s dropped is opened; several files are read together")
    func files() async throws {
      let phone = try Phone()
      try drop(on: phone).drop([NSItemProvider(Data("primary=teal-500\n".utf8), named: "Sea.tintype")])
      try await phone.wait(for: "the theme") { phone.session.studio.theme.primary != nil }
      #expect(phone.session.studio.theme.string == "primary=teal-500")
    }

    @Test("What can’t be had is reported in one sentence")
    func refused() async throws {
      let phone = try Phone()
      try drop(on: phone).drop([NSItemProvider(nil, named: "Sea.tintype")])
      try await phone.wait(for: "the refusal") { phone.sheet != nil || phone.toast != nil }
      #expect(phone.session.studio.theme.isEmpty)
    }
  }
}
