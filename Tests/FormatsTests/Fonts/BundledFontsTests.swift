import Catalog
import Foundation
import TestSupport
import Testing
import Theme
import _Text

@testable import Formats
@testable import Import

@Suite("Fonts that come along")
struct BundledFontsTests {
  /// As `Scripts/fonts` describes them.
  static let faces = [FontFace](
    lines: """
      EB Garamond\tserif\tfonts-ebgaramond.txt\tEBGaramond12-Regular.otf\t422280\t189000\t400\tnormal\tEBGaramond12-Regular\tEB Garamond 12 Regular\t1000\t710\t290\t0\t385\t0\tLatn Grek Cyrl
      EB Garamond\tserif\tfonts-ebgaramond.txt\tEBGaramond12-Bold.otf\t43564\t29000\t700\tnormal\tEBGaramond12-Bold\tEB Garamond 12 Bold\t1000\t710\t290\t0\t394\t0\t
      EB Garamond\tserif\tfonts-ebgaramond.txt\tEBGaramond12-Italic.otf\t299152\t139000\t400\titalic\tEBGaramond12-Italic\tEB Garamond 12 Italic\t1000\t710\t290\t0\t381\t0\tLatn Grek Cyrl
      Lato\tsans\tfonts-lato.txt\tLato-Regular.ttf\t661592\t183000\t400\tnormal\tLato-Regular\tLato Regular\t2000\t1610\t390\t400\t888\t0\tLatn Grek Cyrl
      Lato\tsans\tfonts-lato.txt\tLato-Bold.ttf\t683116\t185000\t700\tnormal\tLato-Bold\tLato Bold\t2000\t1610\t390\t400\t897\t0\tLatn Grek Cyrl
      Lato\tsans\tfonts-lato.txt\tLato-Italic.ttf\t693228\t195000\t400\titalic\tLato-Italic\tLato Italic\t2000\t1610\t390\t400\t837\t0\tLatn Grek Cyrl
      Lato\tsans\tfonts-lato.txt\tLato-BoldItalic.ttf\t693228\t195000\t700\titalic\tLato-BoldItalic\tLato Bold Italic\t2000\t1610\t390\t400\t848\t0\tLatn Grek Cyrl
      not a face
      """)

  private static func own(
    _ family: String, _ file: String = "Own.ttf", weights: ClosedRange<Int> = 400...400, isItalic: Bool = false,
    bits: Int = 0, name: String = "Own"
  ) -> FontFace {
    FontFace(
      family: family, category: .sans, license: nil, file: file, length: nil, lengthAsWOFF2: nil, weights: weights,
      isItalic: isItalic, postScriptName: name, fullName: name,
      metrics: FontMetrics(unitsPerEm: 1000, ascent: 800, descent: 200, lineGap: 0, averageWidth: nil),
      embedding: EmbeddingRights(bits: bits), scripts: [])
  }

  private static let formats: [Format] = [
    .css, .scss, .tailwind, .shadcn, .bootstrap, .mui, .html, .swiftPackage, .swift, .android, .compose, .flutter,
    .daisyUI,
    .angular, .heroUI, .nuxtUI,
  ]

  private func fonts(
    _ format: Format, of theme: Theme = .golden, _ faces: [FontFace] = faces, path: String = "../public/fonts"
  ) -> BundledFonts {
    BundledFonts(
      for: theme, in: format, from: faces,
      at: BundledFonts.Place(path: path, assets: "assets/fonts", androidPackage: "com.example.harbor"))
  }

  private func files(
    _ format: Format, of theme: Theme = .golden, _ faces: [FontFace] = faces, path: String = "../public/fonts"
  ) throws -> [File] {
    var options = ExportOptions()
    options.bundledFonts = fonts(format, of: theme, faces, path: path)
    return try format.files(of: theme, options: options)
  }

  private func text(_ files: [File]) -> String {
    files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
  }

  @Test("Are loaded by lines of the format", arguments: formats)
  func golden(format: Format) throws {
    let files = try files(format).filter { !$0.path.contains(".xcassets/") }
    try expectGolden(files, inFolder: "fonts/" + format.name.description)
  }

  @Test("Change nothing that import reads", arguments: formats)
  func back(format: Format) throws {
    let imported = try Imported(files(format))
    #expect(imported.theme.string == Theme.golden.string)
    #expect(imported.isWhole && imported.changes.isEmpty, "\(imported.changes)")
    #expect(imported.format == format.label.description)
  }

  @Test("Are the option of these formats, and of no other")
  func takers() {
    #expect(
      ExportOption.fonts.formats.map(\.name.description)
        == Format.all.filter { Self.formats.contains($0) }.map(\.name.description))
    #expect(Self.formats.allSatisfy { ExportOption.fonts.formats.contains($0) })
  }

  @Test("Leave an export as it was if there are none", arguments: formats)
  func none(format: Format) throws {
    let plain = try format.files(of: .golden).map(\.bytes)
    #expect(try files(format, []).map(\.bytes) == plain)
  }

  @Test("Are the regular, the bold and the italic of both families, with their licenses")
  func chosen() {
    #expect(
      Format.css.files(of: fonts(.css)).map(\.path) == [
        "EBGaramond12-Regular.woff2", "EBGaramond12-Bold.woff2", "EBGaramond12-Italic.woff2", "Lato-Regular.woff2",
        "Lato-Bold.woff2", "Lato-Italic.woff2", "fonts-ebgaramond.txt", "fonts-lato.txt",
      ])
    #expect(
      Format.flutter.files(of: fonts(.flutter)).map(\.path).prefix(4) == [
        "EBGaramond12-Regular.otf", "EBGaramond12-Bold.otf", "EBGaramond12-Italic.otf", "Lato-Regular.ttf",
      ])
    #expect(
      Format.android.files(of: fonts(.android)).map(\.path) == [
        "eb_garamond_regular.otf", "eb_garamond_bold.otf", "eb_garamond_italic.otf", "lato_regular.ttf",
        "lato_bold.ttf", "lato_italic.ttf", "../raw/fonts_ebgaramond_license.txt", "../raw/fonts_lato_license.txt",
        "eb_garamond.xml", "lato.xml",
      ])
    var theme = Theme.golden
    theme.titleFont = theme.bodyFont
    #expect(fonts(.css, of: theme).faces.map(\.file) == ["Lato-Regular.ttf", "Lato-Bold.ttf", "Lato-Italic.ttf"])
  }

  @Test("Are the faces nearest to regular and bold, and to the weights that the theme chooses for that family")
  func chosenWeights() throws {
    let weights = [300, 350, 400, 500, 600, 700, 800]
    let faces = weights.map { Self.own("Own", "Own-\($0).ttf", weights: $0...$0, name: "Own-\($0)") }
    func files(_ settings: String, in format: Format = .css, _ faces: [FontFace] = faces) throws -> [String] {
      let theme = try Theme(string: "primary=red-500&accent=pink-a200&title=Own&body=Lato" + settings)
      return fonts(format, of: theme, faces).faces.map(\.file)
    }
    #expect(try files("") == ["Own-400.ttf", "Own-700.ttf"])
    #expect(try files("&title-weight=500&body-weight=800") == ["Own-400.ttf", "Own-700.ttf", "Own-500.ttf"])
    #expect(try files("&title-weight=700") == ["Own-400.ttf", "Own-700.ttf"])
    #expect(try files("&title-weight=900") == ["Own-400.ttf", "Own-700.ttf", "Own-800.ttf"])
    #expect(try files("&title-weight=500", [Self.own("Own", weights: 100...900)]) == ["Own.ttf"])

    let theme = try Theme(string: "title=Own&body=Own&title-weight=600&body-weight=300")
    let resources = Format.android.files(of: fonts(.android, of: theme, faces))
    #expect(
      resources.map(\.path) == ["own_regular.ttf", "own_bold.ttf", "own_600.ttf", "own_300.ttf", "own.xml"])
    guard case .text(let family)? = resources.last?.contents else {
      Issue.record("the family isn’t listed")
      return
    }
    let line = "<font android:fontStyle=\"normal\" android:fontWeight=\"600\" android:font=\"@font/own_600\" />"
    #expect(String(bytes: family).contains(line))
  }

  @Test("Are cut to a subset for browsers alone, which says its characters", arguments: formats)
  func subset(format: Format) throws {
    let subset = try FontSubset("Latin, cyrillic,latin")
    let fonts = BundledFonts(
      for: .golden, in: format, from: Self.faces, at: BundledFonts.Place(path: "fonts"), subset: subset)
    let paths = format.files(of: fonts).map(\.path)
    #expect(paths.contains("Lato-Bold-latin-cyrillic.woff2") == format.takesWOFF2)
    var options = ExportOptions()
    options.bundledFonts = fonts
    let written = text(try format.files(of: .golden, options: options))
    #expect(written.contains("unicode-range: U+0041-005A") == format.takesWOFF2)
    let source = "url(\"./fonts/Lato-Bold-latin-cyrillic.woff2\") format(\"woff2\")"
    // MUI's is a part of a program.
    if format != .mui { #expect(written.contains(source) == format.takesWOFF2) }
  }

  @Test("A subset is of known scripts, and a font that lacks one is named")
  func subsetScripts() throws {
    #expect(try FontSubset("thai").unicodeRange.hasPrefix("U+0E00-0E7F, U+25CC, U+0020-0040, "))
    for text in ["", "latin,", "klingon", "latin cyrillic"] {
      #expect(throws: FontSubsetError.self, "\(text)") { try FontSubset(text) }
    }
    #expect(
      FontSubsetError(name: "klingon").sentence
        == "Tintype can’t subset to “klingon”. It knows latin, greek, cyrillic, arabic, hebrew, devanagari and thai.")
    let fonts = BundledFonts(
      for: .golden, in: .css, from: Self.faces, at: BundledFonts.Place(path: "fonts"),
      subset: try FontSubset("greek,thai"))
    #expect(
      fonts.remarks.map { $0.sentence(remedy: "") }.dropFirst() == [
        "“EB Garamond” has no Thai, so that text is in another font.",
        "“Lato” has no Thai, so that text is in another font.",
      ])
  }

  @Test("A face is the same after it has been a line of the list")
  func line() throws {
    let faces = Self.faces + [Self.own("Own", weights: 100...900, isItalic: true, bits: 8)]
    let read = [FontFace](lines: faces.map(\.line).joined(separator: "\n"))
    #expect(read.map(\.line) == faces.map(\.line) && read.count == faces.count)
    let own = try #require(read.last)
    #expect(own.license == nil && own.length == nil && own.lengthAsWOFF2 == nil && own.metrics.averageWidth == nil)
    #expect(own.weights == 100...900 && own.isItalic && own.embedding.bits == 8 && own.scripts == [])
  }

  @Test("Say what they lack")
  func remarks() {
    func sentences(_ title: String, _ faces: [FontFace], in format: Format = .css) -> [String] {
      var theme = Theme.golden
      theme.titleFont = .named(title)
      return fonts(format, of: theme, faces + Self.faces).remarks.map { $0.sentence(remedy: "do this.") }
    }
    #expect(sentences("Lato", []) == [])
    #expect(
      sentences("EB Garamond", []) == [
        "The bold of “EB Garamond” lacks letters such as é and ß, so words with them mix two fonts."
      ])
    #expect(
      sentences("eb garamond", []) == [
        "“eb garamond” wasn’t brought along. The font is called “EB Garamond”: write it like that in the theme."
      ])
    #expect(
      sentences("system-ui", []) == ["System is the system’s own font, so it needs no file: every system has one."])
    #expect(
      sentences("Helvetica Neue", []) == [
        "“Helvetica Neue” comes with iOS and macOS, so it needs no file there. To bring it along for other systems, do this."
      ])
    #expect(sentences("Nobody’s", []) == ["“Nobody’s” doesn’t come with Tintype. To bring it along, do this."])
    #expect(
      sentences("Own", [Self.own("Own")]) == ["“Own” comes without a bold, so all of its text is in the regular."])
    #expect(
      sentences("Own", [Self.own("Own", bits: 2)]) == [
        "“Own.ttf” was left out, because its maker doesn’t allow embedding."
      ])
    #expect(
      sentences("Own", [Self.own("Own", "Own.woff2")], in: .swift) == [
        "“Own” was left out, because apps need it as .ttf or .otf."
      ])
    // A variable font is bold in a browser; an app gets it in one weight.
    let variable = Self.own("Own", weights: 100...900)
    #expect(sentences("Own", [variable]) == [])
    #expect(sentences("Own", [variable], in: .flutter).count == 1)
  }

  @Test("Of several levels of embedding, the least restrictive counts")
  func embedding() {
    for bits in [0, 4, 8, 12, 6, 10, 0x100] { #expect(EmbeddingRights(bits: bits).allowsEmbedding, "\(bits)") }
    for bits in [2, 0x102, 0x200] { #expect(!EmbeddingRights(bits: bits).allowsEmbedding, "\(bits)") }
  }

  @Test("A family without a bold isn't set in one")
  func noBold() throws {
    var theme = Theme.golden
    theme.titleFont = .named("Own")
    let css = text(try files(.css, of: theme, [Self.own("Own")] + Self.faces))
    #expect(css.contains("--font-title-weight: 400;") && css.contains("font-weight: 400;\n"))
    #expect(css.contains("format(\"truetype\")"))
    #expect(text(try files(.css, of: theme, [Self.own("Own", weights: 100...900)])).contains("font-weight: 100 900;"))
    #expect(text(try files(.swift, of: theme, [Self.own("Own")])).contains(".custom(\"Own\", size: size"))
  }

  @Test("A name can be anything", arguments: formats)
  func names(format: Format) throws {
    let families = [
      "Quote\" 'and` slash/ \\", "</style>*/-->${x}#{y}", "مكتبة", "العربية", "1st", "New",
    ]
    for (index, family) in families.enumerated() {
      var theme = Theme.golden
      theme.titleFont = .named(family)
      let faces = [
        Self.own(family, "a/../\(family).ttf", name: family), Self.own("Lato", "\(family)-2.ttf", weights: 700...700),
      ]
      let fonts = fonts(format, of: theme, faces, path: "my fonts/\"é")
      for file in format.files(of: fonts) where !file.path.hasPrefix("../raw/") {
        let allowed = format.fontsAreResources ? /[a-z][a-z0-9_]*\.(ttf|xml)/ : /[A-Za-z0-9_-]+\.(ttf)/
        #expect(file.path.wholeMatch(of: allowed) != nil, "\(file.path)")
      }
      let paths = format.files(of: fonts).map(\.path)
      #expect(Set(paths).count == paths.count)
      let files = try files(format, of: theme, faces, path: "my fonts/\"é")
      let imported = try Imported(files)
      #expect(imported.theme.titleFont?.name == theme.titleFont?.name, "\(index) \(format.name)")
      if format == .html { #expect(!text(files).contains("</style>*/")) }
      if format.takesWOFF2 { #expect(text(files).contains("my%20fonts/%22%C3%A9/")) }
    }
  }
}
