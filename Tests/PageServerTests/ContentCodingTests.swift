import ServerTestSupport
import Testing

@testable import PageServer

@Suite("Compressed forms")
struct ContentCodingTests {
  @Test(
    "the smallest that the browser accepts is picked",
    arguments: [
      (nil, "identity"), ("", "identity"), ("br", "br"), ("gzip, deflate, br, zstd", "br"), ("gzip", "gzip"),
      ("GZIP", "gzip"), ("deflate", "identity"), ("br;q=0, gzip;q=0.5", "gzip"), ("br; q=0.1 , gzip; q=0.2", "br"),
      ("*", "br"), ("br;q=0, *", "gzip"), ("br;q=0.000, gzip;q=0", "identity"), ("identity", "identity"),
      ("gzip;q=0.001", "gzip"), ("*;q=0, identity", "identity"), ("identity;q=0, gzip", "gzip"),
      ("br;q=nonsense, gzip", "gzip"), ("br;q=7, gzip", "gzip"), ("br;q=nan, gzip", "gzip"), (",;,br;", "br"),
      ("identity;q=0", nil), ("*;q=0", nil), ("deflate, *;q=0", nil),
    ] as [(String?, String?)])
  func choice(header: String?, expected: String?) {
    #expect(ContentCoding.chosen(by: header, from: ContentCoding.allCases)?.rawValue == expected)
  }

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
