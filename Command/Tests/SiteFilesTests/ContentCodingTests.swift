import Testing

@testable import SiteFiles

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
}
