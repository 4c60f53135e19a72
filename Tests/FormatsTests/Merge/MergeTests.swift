import TestSupport
import Testing
import Theme
import _Text

@_spi(Project) @testable import Formats
@testable import Import

@Suite("Our part of someone else's file")
struct MergeTests {
  private func merged(_ part: String, _ existing: String, _ syntax: CommentSyntax) throws -> String {
    String(decoding: try merge(part.bytes, into: existing.bytes, syntax), as: UTF8.self)
  }

  @Test("Comes last the first time, between two comments")
  func first() throws {
    #expect(
      try merged("--a: 1;\n", "body {}\n", .block) == "body {}\n/* tintype begin */\n--a: 1;\n/* tintype end */\n")
    #expect(try merged("$a: 1;", "", .slashes) == "// tintype begin\n$a: 1;\n// tintype end\n")
    #expect(try merged("a: 1", "b: 2\n", .hash) == "b: 2\n# tintype begin\na: 1\n# tintype end\n")
    #expect(try merged("<a/>", "<b/>\n", .markup) == "<b/>\n<!-- tintype begin -->\n<a/>\n<!-- tintype end -->\n")
  }

  @Test(
    "Leaves every other byte alone, is the same if merged twice, and can be removed again",
    arguments: [
      "", "a", "a\n", "a\n\n", "\n", "a\r\nb\r\n", "a\r\nb", "\u{FEFF}", "\u{FEFF}a\n", "a\r", "🖍\n", "  ", "\t\n ",
      "@import \"tailwindcss\";\n\nbody { color: red }\n", "/* tintype */\n", "/* not closed",
    ])
  func rest(existing: String) throws {
    for syntax in [CommentSyntax.block, .slashes, .hash, .markup] {
      let once = try merge("x\ny\n".bytes, into: existing.bytes, syntax)
      #expect(once.starts(with: existing.bytes))
      #expect(try merge("x\ny\n".bytes, into: once, syntax) == once)
      #expect(try withoutPart(once, syntax) == existing.bytes)
      let other = try merge("z".bytes, into: once, syntax)
      #expect(try withoutPart(other, syntax) == existing.bytes)
      #expect(try merge("x\ny\n".bytes, into: other, syntax) == once)
      #expect(existing.contains("\r\n") == String(decoding: once, as: UTF8.self).contains("x\r\ny\r\n"))
    }
  }

  @Test("Stays where people move it, with its indentation")
  func moved() throws {
    let existing = "a {\n  /* tintype begin */\n  old\n  /* tintype end */\n}\n"
    #expect(try merged("new", existing, .block) == "a {\n  /* tintype begin */\nnew\n/* tintype end */\n}\n")
    #expect(try withoutPart("/* tintype begin */x/* tintype end */".bytes, .block) == [])
  }

  @Test("Random files keep their bytes")
  func random() throws {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<2000 {
      let bytes = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        [UInt8](arrayLiteral: 0x0A, 0x0D, 0x20, 0x2F, 0x2A, 0x61, 0xEF, 0xBB, 0xBF).randomElement(using: &random)
          ?? 0x61
      }
      let once = try merge("x".bytes, into: bytes, .block)
      #expect(try merge("x".bytes, into: once, .block) == once)
      #expect(try withoutPart(once, .block) == bytes)
    }
  }

  @Test(
    "Is refused if one of the comments is missing, doubled or misplaced",
    arguments: [
      "/* tintype begin */\n", "/* tintype end */\n", "/* tintype end */\n/* tintype begin */\n",
      "/* tintype begin */\n/* tintype begin */\n/* tintype end */\n",
      "/* tintype begin */\n/* tintype end */\n/* tintype begin */\n/* tintype end */\n",
    ])
  func damaged(existing: String) {
    let error = #expect(throws: MergeError.self) { try merge("x".bytes, into: existing.bytes, .block) }
    #expect(
      error?.sentence
        == "The file should have “/* tintype begin */” once and “/* tintype end */” once after it; restore them, or remove "
        + "both.")
    #expect(throws: MergeError.self) { try withoutPart(existing.bytes, .block) }
  }

  @Test("Is refused in a binary file or UTF-16, and with the comments in itself")
  func refused() {
    #expect(throws: MergeError.notText) { try merge("x".bytes, into: [0xFF, 0xFE, 0x61, 0], .block) }
    #expect(throws: MergeError.marker) { try merge("--a: \"/* tintype end */\";".bytes, into: [], .block) }
  }

  @Test("Has the comments of the file's kind")
  func syntax() {
    #expect(CommentSyntax(path: "app/globals.css") == .block && CommentSyntax(path: "a/_variables.SCSS") == .slashes)
    #expect(CommentSyntax(path: "colors.xml") == .markup && CommentSyntax(path: "a.yml") == .hash)
    #expect(CommentSyntax(path: "tokens.json") == nil && CommentSyntax(path: "css") == nil)
  }
}

@Suite("A format merged into a project's files")
struct FormatMergeTests {
  /// Files that a project may have at the path of a format's.
  private static let strangers: [(Format, String)] = [
    (.css, "@import url(\"reset.css\");\n:root { --gap: 4px }\n"),
    (.tailwind, "@import \"tailwindcss\";\r\n\r\n@layer base { a { color: red } }\r\n"),
    (.shadcn, "@import \"tailwindcss\";\n@custom-variant dark (&:is(.dark *));\n\n:root {\n  --background: white;\n}"),
    (.scss, "@use \"sass:map\";\n$gap: 4px;\n"), (.bootstrap, "\u{FEFF}$enable-shadows: true;\n"),
    (.swift, "import UIKit\n\nextension UIColor {}\n"),
    (
      .android,
      "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<resources>\n    <color name=\"a\">#FF00FF00</color>\n</resources>\n"
    ),
    (.android, "<resources><!-- </resources> --><color name=\"a\">#fff</color></resources>"),
    (.android, "<resources>\r\n\t<color name=\"a\">#fff</color>\r\n  </resources>\r\n<!-- </resources> -->\r\n"),
  ]

  @Test("Keeps every byte of theirs, is read back, and goes again", arguments: strangers)
  func text(format: Format, existing: String) throws {
    let files = try format.files(of: .golden)
    var merged: [File] = []
    for file in files {
      let once = try format.merged(file, into: existing.bytes)
      #expect(try format.merged(file, into: once) == once)
      #expect(try withoutOurs(once, at: format.pathToMerge(file.path)) == existing.bytes)
      merged.append(File(path: format.pathToMerge(file.path), bytes: once))
    }
    #expect(try Imported(merged).theme.string == Theme.golden.string)
  }

  @Test("Makes a file that isn't there, and leaves none behind", arguments: Format.all.filter(\.isMergeable))
  func new(format: Format) throws {
    let files = try format.files(of: .golden)
    let made = try files.map { File(path: format.pathToMerge($0.path), bytes: try format.merged($0, into: nil)) }
    #expect(try Imported(made).theme.string == Theme.golden.string)
    for file in made where file.path != "Contents.json" {
      if format != .xcassets { #expect(try withoutOurs(file.bytes, at: file.path) == nil) }
    }
  }

  @Test("Android's resources are merged into the files that an app has")
  func android() throws {
    let paths = try Format.android.files(of: .golden).map { Format.android.pathToMerge($0.path) }
    #expect(paths == ["values/colors.xml", "values-night/colors.xml", "values/strings.xml", "values/themes.xml"])
    let file = try #require(Format.android.files(of: .golden).first)
    for broken in ["", "<resources/>", "<!-- </resources> -->", "<manifest></manifest>"] {
      #expect(throws: MergeError.noResources) { try Format.android.merged(file, into: broken.bytes) }
    }
    let merged = try Format.android.merged(file, into: "<resources>\n    <a/>\n</resources>\n".bytes)
    let text = String(decoding: merged, as: UTF8.self)
    #expect(text.hasPrefix("<resources>\n    <a/>\n<!-- tintype begin -->\n<!-- Made with Tintype: "))
    #expect(text.hasSuffix("</color>\n<!-- tintype end -->\n</resources>\n"))
    #expect(text.components(separatedBy: "<resources").count == 2)
  }

  @Test("Of an asset catalog, only our sets are written or go")
  func catalog() throws {
    let format = Format.xcassets
    let files = try format.files(of: .golden)
    let root = try #require(files.first { $0.path == "Contents.json" })
    #expect(try format.merged(root, into: "{ \"info\": 1 }".bytes) == "{ \"info\": 1 }".bytes)
    let theirs = [
      "Contents.json", "AppIcon.appiconset/Contents.json", "BrandBlue.colorset/Contents.json",
      "BrandPrimary.imageset/Contents.json", "Primary.colorset/Contents.json",
      "BrandPrimaryColor.colorset/Contents.json",
      "Icons/Contents.json", "BrandPrimaryA.colorset/Contents.json",
    ]
    let all = theirs + files.map(\.path)
    #expect(format.staleSets(in: all, besides: files, options: ExportOptions()) == [])
    var options = ExportOptions()
    try options.set(.only, to: "primary", for: format)
    let stale = format.staleSets(in: all, besides: try format.files(of: .golden, options: options), options: options)
    #expect(stale.contains("BrandAccent.colorset") && stale.contains("BrandPrimaryA200.colorset"))
    #expect(stale.contains("BrandFonts.dataset") && !stale.contains("BrandPrimary.colorset"))
    let gone = format.staleSets(in: all, besides: [], options: ExportOptions())
    #expect(
      Set(gone) == Set(files.compactMap { $0.path.cut(at: "/").after == nil ? nil : $0.path.cut(at: "/").before }))
    #expect(!gone.contains { name in theirs.contains { $0.hasPrefix(name) } })
    try options.set(.prefix, to: "acme", for: format)
    #expect(format.staleSets(in: all, besides: [], options: options) == [])
  }

  @Test("The five sets of a brand color that's gone are ours, and one that's alone is somebody else's")
  func setsOfBrandColors() throws {
    let string = "primary=indigo-500&accent=pink-a200&title=Lato&body=Lato&color.onyx=333333"
    let before = try Format.xcassets.files(of: Theme(string: string + "&color.mint=00bfa5&color.primary-500=00bfa5"))
    let after = try Format.xcassets.files(of: Theme(string: string))
    let theirs = ["BrandSea.colorset/Contents.json", "BrandOnSea.colorset/Contents.json"]
    let stale = Format.xcassets.staleSets(
      in: theirs + before.map(\.path), besides: after, options: ExportOptions())
    #expect(
      Set(stale)
        == Set(
          [
            "Mint", "OnMint", "MintText", "MintSoft", "OnMintSoft", "Primary500_", "OnPrimary500", "Primary500Text",
            "Primary500Soft", "OnPrimary500Soft",
          ].map { "Brand\($0).colorset" }))
  }

  @Test("An asset catalog's sets are known to be ours by the note beside the fonts", arguments: ["brand", "acme"])
  func note(prefix: String) throws {
    var options = ExportOptions()
    try options.set(.prefix, to: prefix, for: .xcassets)
    let files = try Format.xcassets.files(of: .golden, options: options)
    let theirs = [File(path: "Contents.json", text: "{}"), File(path: "BrandBlue.colorset/Contents.json", text: "{}")]
    let folders = Set(files.compactMap { $0.path.cut(at: "/").after == nil ? nil : $0.path.cut(at: "/").before })
    #expect(folders.count > 40)
    let fonts = try #require(files.first { $0.path.hasSuffix("fonts.json") })
    let names = (theirs + files).map { $0.path.cut(at: "/").before }
    #expect(Set(ownSets(in: names, ofCatalogWith: fonts.bytes)) == folders)
    #expect(ownSets(in: names, ofCatalogWith: "{}".bytes) == [])
  }

  @Test(
    "A set is ours if nothing else is in it, whatever its colors and fonts",
    arguments: [
      "primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato",
      "primary=00ff00&accent=000000&title=A%22B&body=Lato&color.mint=00bfa5",
    ])
  func ownSet(theme: String) throws {
    for prefix in ["brand", "acme"] {
      var options = ExportOptions()
      try options.set(.prefix, to: prefix, for: .xcassets)
      let files = try Format.xcassets.files(of: Theme(string: theme), options: options)
      let sets = Dictionary(grouping: files) { $0.path.cut(at: "/").before }
      for (name, set) in sets where name != "Contents.json" {
        let inner = set.map { File(path: $0.path.cut(at: "/").after ?? "", bytes: $0.bytes) }
        #expect(isOwnSet(inner), "\(name)")
        #expect(!isOwnSet(inner + [File(path: "notes.txt", text: "mine")]))
        #expect(!isOwnSet(inner.map { File(path: $0.path, bytes: $0.bytes + " ".bytes) }))
        #expect(
          !isOwnSet(
            inner.map {
              File(path: $0.path, text: String(decoding: $0.bytes, as: UTF8.self).replacing("\": ", with: "\" : "))
            }), "as Xcode has it")
      }
    }
    #expect(!isOwnSet([]))
  }

  @Test("A style sheet that's merged into Sass goes again, and the file stays theirs")
  func sass() throws {
    let theirs = "// theirs\n$gap: 4px;\n".bytes
    let merged = try Format.css.merged(Format.css.files(of: .golden)[0], into: theirs)
    #expect(try withoutOurs(merged, at: "src/app.scss") == theirs)
    #expect(!isOurs(merged, at: "src/app.scss"))
  }

  @Test("A file that has no part of ours stays as it is", arguments: ["a.css", "a.xml", "a.json", "a"])
  func none(path: String) throws {
    #expect(try withoutOurs("/* theirs */\n".bytes, at: path) == "/* theirs */\n".bytes)
    #expect(try withoutOurs([], at: path) == [])
  }

  @Test("Others can't be merged, and say so", arguments: Format.all.filter { !$0.isMergeable })
  func others(format: Format) throws {
    let file = File(path: "a", bytes: [])
    let error = #expect(throws: MergeError.self) { try format.merged(file, into: nil) }
    #expect(
      error?.sentence == "The format \(format.name) can’t be merged into another file; give it a file of its own.")
  }
}
