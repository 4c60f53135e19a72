import ServerTestSupport
import Testing

@testable import PageServer

@Suite("How long a browser may keep a file")
struct AssetTests {
  @Test(
    "a name with 8 or more hexadecimal digits between a dash or a dot and the extension is fingerprinted",
    arguments: [
      ("host-3fa9c1d2.js", true), ("host-3fa9c1d2e4.js", true), ("two-words-00000000.css", true),
      ("host.js", false), ("host-3fa9c1d.js", false), ("host-3FA9C1D2.js", false), ("host-3fa9c1dg.js", false),
      ("host.3fa9c1d2.js", true), ("host-3fa9c1d2", false), ("host-3fa9c1d2-a.js", false), ("3fa9c1d2.js", false),
      ("icon-192.png", false), ("-3fa9c1d2.js", true), ("", false), (".", false), ("-.", false),
    ])
  func fingerprint(name: String, isFingerprinted: Bool) {
    #expect(Asset.isFingerprinted(name) == isFingerprinted)
  }

  @Test("such a file for a year, any other only after asking, a refusal not at all")
  func cacheControl() throws {
    let site = try TemporaryFolder([
      "index.html": "page", "host.js": "js", "host-3fa9c1d2.js": "js", "host-3fa9c1d2.js.br": "brotli",
      "folder-3fa9c1d2.d/host.js": "js",
    ])
    let server = try TestServer(site)
    let forGood = "public, max-age=31536000, immutable"
    let expected = [
      "/": "no-cache", "/host.js": "no-cache", "/folder-3fa9c1d2.d/host.js": "no-cache", "/host-3fa9c1d2.js": forGood,
      "/nothing": "no-store", "/fonts.txt": "no-store",
    ]
    for (path, value) in expected { #expect(try server.ask(path)["cache-control"] == value, "\(path)") }
    #expect(try server.ask("/host-3fa9c1d2.js", ["Accept-Encoding": "br"])["cache-control"] == forGood)
  }
}
