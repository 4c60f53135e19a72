import ColorScience
import Exchange
import Formats
import Studio
import Testing
@_spi(Headless) import UIKit

@testable import Tintype

extension TheApp {
  @MainActor @Suite("Take it home") struct TakeHomeTests {
    let phone: Phone

    init() throws {
      phone = try Phone(choosing: ["Indigo", "Pink", "Didot", "Georgia"])
      try phone.tapButton("Take it home")
    }

    private var code: CodeView? { phone.content.first(CodeView.self) }

    private func export(_ format: String) throws -> Export {
      try #require(Export(of: phone.session.studio.theme.string, families: "", as: format))
    }

    @Test("It shows the theme as CSS at first, with its file's name and size, and Back leads to the summary")
    func css() throws {
      #expect(phone.route == .takeHome && phone.bar.title == "Take it home")
      #expect(code?.text.contains("--primary: #3F51B5;") == true)
      #expect(code?.isEditable == false && code?.isSelectable == true)
      let size = FixedDecimal(Double(try export("css").bytes.count) / 1000, places: 1).text + " kB"
      #expect(phone.labels.contains { $0.text == "theme.css, " + size })
      try phone.goBack()
      #expect(phone.route == .summary)
    }

    @Test("Its menu has every format, each with what it holds, and marks the one that shows")
    func formats() throws {
      let menu = try #require(phone.content.first(PickerButton.self)?.menu)
      #expect(menu.actions.map { $0.title } == Format.all.map { $0.label.description })
      #expect(menu.actions.allSatisfy { $0.subtitle?.isEmpty == false })
      #expect(menu.actions.filter { $0.state == .on }.map { $0.title } == ["CSS"])
    }

    @Test(
      "Every format of one text shows it whole, and Copy puts it on the clipboard",
      arguments: [
        "CSS", "SCSS", "Tailwind CSS", "Flutter", "GIMP palette",
      ])
    func copies(label: String) throws {
      let format = try #require(Format.all.first { $0.label.description == label })
      try phone.choose(label, from: "Format")
      let text = String(decoding: try export(format.name.description).bytes, as: UTF8.self)
      #expect(code?.text.trimmingCharacters(in: .newlines) == text.trimmingCharacters(in: .newlines))
      try phone.tapButton("Copy")
      #expect(UIPasteboard.general.string == text)
      #expect(phone.toast == "Copied as " + label + ".")
    }

    @Test("Each color of the code is underlined in itself")
    func colors() throws {
      let text = try #require(code?.attributedText)
      let place = (text.string as NSString).range(of: "#3F51B5").location
      #expect(text.attribute(.underlineColor, at: place, effectiveRange: nil) as? UIColor == UIColor(0x3F51B5))
      #expect(
        text.attribute(.underlineStyle, at: place, effectiveRange: nil) as? Int == NSUnderlineStyle.thick.rawValue)
    }

    @Test("Share offers the file to other apps, under the app's name", arguments: ["css", "ase", "gpl", "html"])
    func share(name: String) throws {
      let format = try #require(Format.named(name))
      try phone.choose(format.label.description, from: "Format")
      try phone.tapButton("Share")
      let url = try #require(phone.shared)
      #expect(url.lastPathComponent == format.fileName.description)
      #expect([UInt8](try Data(contentsOf: url)) == (try export(name).bytes))
    }

    @Test("A folder's format is shared as a zip, or as the folder", arguments: ["xcassets", "android", "tokens"])
    func folder(name: String) throws {
      let format = try #require(Format.named(name))
      try phone.choose(format.label.description, from: "Format")
      try phone.tapButton("Share")
      let zip = try #require(phone.shared)
      #expect(zip.pathExtension == "zip")
      let files = try Zip([UInt8](Data(contentsOf: zip))).files
      phone.closeSheet()
      try phone.tapButton("Share as a folder")
      let folder = try #require(phone.shared)
      #expect(folder.lastPathComponent == format.fileName.description && folder.hasDirectoryPath)
      for file in files {
        #expect([UInt8](try Data(contentsOf: folder.appendingPathComponent(file.path))) == file.bytes)
      }
      #expect(files.count > 1)
    }

    @Test("A file for programs says what it holds instead of showing bytes, and can't be copied")
    func binary() throws {
      try phone.choose("Adobe swatches (ASE)", from: "Format")
      #expect(phone.labels.contains { $0.text?.contains("A file for ") == true })
      #expect(code?.text.trimmingCharacters(in: .newlines).isEmpty == true)
      #expect(throws: NothingThere.self) { try phone.tapButton("Copy") }
      #expect(throws: NothingThere.self) { try phone.tapButton("Share as a folder") }
    }

    @Test("The format that was used last comes first the next time")
    func used() throws {
      try phone.choose("SCSS", from: "Format")
      try phone.tapButton("Copy")
      let again = try Phone(memory: phone.memory)
      #expect(again.route == .takeHome)
      #expect(again.content.first(PickerButton.self)?.accessibilityValue == "SCSS")
      #expect(again.content.first(PickerButton.self)?.menu?.actions.first?.title == "SCSS")
    }

    @Test("A link leads there before every choice is made: it says which is missing, and the way back is open")
    func incomplete() throws {
      let phone = try Phone(link: "tintype:#/take-home?primary=teal-500")
      #expect(phone.route == .takeHome)
      #expect(phone.labels.contains { $0.text == "Choose an accent color first." })
      #expect(phone.navigation.viewControllers.count == 3)
      try phone.tapButton("Go to accent color")
      #expect(phone.route == .accent)
    }

    @Test("A disk that takes no file is said, and the code stays")
    func fullDisk() throws {
      let before = ProcessInfo.processInfo.environment["TMPDIR"]
      setenv("TMPDIR", "/dev/null/nowhere", 1)
      defer { if let before { setenv("TMPDIR", before, 1) } else { unsetenv("TMPDIR") } }
      try phone.tapButton("Share")
      #expect(phone.shared == nil)
      #expect(phone.toast == "The file couldn’t be written; try again.")
      #expect(code?.text.contains("--primary") == true)
      #expect(
        CocoaError(.fileWriteOutOfSpace).writingSentence.hasPrefix("There’s no room for the file; make some room"))
    }

    @Test("On an iPad the sheet comes from the screen it's about")
    func popover() throws {
      Headless.isPad = true
      try phone.tapButton("Share")
      let popover = phone.root.presentedViewController?.popoverPresentationController
      #expect(popover?.sourceView === phone.root.view)
    }
  }
}
