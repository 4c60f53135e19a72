import Files
import Formats
import Foundation
import Studio
import Testing
@_spi(Headless) import UIKit

@testable import Tintype

extension TheApp {
  @MainActor @Suite("Font files of the person's own") struct FontFilesTests {
    private let phone: Phone
    private let folder = FontFolder(
      place: FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true))

    init() async throws {
      phone = try Phone(fonts: folder)
      await phone.session.findFontFiles()
      for name in ["Indigo", "Pink"] {
        try phone.tapColor(name)
        try phone.tapNext()
      }
    }

    private func file(_ name: String, _ font: FontBytes) throws -> URL {
      try ShareFolder().write(font.bytes, as: name)
    }

    @Test("A font file is added, listed and chosen, and is there again at the next launch")
    func adds() async throws {
      try phone.tapButton("Add a font file…")
      try #require(phone.picker).pick([try file("Grove-Regular.ttf", FontBytes(family: "Grove"))])
      try await phone.wait(for: "the font") { phone.session.studio.theme.titleFont != nil }
      #expect(phone.session.studio.theme.titleFont?.name == "Grove")
      #expect(phone.toast == "Added Grove. It stays on this device.")
      #expect(try phone.row("Grove").font?.familyName == "Grove")
      let again = try Phone(memory: phone.memory, fonts: folder)
      await again.session.findFontFiles()
      again.wait()
      #expect(again.session.studio.theme.titleFont?.source == .file)
    }

    @Test("A font that's added in one window is in the list of another")
    func otherWindow() async throws {
      let other = try Phone(fonts: folder)
      await phone.session.add(fontFiles: [try file("Grove-Regular.ttf", FontBytes(family: "Grove"))])
      try await phone.wait(for: "the font") { !other.session.fonts.isEmpty }
      other.session.handle(.navigation(.addressEntered("#/title-font?primary=red-500&accent=pink-a200")))
      #expect(try other.row("Grove").font?.familyName == "Grove")
      #expect(other.session.studio.theme.titleFont == nil, "it's chosen where it was added only")
    }

    @Test("A file that only looks like a font is refused by its name, and takes no font’s place")
    func refuses() async throws {
      await phone.session.add(fontFiles: [try file("Grove-Regular.ttf", FontBytes(family: "Grove"))])
      await phone.session.add(fontFiles: [try ShareFolder().write(Array("not a font".utf8), as: "Grove-Regular.ttf")])
      #expect(phone.toast?.contains("“Grove-Regular.ttf” isn’t a font") == true)
      let kept = folder.place.appendingPathComponent("Grove-Regular.ttf")
      #expect(
        [UInt8](try Data(contentsOf: kept)) == FontBytes(family: "Grove").bytes, "the good one of that name stays")
    }

    @Test("Files of two families may be called the same: both fonts stay")
    func sameName() async throws {
      for family in ["Grove", "Fern"] {
        await phone.session.add(fontFiles: [try file("Regular.ttf", FontBytes(family: family))])
      }
      let again = try Phone(memory: phone.memory, fonts: folder)
      await again.session.findFontFiles()
      #expect(again.session.fonts.map { $0.face.family }.sorted() == ["Fern", "Grove"])
    }

    @Test("A swipe over a font of one's own removes it from every window; a theme that uses it says that it's missing")
    func removes() async throws {
      let other = try Phone(fonts: folder)
      await phone.session.add(fontFiles: [try file("Grove-Regular.ttf", FontBytes(family: "Grove"))])
      try await phone.wait(for: "the font") { !other.session.fonts.isEmpty }
      #expect(throws: NothingThere.self) { try phone.swipe("Didot", "Remove from Tintype") }
      try phone.swipe("Grove", "Remove from Tintype")
      try await phone.wait(for: "the font to go") { phone.session.fonts.isEmpty && other.session.fonts.isEmpty }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.place.path).isEmpty)
      try await phone.wait(for: "the words") {
        phone.labels.contains { $0.text?.contains("You chose Grove, which isn’t on this device") == true }
      }
      #expect(throws: NothingThere.self) { try phone.swipe("Grove", "Remove from Tintype") }
      other.session.handle(.navigation(.addressEntered("#/title-font?primary=red-500&accent=pink-a200")))
      #expect(throws: NothingThere.self) { try other.row("Grove") }
    }

    @Test("A theme with the person's fonts takes them along; one that forbids it is left out and named")
    func exports() async throws {
      await phone.session.add(fontFiles: [try file("Grove-Regular.ttf", FontBytes(family: "Grove"))])
      try phone.tapNext()
      await phone.session.add(fontFiles: [try file("Fern-Regular.ttf", FontBytes(family: "Fern", permissions: 2))])
      try phone.tapNext()
      try await phone.wait(for: "both fonts") { phone.session.fonts.count == 2 }
      try phone.tapButton("Take it home")
      try phone.tapButton("Options")
      try await phone.wait(for: "the option") {
        phone.content.all(UIButton.self).contains { $0.accessibilityLabel == "Include font files" }
      }
      try phone.choose("On", from: "Include font files")
      #expect(phone.labels.contains { $0.text?.contains("Fern") == true })
      try phone.tapButton("Share")
      try await phone.wait(for: "the fonts' files") { phone.shared != nil }
      let bytes = [UInt8](try Data(contentsOf: try #require(phone.shared)))
      let paths = try Zip(bytes).files.map { $0.path }
      #expect(paths.contains { $0.hasSuffix("Grove-Regular.ttf") } && !paths.contains { $0.contains("Fern") })
    }

    @Test("Without fonts of the person's own there's nothing to take along, and nothing to choose")
    func none() throws {
      let phone = try Phone(choosing: ["Indigo", "Pink", "Didot", "Georgia"])
      try phone.tapButton("Take it home")
      try phone.tapButton("Options")
      #expect(throws: NothingThere.self) { try phone.choose("On", from: "Include font files") }
    }
  }
}
