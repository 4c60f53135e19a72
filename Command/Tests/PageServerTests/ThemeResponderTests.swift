import Foundation
import NIOConcurrencyHelpers
import ServerTestSupport
import SiteFiles
import Testing

@testable import PageServer

@Suite("A server of themes")
struct ThemeResponderTests {
  /// A server whose style sheets are their queries, and refuses "no".
  private func server(cacheBytes: Int = 1 << 20, _ asked: NIOLockedValueBox<[String]> = .init([])) throws -> TestServer
  {
    try TestServer(
      ThemeSource { file, query in
        asked.withLockedValue { $0.append(query) }
        return query == "no" ? .refusal("This is no theme.") : .file(Array("\(file): \(query)".utf8))
      }, cacheBytes: cacheBytes)
  }

  @Test("works out each answer once, and keeps it")
  func once() throws {
    let asked = NIOLockedValueBox<[String]>([])
    let server = try server(asked)
    for _ in 0..<3 { #expect(try server.ask("/theme.css?a=b").text == "styleSheet: a=b") }
    #expect(try server.ask("/scheme.json?a=b").text == "scheme: a=b")
    #expect(asked.withLockedValue { $0 } == ["a=b", "a=b"])
  }

  @Test("sends a text that's no smaller in Brotli as it is, even none at all", arguments: ["a=b", ""])
  func uncompressed(query: String) throws {
    let server = try TestServer(ThemeSource { _, query in .file(Array(query.utf8)) }, cacheBytes: 1 << 20)
    let reply = try server.ask("/theme.css?" + query, ["Accept-Encoding": "br"])
    #expect(reply["content-encoding"] == nil && reply.text == query)
  }

  @Test("sends a 304 to whoever has the answer already")
  func notModified() throws {
    let server = try server()
    let tag = try #require(server.ask("/theme.css?a=b")["etag"])
    let reply = try server.ask("/theme.css?a=b", ["If-None-Match": tag])
    #expect(reply.status == 304)
    #expect(reply.text == "")
    #expect(try server.ask("/theme.css?c=d", ["If-None-Match": tag]).status == 200)
  }

  @Test("lets an address that says a version be kept for a year, any other for an hour, and a refusal not at all")
  func cacheControl() throws {
    let server = try server()
    let hour = "public, max-age=3600, stale-while-revalidate=86400"
    #expect(try server.ask("/theme.css?a=b")["cache-control"] == hour)
    #expect(try server.ask("/theme.css?a=b&v=1.0.0")["cache-control"] == "public, max-age=31536000, immutable")
    #expect(try server.ask("/theme.css?a=b&love=1")["cache-control"] == hour)
    let refusal = try server.ask("/theme.css?no")
    #expect((refusal.status, refusal.text, refusal["cache-control"]) == (400, "This is no theme.\n", "no-store"))
  }

  @Test("lets pages of any origin use it")
  func origins() throws {
    let reply = try server().ask("/theme.css?a=b", ["Origin": "https://example.org"])
    #expect(reply["access-control-allow-origin"] == "*")
    #expect(reply["cross-origin-resource-policy"] == "cross-origin")
  }

  @Test("answers HEAD without a body, and no other method than GET")
  func methods() throws {
    let server = try server()
    let connection = try ClientConnection(port: server.port)
    #expect(try connection.ask("/theme.css?a=b", method: "HEAD")["content-length"] == "15")
    #expect(try server.ask("/theme.css?a=b", method: "POST").status == 405)
    #expect(try server.ask("/other.css?a=b").status == 404)
  }

  @Test("keeps what was asked for lately, in as many bytes as it may")
  func boundedCache() throws {
    var recent = RecentAssets(limit: 1000)
    for number in 0..<1000 {
      recent["\(number)"] = Asset(name: "theme.css", bytes: Array(repeating: 0, count: 90), cacheControl: "")
      _ = recent["0"]
      #expect(recent.count <= 11)
    }
    #expect(recent["0"] != nil)
    #expect(recent["999"] != nil)
    #expect(recent["500"] == nil)
    recent["large"] = Asset(name: "theme.css", bytes: Array(repeating: 0, count: 900), cacheControl: "")
    #expect(recent["large"] == nil)
  }
}
