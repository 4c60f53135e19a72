import Studio
import Testing

@Suite("What a file is for, before it's read")
struct FileKindTests {
  @Test("Its name or its media type tells a font", arguments: ["a.ttf", "A.OTF", "a.ttc", "b/a.woff", "a.woff2"])
  func font(path: String) {
    #expect(FileKind(path: path) == .font)
    #expect(FileKind(path: "a", mediaType: "font/woff2") == .font)
  }

  @Test("Only its media type tells a picture, which an SVG isn't: it has a theme's colors by name")
  func picture() {
    #expect(FileKind(path: "a.png", mediaType: "image/png") == .picture)
    #expect(FileKind(path: "a.svg", mediaType: "image/svg+xml") == .theme)
    #expect(FileKind(path: "a.png") == .theme)
  }

  @Test("A picture in a folder belongs to a project, and isn't for anything")
  func folder() {
    #expect(FileKind(path: "site/a.png", mediaType: "image/png") == nil)
    #expect(FileKind(path: "site/a.css", mediaType: "text/css") == .theme)
  }

  @Test("All else may have a theme", arguments: ["", "a", "ttf", "a.ttf.css", "a.tintype", "a.ase"])
  func theme(path: String) { #expect(FileKind(path: path) == .theme) }
}
