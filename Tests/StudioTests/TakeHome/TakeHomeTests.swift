import Catalog
import ColorScience
import Testing
import _Text

@testable import Files
@testable import Formats
@testable import Studio
@testable import Theme

extension Studio {
  /// A studio that shows a complete theme as code in a format.
  static func takingHome(_ format: Format = .css, name: String = "") -> Studio {
    var studio = Studio()
    studio.follow(
      .fonts(.familiesFound(.device)), .takeHome(.opened(home: "https://tintype.example/", used: "", canShare: true)),
      .session(
        .opened(address: "#/take-home?" + whole + (name.isEmpty ? "" : "&name=" + name), session: "", refused: "")),
      .takeHome(.textsLoaded(.whole)), .takeHome(.formatTapped(format.name.description)))
    return studio
  }

  static let whole = "primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato"

  var takeHomeShown: TakeHome? { if case .takeHome(let screen) = screen.content { screen } else { nil } }
  var chosenFormats: [String]? {
    takeHomeShown?.formats.filter { $0.option.isSelected }.map { $0.option.label }
  }
  var card: ExportCard? { if case .export(let card) = takeHomeShown?.panel { card } else { nil } }
}

extension ExportTexts {
  /// The templates, and samples of a style guide.
  static let whole = ExportTexts(
    samples: GuideSamples(text: ".a {}\u{1F}<b>a sample</b>\u{1F}<b>a sample</b>"))
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
          "Choose an accent color first.", Screen.Button("Go to accent color", .navigation(.routeTapped(.accent)))))
  }

  @Test("TH.2 Every format is offered: those of the last time, what most people build with, then the others")
  func formats() {
    var studio = Studio()
    studio.follow(.takeHome(.opened(home: "", used: "ase mui")), .takeHome(.textsLoaded(.whole)))
    studio.follow(.session(.opened(address: "#/take-home?" + Studio.whole, session: "", refused: "")))
    #expect(
      studio.takeHomeShown?.formats.map(\.option.label) == [
        "Adobe swatches (ASE)", "MUI", "Swift", "Tailwind CSS", "shadcn/ui", "CSS", "Android XML", "Jetpack Compose",
        "Flutter", "Figma variables", "SCSS", "daisyUI", "Bootstrap", "Angular Material", "shadcn/ui registry",
        "Ant Design",
        "Mantine", "Chakra UI", "HeroUI", "Vuetify", "PrimeVue, PrimeNG", "Nuxt UI", "Swift package", "Asset catalog",
        "React Native Paper", "Design tokens", "Material Theme Builder", "ECharts", "Vega", "Matplotlib", "Streamlit",
        "brand.yml", "Poster (SVG)", "Style guide (HTML)", "DESIGN.md", "Photoshop swatches (ACO)", "GIMP palette",
        "Procreate",
      ])
    let groups = studio.takeHomeShown?.groups ?? []
    #expect(
      groups.map(\.name) == [
        "Last used", "Web", "React and Vue", "Phones and desktops", "Design tools", "Documents and charts", "Palettes",
      ])
    #expect(groups.first?.formats.map(\.option.label) == ["Adobe swatches (ASE)", "MUI"])
    #expect(groups.flatMap(\.formats).count == Format.all.count, "each is there once")
    #expect(studio.chosenFormats == ["Adobe swatches (ASE)", "MUI"])
    #expect(studio.takeHomeShown?.formats.first { $0.isShown }?.option.label == "Adobe swatches (ASE)")
    studio.follow(.takeHome(.formatTapped("cobol")))
    #expect(studio.card?.fileName == "theme.ase", "there's no such format")
  }

  @Test("TH.2 The list over the screen finds formats by what they're for, and forgets the search when it closes")
  func search() throws {
    var studio = Studio.takingHome(.css)
    #expect(studio.takeHomeShown?.search == nil, "the list is closed")
    studio.follow(.takeHome(.listTapped))
    #expect(studio.takeHomeShown?.found == "\(Format.all.count) formats")
    func type(_ text: String) throws {
      try studio.follow(#require(studio.takeHomeShown?.search).input.changed(to: text))
    }
    func found() -> [String] { studio.takeHomeShown?.groups.flatMap(\.formats).map(\.option.label) ?? [] }
    try type("photoshop")
    #expect(found() == ["Adobe swatches (ASE)", "Photoshop swatches (ACO)"])
    #expect(studio.takeHomeShown?.found == "2 of \(Format.all.count) formats")
    try type("REACT native")
    #expect(found() == ["React Native Paper"])
    try type("cobol")
    #expect(found().isEmpty && studio.takeHomeShown?.found == "No formats match “cobol”.")
    #expect(studio.takeHomeShown?.formats.count == Format.all.count, "the row keeps them all")
    studio.follow(.takeHome(.listTapped))
    studio.follow(.takeHome(.listTapped))
    #expect(studio.takeHomeShown?.search?.text == "" && found().count == Format.all.count)
  }

  @Test("TH.12 Several formats are chosen, each shown by its tap; another tap on the one that's shown leaves it out")
  func several() {
    var studio = Studio.at(.summary)
    studio.follow(.navigation(.routeTapped(.takeHome)), .takeHome(.textsLoaded(.whole)))
    #expect(studio.chosenFormats == ["CSS"], "there must be something to see")
    #expect(studio.follow(.takeHome(.formatTapped("swift"))) == [.saveFormats("swift"), .showCode])
    #expect(studio.chosenFormats == ["Swift"], "CSS was nobody's choice")
    #expect(studio.follow(.takeHome(.formatTapped("tailwind"))) == [.saveFormats("swift tailwind"), .showCode])
    #expect(studio.chosenFormats == ["Swift", "Tailwind CSS"] && studio.card?.codeName == "Tailwind CSS code")
    studio.follow(.takeHome(.formatTapped("swift")))
    #expect(studio.chosenFormats == ["Swift", "Tailwind CSS"] && studio.card?.codeName == "Swift code")
    #expect(studio.screen.told == "2 formats chosen.")
    #expect(studio.follow(.takeHome(.formatTapped("swift"))) == [.saveFormats("tailwind"), .showCode])
    #expect(studio.screen.told.isEmpty)
    #expect(studio.chosenFormats == ["Tailwind CSS"] && studio.card?.codeName == "Tailwind CSS code")
    studio.follow(.takeHome(.formatTapped("tailwind")))
    #expect(studio.card?.codeName == "Tailwind CSS code", "something stays to be seen")
  }

  @Test("TH.12 One download holds all chosen formats, each in its folder")
  func allInOne() throws {
    var studio = Studio.takingHome(.swift, name: "Field+Notes")
    #expect(studio.card?.downloadAll == nil)
    studio.follow(.takeHome(.formatTapped("xcassets")))
    let button = try #require(studio.card?.downloadAll)
    #expect(button.label == "Download 2 formats")
    guard case .saveFile(let name, let bytes)? = studio.follow(button.event).first else {
      Issue.record("Nothing was saved.")
      return
    }
    #expect(name == "field-notes.zip")
    let files = try Zip(bytes).files
    #expect(files.first?.path == "swift/Theme.swift")
    #expect(files.first?.bytes == (try Format.swift.files(of: studio.theme)[0].bytes))
    let catalog = try Format.xcassets.files(of: studio.theme)
    #expect(files.dropFirst().map(\.path) == catalog.map { "xcassets/Theme.xcassets/" + $0.path })
  }

  @Test("TH.2 A format that's remembered twice is one")
  func twice() {
    var studio = Studio()
    studio.follow(
      .takeHome(.opened(home: "", used: "ase cobol ase")), .takeHome(.textsLoaded(.whole)),
      .session(.opened(address: "#/take-home?" + Studio.whole, session: "", refused: "")))
    #expect(studio.chosenFormats == ["Adobe swatches (ASE)"] && studio.card?.downloadAll == nil)
  }

  @Test("TH.2 A button lists every format with its purpose and the name of its file")
  func list() throws {
    var studio = Studio.takingHome(.swift, name: "Streak")
    let more = try #require(studio.takeHomeShown?.more)
    #expect(more.label == "More formats" && !more.isSelected)
    studio.follow(more.event)
    #expect(studio.takeHomeShown?.more?.isSelected == true)
    let file = studio.takeHomeShown?.formats.first { $0.isShown }?.fileName
    #expect(file == "streak.swift" && file == studio.card?.fileName, "a file has one name")
  }

  @Test("TH.13 Beside a stage the code is there and nowhere else; on leaving, the stage shows its own tab")
  func onStage() {
    var studio = Studio.onStage()
    studio.follow(.takeHome(.textsLoaded(.whole)))
    studio.follow(.navigation(.addressEntered("#/summary?" + Studio.whole)), .navigation(.routeTapped(.takeHome)))
    #expect(studio.card?.files.isEmpty == true && studio.card?.copy != nil)
    guard case .code(let screen) = studio.screen.stage?.panel, case .export(let card) = screen.panel else {
      Issue.record("The stage shows \(String(describing: studio.screen.stage?.panel)).")
      return
    }
    #expect(card.files.count == 1 && screen.formats.isEmpty && screen.share == nil)
    studio.stage(.tabTapped(.screens))
    #expect(studio.screen.stage?.tabs.first { $0.isSelected }?.label == "Screens")
    #expect(studio.card?.files.count == 1, "the code is back here")
    studio.follow(.navigation(.backTapped))
    #expect(studio.screen.stage?.tabs.first { $0.isSelected }?.label == "Screens")
    #expect(studio.address.hasPrefix("#/summary"))
  }

  @Test("TH.3 Code is copied and downloaded, and its format is remembered")
  func code() throws {
    var studio = Studio.takingHome()
    let card = try #require(studio.card)
    let bytes = try Format.css.files(of: studio.theme)[0].bytes
    #expect(card.fileName == "theme.css" && card.note == nil)
    #expect(card.size == FixedDecimal(Double(bytes.count) / 1000, places: 1).text + " kB")
    let copy = try #require(card.copy)
    #expect(studio.follow(copy.event) == [.copyText(String(bytes: bytes)), .saveFormats("css")])
    studio.follow(.notice(.copied))
    #expect(studio.notice?.sentence == "Copied as CSS.")
    studio.follow(.notice(.copyFailed("Blocked.")))
    #expect(studio.notice?.isError == true)
    #expect(studio.follow(card.download.event) == [.saveFile("theme.css", bytes), .saveFormats("css")])
  }

  @Test("TH.3 What the device knows of a font counts")
  func families() {
    var studio = Studio()
    studio.follow(
      .takeHome(.textsLoaded(.whole)),
      .fonts(.familiesFound([Family(name: "EB Garamond", category: .serif, hasBold: false)])),
      .session(.opened(address: "#/take-home?" + Studio.whole, session: "", refused: "")))
    #expect(studio.card?.files.first?.marked.contains("--font-title-weight: 400;") == true)
    let before = studio.card
    studio.follow(.fonts(.familiesFound(.device)))
    #expect(studio.card?.files.first?.marked.contains("--font-title-weight: 700;") == true)
    #expect(studio.card?.edition != before?.edition)
  }

  @Test(
    "TH.4 A download is called after the theme",
    arguments: [
      (Format.css, "", "theme.css"), (.css, "Field+Notes", "field-notes.css"), (.css, "%E6%B5%B7", "theme.css"),
      (.xcassets, "", "Theme.xcassets.zip"), (.xcassets, "Field+Notes", "field-notes.zip"),
      (.ase, "A%2F..%2FB", "a-b.ase"),
    ])
  func fileName(format: Format, name: String, fileName: String) {
    #expect(Studio.takingHome(format, name: name).card?.fileName == fileName)
  }

  @Test("TH.5 A folder shows every file and is downloaded as a zip; a binary file says what it holds")
  func others() throws {
    let folder = try #require(Studio.takingHome(.xcassets).card)
    let count = try Format.xcassets.files(of: Studio.takingHome().theme).count
    #expect(folder.size.hasPrefix("\(count) files, ") && folder.files.count == count && folder.copy == nil)
    // Four schemes of 34 roles, two ramps of 14 shades, and the two chosen colors.
    let binary = try #require(Studio.takingHome(.ase).card)
    #expect(binary.note?.contains("It holds 302 colors: ") == true)
    #expect(binary.copy == nil && binary.files.isEmpty)
  }

  @Test("TH.6 The theme is written only when it's seen, and again only if it's another")
  func writing() throws {
    var studio = Studio.at(.summary)
    #expect(studio.export == nil)
    studio.follow(.takeHome(.textsLoaded(.whole)))
    #expect(studio.export == nil)
    studio.follow(.navigation(.routeTapped(.takeHome)))
    let first = try #require(studio.card)
    studio.follow(.notice(.dismissed), .takeHome(.linkTapped))
    #expect(studio.card?.edition == first.edition)
    studio.follow(
      .navigation(.addressEntered("#/take-home?primary=teal-500&accent=pink-a200&title=EB+Garamond&body=Lato")))
    #expect(studio.card?.edition != first.edition)
    #expect(studio.card?.files.first?.marked.contains("009688") == true)
  }

  @Test("TH.7 The code waits for the formats' templates; if they don't come, it says so, and tries again when asked")
  func failing() throws {
    var studio = Studio.at(.summary)
    #expect(studio.follow(.navigation(.routeTapped(.takeHome))).contains(.loadExportTexts))
    #expect(!studio.follow(.takeHome(.formatTapped("html"))).contains(.loadExportTexts), "it has asked already")
    #expect(studio.takeHomeShown?.panel == .waiting("Writing the code…"))
    studio.follow(.takeHome(.textsLoaded(nil)))
    guard case .failed(let sentence, let retry) = studio.takeHomeShown?.panel else {
      Issue.record("It shows \(String(describing: studio.takeHomeShown?.panel)).")
      return
    }
    #expect(sentence == "The formats didn’t load. Check your connection, then try again.")
    #expect(studio.follow(retry.event) == [.loadExportTexts])
    #expect(studio.takeHomeShown?.panel == .waiting("Writing the code…"))
    studio.follow(.takeHome(.textsLoaded(.whole)))
    #expect(studio.card?.files.first?.marked.contains("<b>a sample</b>") == true)
  }

  @Test("TH.8 The link has the whole theme behind its #, is copied, shared, and drawn as a QR code")
  func sharing() throws {
    var studio = Studio.takingHome(name: "Field+Notes")
    let link = "https://tintype.example/#/summary?" + Studio.whole + "&name=Field+Notes"
    let share = try #require(studio.takeHomeShown?.share)
    #expect(
      share.buttons.map(\.label) == [
        "Save to library", "Copy link", "Share", "Save picture", "Download contrast report",
      ])
    #expect(studio.follow(share.buttons[1].event) == [.copyText(link)])
    studio.follow(.notice(.copied))
    #expect(studio.notice?.sentence == "Copied the link.")
    #expect(studio.follow(share.buttons[2].event) == [.shareLink(link, title: "Field Notes")])
    studio.follow(share.code.event)
    #expect(studio.takeHomeShown?.share?.codeName == "QR code of the link to this theme")
    #expect(studio.screen.told == "The QR code is below.")
    #expect(studio.takeHomeShown?.share?.qrCode == QRCode(link))
    studio.follow(.history(.undoTapped), .navigation(.addressEntered("#/take-home?" + Studio.whole)))
    #expect(
      studio.takeHomeShown?.share?.qrCode == QRCode("https://tintype.example/#/summary?" + Studio.whole),
      "it follows the theme")
    studio.follow(share.code.event)
    #expect(studio.takeHomeShown?.share?.codeName == nil)
  }

  @Test("TH.9 The picture is called after the theme, and shows its name and colors")
  func picture() throws {
    var studio = Studio.takingHome(name: "Field+Notes")
    guard case .savePicture(let name, let drawing) = studio.follow(.takeHome(.pictureTapped)).first else {
      Issue.record("There's no picture.")
      return
    }
    #expect(name == "field-notes.png" && (drawing.width, drawing.height) == (1200, 630))
    let texts = drawing.shapes.compactMap { if case .text(_, _, _, _, _, let text) = $0 { text } else { nil } }
    #expect(texts.contains("Field Notes") && texts.contains("Indigo 500 and Pink A200"))
    #expect(drawing.shapes.contains { if case .rectangle(_, _, _, _, _, SRGB(0x3F51B5)) = $0 { true } else { false } })
    var incomplete = Studio.opened("#/take-home")
    #expect(incomplete.follow(.takeHome(.pictureTapped), .takeHome(.linkTapped), .takeHome(.shareTapped)).isEmpty)
  }

  @Test("A device that can't share links has no button for it")
  func unshared() {
    let studio = Studio.opened("#/take-home?" + Studio.whole)
    #expect(
      studio.takeHomeShown?.share?.buttons.map(\.label) == [
        "Save to library", "Copy link", "Save picture", "Download contrast report",
      ])
  }

  @Test("TH.10 The guide prints once its samples are there, here and on the summary; other screens print as they are")
  func printed() throws {
    var studio = Studio.at(.summary)
    studio.follow(.takeHome(.opened(home: "", used: "", canPrint: true)))
    #expect(studio.printedGuide == nil)
    studio.follow(.navigation(.routeTapped(.takeHome)))
    let button = try #require(studio.takeHomeShown?.share?.buttons.first { $0.label == "Print style guide" })
    #expect(studio.follow(button.event) == [.loadExportTexts])
    #expect(
      studio.notice?.sentence == "The style guide didn’t load. Check your connection, then try again.")
    studio.follow(.takeHome(.textsLoaded(.whole)))
    #expect(studio.follow(button.event) == [.print])
    #expect(studio.printedGuide?.theme == studio.theme)
    studio.follow(.navigation(.themeTapped))
    #expect(studio.route == .summary && studio.printedGuide != nil)
    studio.follow(.navigation(.backTapped))
    #expect(studio.printedGuide == nil)
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
