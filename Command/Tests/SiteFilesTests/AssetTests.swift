import Testing

@testable import SiteFiles

@Suite("A file of the site")
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
}
