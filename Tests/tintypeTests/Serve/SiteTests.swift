import Foundation
import Testing

@Suite("tintype serve, the site")
struct SiteTests {
  let site: TemporaryFolder
  let server: RunningServer

  init() throws {
    site = try TemporaryFolder([
      "index.html": "page", "index.html.br": "page, brotli", "index.html.gz": "page, gzip",
      "only.css": "css", "only.css.gz": "css, gzip", "host.js": "js", "app.wasm": "wasm", "data.json": "{}",
      "app.webmanifest": "{}", "icon.png": "png", "icon.svg": "svg", "robots.txt": "txt", "strange.xyz": "xyz",
      "icons/deep.png": "deep", "host.0123abcd.js": "hashed", "host.beefless.js": "not hashed", "lone.br": "lone",
      ".hidden": "hidden", ".git/config": "hidden",
    ])
    server = try RunningServer(site: site)
  }

  @Test(
    "knows the type of each file",
    arguments: [
      "/": "text/html; charset=utf-8", "/index.html": "text/html; charset=utf-8",
      "/only.css": "text/css; charset=utf-8", "/host.js": "text/javascript; charset=utf-8",
      "/app.wasm": "application/wasm", "/data.json": "application/json",
      "/app.webmanifest": "application/manifest+json", "/icon.png": "image/png", "/icon.svg": "image/svg+xml",
      "/robots.txt": "text/plain; charset=utf-8", "/strange.xyz": "application/octet-stream",
      "/icons/deep.png": "image/png", "/lone.br": "application/octet-stream",
    ])
  func mediaType(path: String, type: String) throws {
    let answer = try server.ask(path)
    #expect(answer.status == 200)
    #expect(answer["content-type"] == type)
  }

  @Test("ignores the query")
  func query() throws {
    #expect(try server.ask("/?primary=indigo-500&accent=%zz").text == "page")
  }

  @Test(
    "serves nothing but the files, by their exact names",
    arguments: [
      "/nothing", "/index.html/", "/INDEX.HTML", "//index.html", "/./index.html", "/index%2Ehtml", "/icons", "/icons/",
      "/index.html.br", "/index.html.gz", "/.hidden", "/.git/config", "/../../../../etc/passwd",
      "/..%2f..%2fetc/passwd",
      "/%2e%2e/%2e%2e/etc/passwd", "/icons/../../etc/passwd", "/etc/passwd", "/%00", "/index.html%00.png", "/%ff%zz",
      "index.html", "*", "http://localhost/", "/fonts.txt/",
    ])
  func nothingElse(path: String) throws {
    let answer = try server.ask(path)
    #expect(answer.status == 404)
    #expect(answer.text == "There is nothing here; Tintype itself is at /.\n")
    #expect(answer["content-type"] == "text/plain; charset=utf-8")
  }

  @Test("answers only GET and HEAD", arguments: ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "BREW", "get"])
  func methods(method: String) throws {
    let answer = try server.ask("/", method: method)
    #expect(answer.status == 405)
    #expect(answer["allow"] == "GET, HEAD")
    #expect(answer.text == "Tintype answers GET and HEAD only.\n")
  }

  @Test("answers HEAD as GET, without the body", arguments: ["/", "/nothing"])
  func head(path: String) throws {
    let connection = try ClientConnection(port: server.port)
    let get = try server.ask(path, ["Accept-Encoding": "gzip"])
    let request = "\(path) HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\nConnection: close\r\n\r\n"
    try connection.send("HEAD \(request)")
    let head = try connection.receive(withBody: false)
    #expect(head.status == get.status)
    #expect(head.headers.filter { $0.key != "connection" } == get.headers)
    #expect(connection.receiveToEnd().isEmpty)
  }

  @Test("keeps what it read at its start")
  func readOnce() throws {
    try site.write("changed", to: "host.js")
    try site.write("new", to: "new.js")
    #expect(try server.ask("/host.js").text == "js")
    #expect(try server.ask("/new.js").status == 404)
  }

  @Test(
    "lets the browser keep for good only what has a hash in its name",
    arguments: [
      "/": "no-cache", "/host.js": "no-cache", "/host.beefless.js": "no-cache", "/nothing": "no-store",
      "/host.0123abcd.js": "public, max-age=31536000, immutable",
    ])
  func cacheControl(path: String, expected: String) throws {
    #expect(try server.ask(path)["cache-control"] == expected)
  }
}
