import ColorScience
import Files
import Formats
import Markup
import Studio
import Testing
@_spi(Headless) import UIKit
import _Text

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
      let texts = ExportTexts(samples: GuideSamples(text: GuideScreens.text))
      return try Export(of: phone.session.studio.theme, as: #require(Format.named(format)), texts: texts)
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

    @Test(
      "Its menu has every format, each with what it holds, and marks those that are chosen; one file holds them all")
    func formats() throws {
      let menu = try #require(phone.content.first(PickerButton.self)?.menu)
      #expect(Set(menu.actions.map { $0.title }) == Set(Format.all.map { $0.label.description }))
      #expect(menu.actions.count == Format.all.count)
      #expect(menu.actions.allSatisfy { $0.subtitle?.isEmpty == false })
      #expect(menu.actions.filter { $0.state == .on }.map { $0.title } == ["CSS"])
      try phone.choose("Swift", from: "For")
      #expect(throws: NothingThere.self) { try phone.tapButton("Download 2 formats") }
      try phone.choose("Flutter", from: "For")
      #expect(phone.content.first(PickerButton.self)?.accessibilityValue == "Swift, Flutter")
      try phone.tapButton("Download 2 formats")
    }

    @Test(
      "Every format of one text shows it whole, and Copy puts it on the clipboard",
      arguments: [
        "CSS", "SCSS", "Tailwind CSS", "Flutter", "GIMP palette",
      ])
    func copies(label: String) throws {
      let format = try #require(Format.all.first { $0.label.description == label })
      try phone.choose(label, from: "For")
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
      try phone.choose(format.label.description, from: "For")
      try phone.tapButton("Share")
      let url = try #require(phone.shared)
      #expect(url.lastPathComponent == format.fileName.description)
      #expect([UInt8](try Data(contentsOf: url)) == (try export(name).bytes))
    }

    @Test("A folder's format is shared as a zip, or as the folder", arguments: ["xcassets", "android", "tokens"])
    func folder(name: String) throws {
      let format = try #require(Format.named(name))
      try phone.choose(format.label.description, from: "For")
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
      try phone.choose("Adobe swatches (ASE)", from: "For")
      #expect(phone.labels.contains { $0.text?.contains("A file for ") == true })
      #expect(code?.text.trimmingCharacters(in: .newlines).isEmpty == true)
      #expect(throws: NothingThere.self) { try phone.tapButton("Copy") }
      #expect(throws: NothingThere.self) { try phone.tapButton("Share as a folder") }
    }

    @Test("The format that was used last comes first the next time")
    func used() throws {
      try phone.choose("SCSS", from: "For")
      try phone.tapButton("Copy")
      let again = try Phone(memory: phone.memory)
      #expect(again.route == .takeHome)
      #expect(again.content.first(PickerButton.self)?.accessibilityValue == "SCSS")
      #expect(again.content.first(PickerButton.self)?.menu?.actions.first?.title == "SCSS")
    }

    @Test("A format’s options change what it writes; a value that it doesn’t take is refused in one sentence")
    func options() throws {
      let before = try #require(phone.content.first(CodeView.self)?.attributedText?.string)
      #expect(!phone.content.all(UITextField.self).contains { $0.isSeen })
      try phone.tapButton("Options")
      try phone.type("acme-", intoFieldNamed: "Prefix")
      let after = try #require(phone.content.first(CodeView.self)?.attributedText?.string)
      #expect(after != before && after.contains("--acme-primary"))
      try phone.type("a b", intoFieldNamed: "Prefix")
      #expect(phone.labels.contains { $0.text?.contains("a b") == true })
      try phone.tapButton("Options")
      #expect(!phone.content.all(UITextField.self).contains { $0.isSeen })
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

    @Test("A disk that takes no file is reported, and the code stays")
    func fullDisk() throws {
      let before = ProcessInfo.processInfo.environment["TMPDIR"]
      setenv("TMPDIR", "/dev/null/nowhere", 1)
      defer { if let before { setenv("TMPDIR", before, 1) } else { unsetenv("TMPDIR") } }
      try phone.tapButton("Share")
      #expect(phone.shared == nil)
      #expect(phone.toast == "The file couldn’t be written; try again.")
      #expect(code?.text.contains("--primary") == true)
      #expect(
        WritingProblem(CocoaError(.fileWriteOutOfSpace)).sentence.hasPrefix(
          "There’s no room for the file. Free up some space"))
    }

    nonisolated static let link = "tintype:#/summary?primary=indigo-500&accent=pink-a200&title=Didot&body=Georgia"

    @Test("A link that opens the theme is copied, or handed to other apps")
    func shareLink() throws {
      try phone.tapButton("Copy link")
      #expect(UIPasteboard.general.string == Self.link)
      #expect(phone.toast == "Copied the link.")
      phone.session.handle(.takeHome(.shareTapped))
      #expect(phone.shared?.absoluteString == Self.link)
      let other = try Phone(link: Self.link)
      #expect(other.session.studio.theme == phone.session.studio.theme && other.route == .summary)
    }

    @Test("The QR code of the link shows until it’s put away, dark on light with its quiet zone, and follows the theme")
    func linkCode() throws {
      #expect(picture == nil)
      try phone.tapButton("QR code")
      let shown = try #require(picture)
      #expect(shown.accessibilityLabel == "QR code of the link to this theme" && shown.accessibilityIgnoresInvertColors)
      let expected = try #require(QRCode(Self.link))
      var dark: Set<[Int]> = []
      for (place, color) in shown.image?.rectangles ?? [] where color == UIColor(0) {
        for column in 0..<Int(place.width) / 8 {
          dark.insert([Int(place.minX) / 8 + column - 4, Int(place.minY) / 8 - 4])
        }
      }
      let wanted = (0..<expected.size).flatMap { row in
        (0..<expected.size).filter { expected.isDark(column: $0, row: row) }.map { [$0, row] }
      }
      #expect(dark == Set(wanted))
      #expect(shown.image?.rectangles.first?.color == UIColor(0xFFFFFF))
      #expect(shown.image?.size.width == CGFloat(expected.size + 8) * 8)
      try phone.tapButton("QR code")
      #expect(picture == nil)
    }

    private var picture: UIImageView? { phone.content.all(UIImageView.self).first { $0.isSeen && $0.image != nil } }

    @Test("A picture of the theme is shared as a PNG of its colors, in its fonts")
    func sharePicture() throws {
      try phone.tapButton("Save picture")
      let url = try #require(phone.shared)
      #expect(url.lastPathComponent == "theme.png")
      #expect([UInt8](try Data(contentsOf: url)).starts(with: [0x89, 0x50, 0x4E, 0x47]))
      let image = Drawing(of: try ExportedTheme(phone.session.studio.theme)).image
      #expect(image.size == CGSize(width: 1200, height: 630))
      #expect(image.rectangles.contains { $0.color == UIColor(0x3F51B5) && $0.place.width == 1200 })
      let lines = image.lines
      #expect(lines.contains { $0.text == "Titles in Didot" && $0.font?.familyName == "Didot" })
      #expect(lines.contains { $0.text == "Text in Georgia" && $0.font?.familyName == "Georgia" })
      #expect(lines.allSatisfy { ($0.font?.pointSize ?? 0) * CGFloat($0.text.count) / 2 <= 1072.5 })
    }

    @Test("A picture that can’t be written is reported")
    func pictureOnFullDisk() throws {
      let before = ProcessInfo.processInfo.environment["TMPDIR"]
      setenv("TMPDIR", "/dev/null/nowhere", 1)
      defer { if let before { setenv("TMPDIR", before, 1) } else { unsetenv("TMPDIR") } }
      try phone.tapButton("Save picture")
      #expect(phone.shared == nil && phone.toast == "The file couldn’t be written; try again.")
    }

    @Test("On an iPad the sheet comes from the button that was tapped")
    func popover() throws {
      Headless.isPad = true
      try phone.tapButton("Share")
      let popover = phone.root.presentedViewController?.popoverPresentationController
      #expect((popover?.sourceView as? UIButton)?.configuration?.title == "Share")
    }
  }
}

extension UIImage {
  /// The rectangles that were painted, in order.
  fileprivate var rectangles: [(place: CGRect, color: UIColor)] {
    strokes.compactMap { stroke in
      guard case .fill(let path, let color) = stroke, case .rectangle(let place, _)? = path.elements.first else {
        return nil
      }
      return (place, color)
    }
  }

  /// The lines of text that were painted.
  fileprivate var lines: [(text: String, font: UIFont?)] {
    strokes.compactMap { stroke in
      guard case .text(let line, _) = stroke else { return nil }
      return (line.string, line.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)
    }
  }
}
