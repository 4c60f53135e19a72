import Catalog
import Testing

@testable import Files
@testable import Formats
@testable import Studio

@Suite("Fonts that come along with a download")
struct DownloadedFontsTests {
  private static let faces =
    "EB Garamond\tserif\teb.txt\tEBG.otf\t9\t5\t400\tnormal\tEBG\tEBG\t1000\t710\t290\t0\t385\t0\tLatn\n"
    + "EB Garamond\tserif\teb.txt\tEBG-Bold.otf\t9\t5\t700\tnormal\tEBG-Bold\tEBG Bold\t1000\t710\t290\t0\t385\t0\tLatn\n"
    + "Lato\tsans\tlato.txt\tLato.ttf\t9\t5\t400\tnormal\tLato\tLato\t2000\t1610\t390\t400\t888\t0\tLatn\n"
  private static let addresses = [
    "fonts/full/EBG.woff2", "fonts/full/EBG-Bold.woff2", "fonts/full/Lato.woff2", "fonts/eb.txt", "fonts/lato.txt",
  ]

  /// Take it home with a whole theme, and this format shown.
  private func studio(_ format: String = "css", canBringFonts: Bool = true) -> Studio {
    var studio = Studio()
    studio.follow(
      .takeHome(.opened(home: "", used: format, canBringFonts: canBringFonts)), .takeHome(.textsLoaded(.whole)))
    studio.follow(.session(.opened(address: "#/take-home?" + Studio.whole, session: "", refused: "")))
    studio.follow(.takeHome(.optionsTapped))
    return studio
  }

  private func field(_ studio: Studio) -> OptionsPanel.Field? { studio.takeHomeShown?.options?.fields.last }

  private func choose(_ label: String, in studio: inout Studio) throws -> [Effect] {
    guard case .choice(_, let options)? = field(studio)?.control else { return [] }
    let option = try #require(options.first { $0.label == label })
    return studio.follow(option.event)
  }

  @Test("They're an option if the front end can bring them and the format takes them")
  func option() {
    guard case .choice("Include font files", let options)? = field(studio())?.control else {
      Issue.record("no choice of fonts")
      return
    }
    #expect(options.map(\.label) == ["Off", "On"] && options[0].isSelected)
    if case .choice("Include font files", _)? = field(studio(canBringFonts: false))?.control {
      Issue.record("a choice of fonts")
    }
    // Besides the contrast.
    #expect(studio("mui", canBringFonts: false).takeHomeShown?.options?.fields.count == 1)
    #expect(studio("mui").takeHomeShown?.options?.fields.count == 2)
  }

  @Test("A download waits for their files, and is a zip with everything in place")
  func download() throws {
    var studio = studio()
    #expect(try choose("On", in: &studio).contains(.loadFontFaces))
    studio.follow(.takeHome(.fontFacesLoaded(Self.faces)))
    let card = try #require(studio.card)
    #expect(card.fileName == "theme.zip" && card.size.hasSuffix(" and 3 fonts"))
    #expect(card.files.first?.marked.contains("url(\"./fonts/EBG-Bold.woff2\")") == true)
    #expect(field(studio)?.help.hasSuffix("“Lato” comes without a bold, so all of its text is in the regular.") == true)
    #expect(studio.follow(card.download.event).contains(.loadFontFiles(Self.addresses)))
    let effects = studio.follow(.takeHome(.fontFilesLoaded((0..<5).map { [UInt8(65 + $0)] })))
    guard case .saveFile("theme.zip", let bytes)? = effects.first else {
      Issue.record("\(effects)")
      return
    }
    let files = try Zip(bytes).files
    #expect(
      files.map(\.path) == [
        "theme.css", "fonts/EBG.woff2", "fonts/EBG-Bold.woff2", "fonts/Lato.woff2", "fonts/eb.txt", "fonts/lato.txt",
      ])
    #expect(files.dropFirst().map(\.bytes) == (0..<5).map { [UInt8(65 + $0)] })
  }

  @Test("An Android app's licenses are beside its fonts")
  func android() throws {
    var studio = studio("android")
    _ = try choose("On", in: &studio)
    studio.follow(.takeHome(.fontFacesLoaded(Self.faces)))
    studio.follow(try #require(studio.card).download.event)
    let effects = studio.follow(.takeHome(.fontFilesLoaded((0..<5).map { [UInt8(65 + $0)] })))
    guard case .saveFile(_, let bytes)? = effects.first else {
      Issue.record("\(effects)")
      return
    }
    let paths = try Zip(bytes).files.map(\.path)
    for path in ["values/brand_theme.xml", "font/lato.xml", "font/lato_regular.ttf", "raw/lato_license.txt"] {
      #expect(paths.contains(path), "\(path)")
    }
  }

  @Test("A person's own font comes along, too, by its key among the files on this device")
  func ownFont() throws {
    var studio = studio()
    _ = try choose("On", in: &studio)
    studio.follow(.takeHome(.fontFacesLoaded(Self.faces)))
    let family = Family(name: "Lato", category: .sans, hasBold: true, hasItalic: false, source: .file)
    // Adding a file asks for the list again.
    let effects = studio.follow(.fonts(.fileAdded(family)))
    #expect(effects.contains(.loadFontFaces))
    let own = "Lato\tsans\t\tOwn.ttf\t0\t0\t100 900\tnormal\tOwn\tOwn\t1000\t800\t200\t0\t0\t0\t\n"
    studio.follow(.takeHome(.fontFacesLoaded(own + Self.faces)))
    let addresses = ["fonts/full/EBG.woff2", "fonts/full/EBG-Bold.woff2", "own\tLato\t100 900\tnormal", "fonts/eb.txt"]
    #expect(studio.follow(try #require(studio.card).download.event).contains(.loadFontFiles(addresses)))
    guard case .saveFile(_, let bytes)? = studio.follow(.takeHome(.fontFilesLoaded([[1], [2], [3], [4]]))).first else {
      Issue.record("nothing is saved")
      return
    }
    #expect(try Zip(bytes).files.contains { $0.path == "fonts/Own.ttf" && $0.bytes == [3] })
  }

  @Test("Several formats share their files")
  func several() throws {
    var studio = studio("css scss")
    _ = try choose("On", in: &studio)
    studio.follow(.takeHome(.fontFacesLoaded(Self.faces)))
    let all = try #require(studio.card?.downloadAll)
    #expect(studio.follow(all.event) == [.loadFontFiles(Self.addresses)])
    let effects = studio.follow(.takeHome(.fontFilesLoaded((0..<5).map { [UInt8(65 + $0)] })))
    guard case .saveFile(_, let bytes)? = effects.first else {
      Issue.record("\(effects)")
      return
    }
    let paths = try Zip(bytes).files.map(\.path)
    #expect(paths.contains("css/fonts/EBG.woff2") && paths.contains("scss/fonts/EBG.woff2"))
  }

  @Test("What doesn't load is said, and nothing is saved")
  func offline() throws {
    var studio = studio()
    _ = try choose("On", in: &studio)
    studio.follow(.takeHome(.fontFacesLoaded(nil)))
    #expect(
      field(studio)?.error == "The list of fonts didn’t load. Check your connection, then choose On again.")
    #expect(try choose("On", in: &studio).contains(.loadFontFaces))
    studio.follow(.takeHome(.fontFacesLoaded(Self.faces)))
    studio.follow(try #require(studio.card).download.event)
    for contents in [nil, [[65]]] as [[[UInt8]]?] {
      let effects = studio.follow(.takeHome(.fontFilesLoaded(contents)))
      #expect(effects.allSatisfy { if case .saveFile = $0 { false } else { true } })
      studio.follow(try #require(studio.card).download.event)
    }
    studio.follow(.takeHome(.fontFilesLoaded(nil)))
    #expect(
      studio.notice?.sentence
        == "The fonts didn’t load. Check your connection, then download again, or choose Off.")
  }

  @Test("A font that the page doesn't have is said")
  func missing() throws {
    var studio = studio()
    _ = try choose("On", in: &studio)
    studio.follow(.takeHome(.fontFacesLoaded(Self.faces.replacing("Lato\t", with: "Other\t"))))
    #expect(
      field(studio)?.help.hasSuffix(
        "“Lato” doesn’t come with Tintype. To bring it along, add its .ttf or .otf file to the list of fonts.") == true)
  }
}
