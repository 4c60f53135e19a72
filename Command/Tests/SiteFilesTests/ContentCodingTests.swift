import Testing

@testable import SiteFiles

@Suite("Compressed forms")
struct ContentCodingTests {
  @Test(
    "the one with the greatest weight is picked, and of those the smallest",
    arguments: [
      (nil, "identity"), ("", "identity"), ("br", "br"), ("gzip, deflate, br, zstd", "br"), ("gzip", "gzip"),
      ("GZIP;Q=1", "gzip"), ("deflate", "identity"), ("br;q=0, gzip;q=0.5", "gzip"),
      ("br; q=0.1 , gzip; q=0.2", "gzip"), ("gzip;q=1, br;q=0.5", "gzip"), ("gzip;q=0.5, br;q=0.5", "br"),
      ("gzip;q=0.501, br;q=0.5", "gzip"),
      ("identity;q=1, br;q=0.9", "identity"), ("identity, gzip, br", "br"), ("identity;q=0.5, gzip", "gzip"),
      ("*", "br"), ("br;q=0, *", "gzip"), ("br;q=0.2, *;q=0.8", "gzip"), ("br;q=0.8, *;q=0.2", "br"),
      ("br;q=0.2, gzip;q=0.1, *", "identity"), ("*;q=0.5, identity;q=0.4", "br"),
      ("br;q=0.000, gzip;q=0", "identity"), ("identity", "identity"), ("gzip;q=0.001", "gzip"),
      ("*;q=0, identity", "identity"), ("identity;q=0, gzip", "gzip"), ("identity;q=0, gzip;q=0.1", "gzip"),
      ("identity;q=0", nil), ("*;q=0", nil), ("deflate, *;q=0", nil),
    ] as [(String?, String?)])
  func choice(header: String?, expected: String?) {
    #expect(ContentCoding.chosen(by: header, from: ContentCoding.allCases)?.rawValue == expected)
  }

  @Test(
    "an item that isn't written as RFC 9110 says counts as missing",
    arguments: [
      ("br;q=nonsense, gzip", "gzip"), ("br;q=7, gzip", "gzip"), ("br;q=nan, gzip", "gzip"), ("br;q=-1, gzip", "gzip"),
      ("br;q=1.001, gzip;q=0.1", "gzip"), ("br;q=0.9999, gzip;q=0.1", "gzip"), ("br;q=1e0, gzip;q=0.1", "gzip"),
      ("br;q=.9, gzip;q=0.1", "gzip"), ("br;q=, gzip;q=0.1", "gzip"), ("br;q=0x1, gzip;q=0.1", "gzip"),
      ("identity;q=nonsense", "identity"), ("identity;q=2, gzip;q=0", "identity"), ("*;q=7", "identity"),
      ("g zip", "identity"), (",;,br;", "br"), ("br;level=9", "br"), ("br;q=1.", "br"), ("br;q=1.000", "br"),
      (";q=1", "identity"), (";;;,,,", "identity"),
    ])
  func malformed(header: String, expected: String) {
    #expect(ContentCoding.chosen(by: header, from: ContentCoding.allCases)?.rawValue == expected)
  }

  @Test("only what's there is picked")
  func available() {
    #expect(ContentCoding.chosen(by: "br, gzip;q=0.5", from: [.gzip, .identity]) == .gzip)
    #expect(ContentCoding.chosen(by: "br, gzip;q=0.5", from: [.identity]) == .identity)
    #expect(ContentCoding.chosen(by: "br, identity;q=0", from: [.gzip, .identity]) == nil)
  }
}
