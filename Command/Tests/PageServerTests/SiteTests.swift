import ServerTestSupport
import Testing

@Suite("The files of the site")
struct SiteTests {
  let site: TemporaryFolder
  let server: TestServer

  init() throws {
    site = try TemporaryFolder([
      "index.html": "page", "index.html.br": "page, brotli", "index.html.gz": "page, gzip",
      "only.css": "css", "only.css.gz": "css, gzip", "host.js": "js", "app.wasm": "wasm", "data.json": "{}",
      "app.webmanifest": "{}", "icon.png": "png", "icon.svg": "svg", "robots.txt": "txt", "lato.woff2": "font",
      "strange.xyz": "xyz", "icons/deep.png": "deep", "lone.br": "lone", ".hidden": "hidden", ".git/config": "hidden",
    ])
    try site.link("linked.txt", to: ".hidden")
    server = try TestServer(site)
  }

  @Test(
    "have their media types",
    arguments: [
      "/": "text/html; charset=utf-8", "/index.html": "text/html; charset=utf-8",
      "/only.css": "text/css; charset=utf-8", "/host.js": "text/javascript; charset=utf-8",
      "/app.wasm": "application/wasm", "/data.json": "application/json",
      "/app.webmanifest": "application/manifest+json", "/icon.png": "image/png", "/icon.svg": "image/svg+xml",
      "/robots.txt": "text/plain; charset=utf-8", "/lato.woff2": "font/woff2",
      "/strange.xyz": "application/octet-stream", "/icons/deep.png": "image/png",
      "/lone.br": "application/octet-stream",
    ])
  func mediaType(path: String, type: String) throws {
    let reply = try server.ask(path)
    #expect(reply.status == 200)
    #expect(reply["content-type"] == type)
  }

  @Test("are found whatever the query")
  func query() throws {
    #expect(try server.ask("/?primary=indigo-500&accent=%zz").text == "page")
    #expect(try server.ask("http://localhost/host.js?a").text == "js")
  }

  @Test(
    "are all there is, under their exact names",
    arguments: [
      "/nothing", "/index.html/", "/INDEX.HTML", "//index.html", "/./index.html", "/index%2Ehtml", "/icons", "/icons/",
      "/index.html.br", "/index.html.gz", "/.hidden", "/.git/config", "/linked.txt", "/../../../../etc/passwd",
      "/..%2f..%2fetc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/icons/../../etc/passwd", "/etc/passwd", "/%00",
      "/index.html%00.png", "/%ff%zz", "http://localhost/nothing", "/fonts.txt/",
    ])
  func nothingElse(path: String) throws {
    let reply = try server.ask(path)
    #expect(reply.status == 404)
    #expect(reply.text == "There is nothing here. Tintype is at /.\n")
    #expect(reply["content-type"] == "text/plain; charset=utf-8")
  }

  @Test("answer GET and HEAD only", arguments: ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH"])
  func methods(method: String) throws {
    let reply = try server.ask("/", method: method)
    #expect(reply.status == 405)
    #expect(reply["allow"] == "GET, HEAD")
    #expect(reply.text == "Tintype answers only GET and HEAD.\n")
  }

  @Test("stay as they were at the start")
  func readOnce() throws {
    try site.write("changed", to: "host.js")
    try site.write("new", to: "new.js")
    #expect(try server.ask("/host.js").text == "js")
    #expect(try server.ask("/new.js").status == 404)
  }
}
