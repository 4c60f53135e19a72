import Foundation
import ServerTestSupport
import Testing

@Suite("Fonts that come along")
struct FontsTests {
  /// A page's folder with two families, and a folder to export into.
  private let site: TemporaryFolder
  private let project: Project

  init() throws {
    var files = ["fonts/fonts-lato.txt": "Lato’s license", "fonts/fonts-ebgaramond.txt": "EB Garamond’s license"]
    var lines: [String] = []
    for (family, name, license, weight, style) in [
      ("EB Garamond", "EBG-Regular", "fonts-ebgaramond", 400, "normal"),
      ("EB Garamond", "EBG-Bold", "fonts-ebgaramond", 700, "normal"),
      ("Lato", "Lato-Regular", "fonts-lato", 400, "normal"), ("Lato", "Lato-Italic", "fonts-lato", 400, "italic"),
      ("Inter", "Inter-Regular", "fonts-lato", 400, "normal"),
    ] {
      files["fonts/full/\(name).ttf"] = name
      files["fonts/full/\(name).woff2"] = name + " 2"
      lines.append(
        "\(family)\tsans\t\(license).txt\t\(name).ttf\t\(name.utf8.count)\t\(name.utf8.count + 2)\t\(weight)\t\(style)\t\(name)"
          + "\t\(name)\t1000\t800\t200\t0\t500\t0\tLatn Cyrl")
    }
    files["fonts/full/faces.txt"] = lines.joined(separator: "\n") + "\n"
    site = try TemporaryFolder(files)
    project = try Project(nil)
  }

  private func export(
    _ format: String, to path: String, fonts: String, _ more: [String] = [], theme: String = Project.theme
  )
    throws -> Filter
  {
    try Filter(
      [
        "export", theme, "--format", format, "--out", project.place(path), "--fonts", project.place(fonts), "--site",
        site.path,
      ]
        + more, input: Data())
  }

  private static let font = "\(Project.theme.replacing("EB+Garamond", with: "Foo"))"

  private func own(_ font: OwnFont, _ name: String) throws -> String {
    try font.data.write(to: URL(filePath: project.place(name)))
    return project.place(name)
  }

  @Test func theyGoIntoTheirFolderWithTheirLicenses() throws {
    let export = try export("css", to: "src/theme.css", fonts: "public/fonts")
    #expect(export.status == 0)
    #expect(
      try project.files == [
        "public/fonts/EBG-Bold.woff2", "public/fonts/EBG-Regular.woff2", "public/fonts/Lato-Italic.woff2",
        "public/fonts/Lato-Regular.woff2", "public/fonts/fonts-ebgaramond.txt", "public/fonts/fonts-lato.txt",
        "src/theme.css",
      ])
    #expect(try project.read("src/theme.css").contains("url(\"../public/fonts/EBG-Bold.woff2\") format(\"woff2\")"))
    #expect(try project.read("public/fonts/Lato-Regular.woff2") == "Lato-Regular 2")
    #expect(try project.read("public/fonts/fonts-lato.txt") == "Lato’s license")
    #expect(export.error.hasSuffix("“Lato” comes without a bold, so all of its text is in the regular.\n"))
  }

  @Test func withoutThemNothingChanges() throws {
    let none = try Filter("export", Project.theme, "--format", "css", "--fonts", "none")
    #expect(try none.output == Filter("export", Project.theme, "--format", "css").output)
  }

  @Test func anAppGetsThemWhereItLooks() throws {
    try project.write("android {\n  namespace = \"com.example.harbor\"\n}\n", to: "app/build.gradle.kts")
    try project.write("name: harbor\n", to: "pubspec.yaml")
    #expect(try export("compose", to: "app/src/Theme.kt", fonts: "app/src/main/res/font").status == 0)
    #expect(try project.read("app/src/Theme.kt").contains("import com.example.harbor.R\n"))
    #expect(try project.read("app/src/main/res/font/lato_italic.ttf") == "Lato-Italic")
    #expect(try project.read("app/src/main/res/raw/fonts_lato_license.txt") == "Lato’s license")
    #expect(try export("flutter", to: "lib/theme.dart", fonts: "assets/fonts").status == 0)
    #expect(try project.read("lib/theme.dart").contains("- asset: \"assets/fonts/Lato-Italic.ttf\"\n"))
    let wrong = try export("android", to: "res", fonts: "res/fonts")
    #expect(wrong.error.contains("Android finds fonts only in the folder “font” of its resources."))
    #expect(wrong.status == 2 && !project.exists("res"))
  }

  @Test func aZipHasThemInside() throws {
    let zip = try Filter(
      "export", Project.theme, "--format", "css", "--out", project.place("a.zip"), "--fonts", "type/fonts", "--site",
      site.path)
    #expect(zip.status == 0)
    let bytes = try Data(contentsOf: URL(filePath: project.place("a.zip")))
    for name in ["theme.css", "type/fonts/EBG-Bold.woff2", "type/fonts/fonts-lato.txt"] {
      #expect(bytes.range(of: Data(name.utf8)) != nil, "\(name)")
    }
    #expect(bytes.range(of: Data("url(\"./type/fonts/EBG-Bold.woff2\")".utf8)) != nil)
    let out = try Filter(
      "export", Project.theme, "--format", "css", "--out", project.place("b.zip"), "--fonts", "../fonts", "--site",
      site.path)
    #expect(out.status == 2 && out.error.contains("In a zip, --fonts takes a folder inside of it"))
  }

  @Test func fontsOfOnesOwnComeAlong() throws {
    let regular = try own(OwnFont(family: "Foo"), "foo regular.ttf")
    let bold = try own(OwnFont(family: "Foo", weight: 700), "b.ttf")
    let export = try export(
      "css", to: "theme.css", fonts: "fonts", ["--font", regular, "--font", bold], theme: Self.font)
    #expect(export.status == 0)
    #expect(try Data(contentsOf: URL(filePath: project.place("fonts/foo_regular.ttf"))) == OwnFont(family: "Foo").data)
    let css = try project.read("theme.css")
    #expect(css.contains("font-family: \"Foo\";\n  src: url(\"./fonts/foo_regular.ttf\") format(\"truetype\");"))
    let swift = try self.export(
      "swift", to: "Theme.swift", fonts: "App", ["--font", regular, "--font", bold], theme: Self.font)
    #expect(swift.status == 0)
    #expect(try project.read("Theme.swift").contains(".custom(\"Foo-700\", size: size"))
  }

  @Test func aFontThatTheThemeDoesNotHaveIsNamed() throws {
    let other = try own(OwnFont(family: "Foo"), "foo.ttf")
    let export = try export("css", to: "theme.css", fonts: "fonts", ["--font", other])
    #expect(export.status == 0)
    #expect(
      export.error.contains(
        "“foo.ttf” wasn’t brought along: it’s of the family Foo, and the theme has EB Garamond and Lato.\n"))
    #expect(!project.exists("fonts/foo.ttf"))
  }

  @Test func aSwiftPackageHasItsFontsInside() throws {
    for outside in ["Sources/Theme/Fonts", "Brand/Fonts", "Other/Sources/Theme/Fonts"] {
      let export = try export("swiftpackage", to: "Brand", fonts: outside)
      #expect(export.status == 2 && export.error.contains("Brand/Sources/Theme/Fonts. Give that path."), "\(outside)")
      #expect(try project.files == [])
    }
    #expect(try export("swiftpackage", to: "Brand", fonts: "Brand/Sources/Theme/Fonts").status == 0)
    #expect(project.exists("Brand/Sources/Theme/Fonts/Lato-Regular.ttf"))
  }

  @Test func aFontThatMustNotBeEmbeddedIsLeftOut() throws {
    let locked = try own(OwnFont(family: "Foo", fsType: 2), "foo.ttf")
    let export = try export("css", to: "theme.css", fonts: "fonts", ["--font", locked], theme: Self.font)
    #expect(export.status == 1)
    #expect(export.error.contains("“foo.ttf” was left out, because its maker doesn’t allow embedding."))
    #expect(try project.files.filter { $0.hasPrefix("fonts/foo") } == [])
    #expect(!(try project.read("theme.css")).contains("font-family: \"Foo\""))
  }

  @Test func badFilesAreSaid() throws {
    let whole = OwnFont(family: "Foo").data
    try whole.prefix(300).write(to: URL(filePath: project.place("cut.ttf")))
    try Data("wOF2 and what’s compressed".utf8).write(to: URL(filePath: project.place("foo.woff2")))
    let again = try own(OwnFont(family: "Foo"), "again.ttf")
    let first = try own(OwnFont(family: "Foo"), "first.ttf")
    try project.write("", to: "other/empty")
    let other = try own(OwnFont(family: "Bar"), "other/first.ttf")
    for (fonts, sentence) in [
      (["cut.ttf"], "is a font that ends too early"), (["foo.woff2"], "isn’t a font in TrueType or OpenType"),
      (["no.ttf"], "No such file"), (["first.ttf", "again.ttf"], "are the same face, Foo 400"),
      (["first.ttf", "other/first.ttf"], "Two of the fonts are called first.ttf"),
    ] {
      let export = try export(
        "css", to: "theme.css", fonts: "fonts", fonts.flatMap { ["--font", project.place($0)] }, theme: Self.font)
      #expect(export.status == 2 && export.error.contains(sentence), "\(export.error)")
      #expect(!project.exists("theme.css") && !project.exists("fonts"))
    }
    _ = (again, first, other)
    // One of ours.
    try Data("cut".utf8).write(to: site.url.appending(path: "fonts/full/Lato-Regular.woff2"))
    let cut = try export("css", to: "theme.css", fonts: "fonts")
    #expect(cut.status == 2 && cut.error.contains("isn’t whole: it has 3 bytes, not 14"))
    #expect(!project.exists("theme.css") && !project.exists("fonts"))
    try FileManager.default.removeItem(at: site.url.appending(path: "fonts/full/Lato-Regular.woff2"))
    #expect(try export("css", to: "theme.css", fonts: "fonts").status == 2)
  }

  @Test func aSubsetThatCannotBeCutIsSaidAndNothingIsWritten() throws {
    for (format, scripts, sentence) in [
      ("css", "klingon", "Tintype can’t subset to “klingon”. It knows latin, "),
      (
        "swift", "latin",
        "Of the formats, only css, scss, daisyui, tailwind, bootstrap, angular, shadcn, heroui, nuxtui, mui and html take the option “subset”."
      ),
    ] {
      let export = try export(format, to: "theme.txt", fonts: "fonts", ["--subset", scripts])
      #expect(export.status == 2 && export.error.contains(sentence), "\(export.error)")
    }
    for (script, sentence) in [
      (nil, "--subset needs pyftsubset, which wasn’t found. Install it: pip install fonttools brotli"),
      ("echo 'No module named brotli' >&2; exit 1", "pyftsubset writes WOFF2 only with Brotli."),
      ("echo 'E: cut off' >&2; exit 1", "pyftsubset couldn’t cut EBG-Regular.ttf: E: cut off"),
      ("exit 0", "pyftsubset couldn’t cut EBG-Regular.ttf."),
    ] {
      if let script {
        try project.write("#!/bin/sh\n\(script)\n", to: "bin/pyftsubset")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: project.place("bin/pyftsubset"))
      }
      let export = try Command.run(
        [
          "export", Project.theme, "--format", "css", "--out", project.place("theme.txt"), "--fonts",
          project.place("fonts"), "--site", site.path, "--subset", "latin",
        ], environment: ["PATH": project.place("bin")])
      #expect(export.status == 2 && export.errors.contains(sentence), "\(export.errors)")
    }
    #expect(!project.exists("theme.txt") && !project.exists("fonts"))
  }

  @Test func allIsWrittenOrNothing() throws {
    // A file is where a folder has to be.
    try project.write("", to: "public")
    let export = try export("css", to: "src/theme.css", fonts: "public/fonts")
    #expect(export.status == 2)
    #expect(try project.files == ["public"])
  }

  @Test func theyAreListed() throws {
    let list = try Filter("fonts", "--site", site.path)
    #expect(
      list.lines == [
        "EB Garamond  sans  regular, bold    Latin, Cyrillic  fonts-ebgaramond.txt",
        "Lato         sans  regular, italic  Latin, Cyrillic  fonts-lato.txt",
        "Inter        sans  regular          Latin, Cyrillic  fonts-lato.txt",
      ])
    #expect(try Filter("fonts", "lat", "--json", "--site", site.path).output.hasPrefix("{\"family\":\"EB Garamond\""))
    let cyrillic = try Filter("fonts", "cyrillic", "--json", "--site", site.path)
    #expect(cyrillic.lines.count == 3 && cyrillic.output.contains("\"scriptNames\":[\"Latin\",\"Cyrillic\"]"))
    #expect(try Filter("fonts", "inter", "--site", site.path).lines.count == 1)
    #expect(try Filter("fonts", "nothing", "--site", site.path).status == 2)
    #expect(try Filter("fonts", "--site", project.folder.path).error.contains("aren’t here"))
  }

  // MARK: - In a project

  private func text(_ theme: String, fonts: String) -> String {
    "{\"theme\": \"\(theme)\", \"outputs\": [{\"format\": \"css\", \"path\": \"src/a.css\", \"fonts\": \"\(fonts)\"},"
      + "{\"format\": \"scss\", \"path\": \"src/b.scss\", \"fonts\": \"\(fonts)\"}]}"
  }

  @Test func aBuildWritesThemAndCleaningRemovesThoseItDoesNotNeedAnymore() throws {
    try project.write(text(Project.theme, fonts: "public/fonts"), to: "tintype.json")
    let build = try project.run("build", "--site", site.path)
    #expect(build.status == 0 && build.lines.contains("Wrote public/fonts/Lato-Italic.woff2."))
    #expect(try project.run("build", "--check", "--site", site.path).status == 0)
    try project.write("mine", to: "public/fonts/mine.woff2")
    try project.write("changed", to: "public/fonts/EBG-Bold.woff2")
    #expect(
      try project.run("build", "--check", "--site", site.path).lines.first == "public/fonts/EBG-Bold.woff2 is stale.")
    _ = try project.run("build", "--site", site.path)
    try project.write("changed", to: "public/fonts/Lato-Italic.woff2")
    try project.write(text(Project.theme.replacing("Lato", with: "Inter"), fonts: "public/fonts"), to: "tintype.json")
    // Someone else may use the fonts in that folder, so a build leaves them.
    #expect(try !project.run("build", "--site", site.path).output.contains("Removed"))
    #expect(project.exists("public/fonts/Lato-Regular.woff2"))
    #expect(try project.run("build", "--check", "--site", site.path).status == 0)
    let check = try project.run("build", "--clean", "--check", "--site", site.path)
    #expect(
      check.status == 1 && check.lines.contains("public/fonts/Lato-Regular.woff2 is ours, and no output writes it."))
    let clean = try project.run("build", "--clean", "--site", site.path)
    #expect(clean.lines.contains("Removed public/fonts/Lato-Regular.woff2."))
    // Files that someone else put there, or changed, stay.
    #expect(
      try project.files.filter { $0.hasSuffix("woff2") } == [
        "public/fonts/EBG-Bold.woff2", "public/fonts/EBG-Regular.woff2", "public/fonts/Inter-Regular.woff2",
        "public/fonts/Lato-Italic.woff2", "public/fonts/mine.woff2",
      ])
  }

  @Test func aProjectsOwnFontsAreInTheirFolder() throws {
    try project.write(text(Self.font, fonts: "type"), to: "tintype.json")
    let missing = try project.run("build", "--site", site.path)
    #expect(missing.error.contains("“Foo” doesn’t come with Tintype. To bring it along, put its files into type."))
    _ = try own(OwnFont(family: "Foo"), "type/foo.ttf")
    _ = try own(OwnFont(family: "Foo", weight: 700), "type/foo-bold.ttf")
    #expect(try project.run("build", "--site", site.path).status == 0)
    #expect(try project.read("src/a.css").contains("url(\"../type/foo-bold.ttf\")"))
    #expect(try project.run("build", "--check", "--site", site.path).status == 0)
  }
}
