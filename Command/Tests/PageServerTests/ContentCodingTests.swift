import ServerTestSupport
import Testing

@Suite("Compressed forms")
struct ContentCodingTests {
  @Test("have their own lengths and tags, and depend on Accept-Encoding")
  func forms() throws {
    let site = try TemporaryFolder([
      "index.html": "the page, plain", "index.html.br": "brotli", "index.html.gz": "the gzip",
      "only.css": "plain", "only.css.gz": "gzip",
    ])
    let server = try TestServer(site)
    let accepted = [
      ("/", "br, gzip", "br", "brotli"), ("/", "gzip", "gzip", "the gzip"), ("/", "", nil, "the page, plain"),
      ("/only.css", "br, gzip", "gzip", "gzip"), ("/only.css", "br", nil, "plain"),
    ]
    var tags: Set<String> = []
    for (path, header, coding, body) in accepted {
      let reply = try server.ask(path, ["Accept-Encoding": header])
      #expect(reply.text == body)
      #expect(reply["content-encoding"] == coding)
      #expect(reply["content-length"] == String(body.utf8.count))
      #expect(reply["vary"] == "Accept-Encoding")
      tags.insert(try #require(reply["etag"]))
    }
    #expect(tags.count == accepted.count)
  }

  @Test("say in one sentence when all of them are refused")
  func refused() throws {
    let server = try TestServer()
    let reply = try server.ask("/", ["Accept-Encoding": "identity;q=0, br"])
    #expect(reply.status == 406)
    #expect(reply.text == "Accept-Encoding refuses every form of this file. Allow br, gzip or identity.\n")
  }
}
