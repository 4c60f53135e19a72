import ServerTestSupport
import Testing

@Suite("How soon a browser may load a file, and how long it may keep it")
struct CacheControlTests {
  @Test("with a fingerprint in its name for a year, any other only after asking, a refusal not at all")
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

  @Test("what a page preloads comes in its header, so that a browser needn't wait for the page; a 304 has none")
  func preloads() throws {
    let site = try TemporaryFolder([
      "index.html": #"<link rel="preload" href="core.wasm" as="fetch" crossorigin>"#, "host.js": "js",
    ])
    let server = try TestServer(site)
    let page = try server.ask("/")
    #expect(page["link"] == #"<core.wasm>; rel=preload; as="fetch"; crossorigin"#)
    #expect(try server.ask("/host.js")["link"] == nil)
    #expect(try server.ask("/", ["If-None-Match": page["etag"] ?? ""])["link"] == nil)
  }
}
