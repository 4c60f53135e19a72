import ColorScience
import Testing
import _Text

@testable import Studio
@testable import Theme

extension FormatRow {
  static let css = FormatRow(
    name: "css", label: "CSS", fileName: "theme.css", purpose: "custom properties", reader: "every browser", kind: .text
  )
  static let xcassets = FormatRow(
    name: "xcassets", label: "Asset catalog", fileName: "Theme.xcassets", purpose: "named colors", reader: "Xcode",
    kind: .folder)
  static let ase = FormatRow(
    name: "ase", label: "Adobe swatches (ASE)", fileName: "theme.ase", purpose: "every color in groups",
    reader: "Illustrator", kind: .binary)
}

extension Studio {
  /// A studio that shows a complete theme as code in a format.
  static func takingHome(_ format: FormatRow = .css, name: String = "") -> Studio {
    var studio = Studio.opened("#/take-home?" + whole + (name.isEmpty ? "" : "&name=" + name))
    studio.follow(
      .takeHome(.listed([.css, .xcassets, .ase], used: "", canShare: true)), .takeHome(.formatTapped(format.name)))
    studio.follow(.takeHome(.written(written(format, studio.theme.string))))
    return studio
  }

  static let whole = "primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato"

  static func written(_ format: FormatRow, _ theme: String) -> WrittenTheme {
    switch format.kind {
    case .text:
      WrittenTheme(
        format: format.name, theme: theme, size: 4100, colorCount: 0,
        files: [CodeFile(path: "theme.css", marked: ":root {\n  --primary: \u{1E}3F51B5#3F51B5;\n}\n")])
    case .folder:
      WrittenTheme(
        format: format.name, theme: theme, size: 61_500, colorCount: 0,
        files: ["A.json", "B.json"].map { CodeFile(path: $0, marked: "{}\n") })
    case .binary: WrittenTheme(format: format.name, theme: theme, size: 6682, colorCount: 124, files: [])
    }
  }

  var takeHomeShown: TakeHome? { if case .takeHome(let screen) = screen.content { screen } else { nil } }
  var card: ExportCard? { if case .export(let card) = takeHomeShown?.panel { card } else { nil } }
}

@Suite("TH Take it home")
struct TakeHomeTests {
  @Test("TH.1 An incomplete theme says what to choose first, and its button leads there")
  func incomplete() throws {
    var studio = Studio.opened("#/take-home")
    guard case .incomplete(let sentence, let button) = studio.takeHomeShown?.panel else {
      Issue.record("It shows \(String(describing: studio.takeHomeShown?.panel)).")
      return
    }
    #expect(sentence == "Choose a primary color first.")
    #expect(studio.takeHomeShown?.formats.isEmpty == true)
    studio.follow(button.event)
    #expect(studio.route == .primary)
    let accent = Studio.opened("#/take-home?primary=indigo-500")
    #expect(
      accent.takeHomeShown?.panel
        == .incomplete(
          "Choose an accent color first.", Button("Go to accent color", .navigation(.routeTapped(.accent)))))
  }

  @Test("TH.2 It asks for the formats once, and for the theme in the format that was used last")
  func asking() {
    var studio = Studio()
    studio.follow(.fonts(.familiesFound(.device)))
    let effects = studio.follow(.session(.opened(address: "#/take-home?" + Studio.whole, session: "", refused: "")))
    #expect(effects.filter { $0 == .listFormats }.count == 1)
    #expect(studio.follow(.notice(.dismissed)).isEmpty)
    let families = "EB Garamond\tserif\tb\ti\nLato\tsans\tb\ti"
    #expect(
      studio.follow(.takeHome(.listed([.css, .ase], used: "ase", canShare: false)))
        == [.write(format: "ase", theme: Studio.whole, families: families)])
    #expect(studio.takeHomeShown?.formats.map(\.option.label) == ["Adobe swatches (ASE)", "CSS"])
    #expect(studio.takeHomeShown?.formats.map(\.option.isSelected) == [true, false])
  }

  @Test("TH.3 Code is copied and downloaded, and the format is the first one the next time")
  func code() throws {
    var studio = Studio.takingHome()
    let card = try #require(studio.card)
    #expect((card.fileName, card.size, card.note) == ("theme.css", "4.1 kB", nil))
    let copy = try #require(card.copy)
    #expect(studio.follow(copy.event) == [.copyExport, .saveFormat("css")])
    studio.follow(.notice(.copied))
    #expect(studio.notice?.sentence == "Copied as CSS.")
    studio.follow(.notice(.copyFailed("Blocked.")))
    #expect(studio.notice?.isError == true)
    #expect(studio.follow(card.download.event) == [.saveExport("theme.css"), .saveFormat("css")])
  }

  @Test(
    "TH.4 A download is called after the theme",
    arguments: [
      (FormatRow.css, "", "theme.css"), (.css, "Field+Notes", "field-notes.css"), (.css, "%E6%B5%B7", "theme.css"),
      (.xcassets, "", "Theme.xcassets.zip"), (.xcassets, "Field+Notes", "field-notes.zip"),
      (.ase, "A%2F..%2FB", "a-b.ase"),
    ])
  func fileName(format: FormatRow, name: String, fileName: String) {
    #expect(Studio.takingHome(format, name: name).card?.fileName == fileName)
  }

  @Test("TH.5 A folder shows every file and is downloaded as a zip; a binary file says what it holds")
  func others() throws {
    let folder = try #require(Studio.takingHome(.xcassets).card)
    #expect((folder.size, folder.copy, folder.files.count) == ("2 files, 61.5 kB", nil, 2))
    let binary = try #require(Studio.takingHome(.ase).card)
    #expect(binary.note == "A file for Illustrator. It holds 124 colors: every color in groups.")
    #expect(binary.copy == nil && binary.files.isEmpty)
  }

  @Test("TH.6 An answer to an older question is passed over")
  func late() {
    var studio = Studio.takingHome()
    studio.follow(.takeHome(.formatTapped("ase")))
    let before = studio
    studio.follow(.takeHome(.written(Studio.written(.css, Studio.whole))))
    #expect(studio == before)
    studio.follow(.takeHome(.written(Studio.written(.ase, Studio.whole))))
    #expect(studio.card?.fileName == "theme.ase")
  }

  @Test("TH.7 If the formats don't come, it says why, and tries again when asked")
  func failing() throws {
    var studio = Studio.opened("#/take-home?" + Studio.whole)
    studio.follow(.takeHome(.failed("They didn’t arrive.")))
    guard case .failed(let sentence, let retry) = studio.takeHomeShown?.panel else {
      Issue.record("It shows \(String(describing: studio.takeHomeShown?.panel)).")
      return
    }
    #expect(sentence == "They didn’t arrive.")
    #expect(studio.follow(.notice(.dismissed)).isEmpty)
    #expect(studio.follow(retry.event) == [.listFormats])
  }

  @Test("TH.8 The link has the whole theme behind its #, is copied, shared, and drawn as a QR code")
  func sharing() throws {
    var studio = Studio.takingHome(name: "Field+Notes")
    let link = "#/summary?" + Studio.whole + "&name=Field+Notes"
    let share = try #require(studio.takeHomeShown?.share)
    #expect(share.buttons.map(\.label) == ["Keep", "Copy link", "Share", "Save picture"])
    #expect(studio.follow(share.buttons[1].event) == [.copyLink(link)])
    studio.follow(.notice(.copied))
    #expect(studio.notice?.sentence == "Copied the link.")
    #expect(studio.follow(share.buttons[2].event) == [.shareLink(link, title: "Field Notes")])
    #expect(studio.follow(share.code.event) == [.drawCode(link)])
    #expect(studio.takeHomeShown?.share?.codeName == "QR code of the link to this theme")
    #expect(studio.follow(.notice(.dismissed)).isEmpty)
    let changed = studio.follow(.history(.undoTapped), .navigation(.addressEntered("#/take-home?" + Studio.whole)))
    #expect(changed.contains(.drawCode("#/summary?" + Studio.whole)))
    #expect(studio.follow(share.code.event).isEmpty)
    #expect(studio.takeHomeShown?.share?.codeName == nil)
  }

  @Test("TH.9 The picture is called after the theme")
  func picture() {
    var studio = Studio.takingHome(name: "Field+Notes")
    guard case .savePicture(let name, let theme, _) = studio.follow(.takeHome(.pictureTapped)).first else {
      Issue.record("There's no picture.")
      return
    }
    #expect((name, theme) == ("field-notes.png", studio.theme.string))
    var incomplete = Studio.opened("#/take-home")
    #expect(incomplete.follow(.takeHome(.pictureTapped), .takeHome(.linkTapped), .takeHome(.shareTapped)).isEmpty)
  }

  @Test("A device that can't share links has no button for it")
  func unshared() {
    var studio = Studio.takingHome()
    studio.follow(.takeHome(.listed([.css], used: "", canShare: false)))
    #expect(studio.takeHomeShown?.share?.buttons.map(\.label) == ["Keep", "Copy link", "Save picture"])
  }

  @Test("TH.10 The guide is ready once the formats are, here and on the summary, and a button prints it")
  func printed() throws {
    var studio = Studio.at(.summary)
    #expect(!studio.follow(.notice(.dismissed)).contains { $0.preparesGuide })
    studio.follow(.navigation(.routeTapped(.takeHome)))
    let listed = studio.follow(.takeHome(.listed([.css], used: "", canPrint: true)))
    #expect(listed.filter { $0.preparesGuide }.count == 1)
    let button = try #require(studio.takeHomeShown?.share?.buttons.first { $0.label == "Print style guide" })
    #expect(studio.follow(button.event) == [.print])
    studio.follow(.navigation(.themeTapped))
    #expect(studio.route == .summary)
    let another = "#/summary?primary=teal-500&accent=pink-a200&title=EB+Garamond&body=Lato"
    #expect(studio.follow(.navigation(.addressEntered(another))).contains { $0.preparesGuide })
  }

  @Test("Back leads to where the person came from")
  func back() {
    var studio = Studio.at(.summary)
    studio.follow(.navigation(.routeTapped(.takeHome)))
    studio.follow(studio.bar.back?.event ?? .notice(.dismissed))
    #expect(studio.route == .summary)
  }

  @Test("A line with marks is read as its pieces")
  func lines() {
    #expect(CodeLine(marked: "}").pieces == [CodeLine.Piece(color: nil, text: "}")])
    #expect(
      CodeLine(marked: "a: \u{1E}3F51B5#3F51B5, \u{1E}FF4081#FF4081;").pieces == [
        CodeLine.Piece(color: nil, text: "a: "), CodeLine.Piece(color: SRGB(0x3F51B5), text: "#3F51B5, "),
        CodeLine.Piece(color: SRGB(0xFF4081), text: "#FF4081;"),
      ])
    #expect(CodeLine(marked: "\u{1E}12").pieces.map(\.text) == ["12"])
  }
}

extension Effect {
  fileprivate var preparesGuide: Bool { if case .prepareGuide = self { true } else { false } }
}
