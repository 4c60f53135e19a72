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

  @Test(
    "a page's preloads and module scripts are the value of Link, preloads first",
    arguments: [
      (
        #"<link rel="preload" href="a.wasm" as="fetch" crossorigin>"#,
        #"<a.wasm>; rel=preload; as="fetch"; crossorigin"#
      ),
      (#"<script type="module" src="host.js"></script>"#, "<host.js>; rel=modulepreload"),
      (
        #"<script type="module" src="host.js"></script><link rel="preload" href="b.css" as="style">"#,
        #"<b.css>; rel=preload; as="style", <host.js>; rel=modulepreload"#
      ),
      (
        #"<link rel="preload" href="d.css" as="style" media="(min-width: 60em)">"#,
        #"<d.css>; rel=preload; as="style"; media="(min-width: 60em)""#
      ),
      (#"<link rel="stylesheet" href="c.css">"#, nil),
      ("<link rel=\"preload\" href=\"a\r\nSet-Cookie: b\" as=\"fetch\">", nil),
      ("", nil),
    ])
  func preloads(page: String, value: String?) {
    #expect(Asset(path: "/index.html", bodies: [.identity: Array(page.utf8)]).preloads == value)
    #expect(Asset(path: "/page.txt", bodies: [.identity: Array(page.utf8)]).preloads == nil)
  }
}
