import ServerTestSupport
import Testing

@Suite("Entity tags")
struct EntityTagTests {
  @Test("belong to one form of a file")
  func perForm() throws {
    let server = try TestServer(TemporaryFolder(["index.html": "page", "index.html.br": "brotli"]))
    let tag = try #require(try server.ask("/", ["Accept-Encoding": "br"])["etag"])
    #expect(try server.ask("/", ["Accept-Encoding": "br", "If-None-Match": "\"a\", W/\(tag)"]).status == 304)
    #expect(try server.ask("/", ["If-None-Match": tag]).text == "page")
  }

  @Test("change with the file")
  func change() throws {
    let site = try TemporaryFolder(["index.html": "page"])
    func tag() throws -> String? {
      let server = try TestServer(site)
      return try server.ask("/")["etag"]
    }
    let (first, second) = (try tag(), try tag())
    try site.write("Page", to: "index.html")
    #expect(first == second)
    #expect(try tag() != first)
  }
}
