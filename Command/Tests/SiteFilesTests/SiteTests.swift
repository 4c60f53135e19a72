import Foundation
import ServerTestSupport
import Testing

@testable import SiteFiles

@Suite("The files of the site")
struct SiteTests {
  @Test("may be links, unless they lead out of the folder")
  func links() throws {
    let home = try TemporaryFolder([
      "secret.txt": "secret", "secrets/key.txt": "key", "site/index.html": "page", "site-two/a.txt": "two",
    ])
    let secret = home.url.appending(path: "secret.txt").path
    try home.link("site/within.html", to: "index.html")
    try home.link("site/absolute.txt", to: secret)
    try home.link("site/relative.txt", to: "../secret.txt")
    try home.link("site/neighbor.txt", to: "../site-two/a.txt")
    try home.link("site/folder", to: "../secrets")
    try home.link("site/chain.txt", to: "relative.txt")
    try home.link("site/broken.txt", to: "nothing.txt")
    try home.link("site/loop.txt", to: "loop.txt")
    try home.link("link-to-site", to: "site")
    for folder in ["site", "link-to-site"] {
      let site = try Site(folder: home.url.appending(path: folder))
      let page = try #require(site["/"]?.variant(accepting: nil))
      #expect(site["/within.html"]?.variant(accepting: nil)?.tag.text == page.tag.text)
      for name in ["absolute", "relative", "neighbor", "folder/key", "chain", "broken", "loop"] {
        #expect(site["/\(name).txt"] == nil, "\(name)")
      }
    }
  }

  @Test("are needed to start")
  func missing() throws {
    let empty = try TemporaryFolder(["other.html": "page"])
    let advice = "Build the page first, or name its folder with --site."
    for (url, sentence) in [
      (empty.url, "There is no index.html in “\(empty.path)”. \(advice)"),
      (empty.url.appending(path: "no"), "There is no folder “\(empty.path)/no”. \(advice)"),
    ] {
      #expect { try Site(folder: url) } throws: { ($0 as? Site.Failure)?.sentence == sentence }
    }
  }

  @Test("are kept in memory, but whole fonts are read when they're asked for")
  func wholeFonts() throws {
    let home = try TemporaryFolder(["index.html": "page", "fonts/full/A.ttf": "font", "fonts/name.woff2": "name"])
    let site = try Site(folder: home.url)
    for name in ["fonts/full/A.ttf", "fonts/name.woff2"] {
      try Data("changed".utf8).write(to: home.url.appending(path: name))
    }
    #expect(site["/fonts/full/A.ttf"]?.variant(accepting: "br")?.body.readableBytes == 7)
    #expect(site["/fonts/full/A.ttf"]?.mediaType == "font/ttf")
    #expect(site["/fonts/name.woff2"]?.variant(accepting: nil)?.body.readableBytes == 4)
    #expect(site["/fonts/full/../../index.html"] == nil)
  }

  @Test("are whole fonts, too, if these come after the rest")
  func laterFonts() throws {
    let home = try TemporaryFolder(["index.html": "page"])
    let site = try Site(folder: home.url)
    let full = home.url.appending(path: "fonts/full")
    #expect(site["/fonts/full/faces.txt"] == nil)
    try FileManager.default.createDirectory(at: full.appending(path: "more"), withIntermediateDirectories: true)
    for name in ["faces.txt", ".hidden", "more/A.ttf"] { try Data("list".utf8).write(to: full.appending(path: name)) }
    try FileManager.default.createSymbolicLink(
      at: full.appending(path: "B.ttf"), withDestinationURL: home.url.appending(path: "index.html"))
    #expect(site["/fonts/full/faces.txt"]?.variant(accepting: nil)?.body.readableBytes == 4)
    for path in ["", ".hidden", "more", "more/A.ttf", "..", "B.ttf"] { #expect(site["/fonts/full/" + path] == nil) }
  }
}
