import Foundation
import Testing

@testable import tintype

@Suite("tintype serve, compressed forms")
struct ContentCodingTests {
  @Test(
    "picks the form that the browser likes best",
    arguments: [
      (nil, "identity"), ("", "identity"), ("br", "br"), ("gzip, deflate, br, zstd", "br"), ("gzip", "gzip"),
      ("x-gzip", "gzip"), ("GZIP", "gzip"), ("deflate", "identity"), ("br;q=0.5, gzip", "gzip"),
      ("br;q=0.5,gzip;q=0.5", "br"), ("br; q=0.1 , gzip; q=0.2", "gzip"), ("*", "br"), ("br;q=0, *", "gzip"),
      ("br;q=0, gzip;q=0", "identity"), ("identity", "identity"), ("identity, gzip;q=0.5", "identity"),
      ("gzip;q=0.00001", "identity"), ("*;q=0, identity", "identity"), ("identity;q=0, gzip", "gzip"),
      ("br;q=nonsense, gzip", "gzip"), ("br;q=7, gzip", "gzip"), ("br;q=nan, gzip", "gzip"), (",;,br;", "br"),
      ("identity;q=0", nil), ("*;q=0", nil), ("deflate, *;q=0", nil),
    ] as [(String?, String?)])
  func choice(header: String?, expected: String?) {
    #expect(ContentCoding.chosen(by: header, from: ContentCoding.allCases)?.rawValue == expected)
  }

  @Test("sends the form with its own length and tag, and says that it depends on Accept-Encoding")
  func forms() throws {
    let site = try TemporaryFolder([
      "index.html": "the page, plain", "index.html.br": "brotli", "index.html.gz": "the gzip",
      "only.css": "plain", "only.css.gz": "gzip",
    ])
    let server = try RunningServer(site: site)
    let accepted = [
      ("/", "br, gzip", "br", "brotli"), ("/", "gzip", "gzip", "the gzip"), ("/", "", nil, "the page, plain"),
      ("/only.css", "br, gzip", "gzip", "gzip"), ("/only.css", "br", nil, "plain"),
    ]
    var tags: Set<String> = []
    for (path, header, coding, body) in accepted {
      let answer = try server.ask(path, ["Accept-Encoding": header])
      #expect(answer.text == body)
      #expect(answer["content-encoding"] == coding)
      #expect(answer["content-length"] == String(body.utf8.count))
      #expect(answer["vary"] == "Accept-Encoding")
      tags.insert(try #require(answer["etag"]))
    }
    #expect(tags.count == accepted.count)
  }

  @Test("says so when every form is refused")
  func refused() throws {
    let server = try RunningServer(site: TemporaryFolder(["index.html": "page"]))
    let answer = try server.ask("/", ["Accept-Encoding": "identity;q=0, br"])
    #expect(answer.status == 406)
    #expect(answer.text == "Accept-Encoding refuses every form that there is; allow br, gzip or identity.\n")
  }
}
