import Testing

@testable import tintype

@Suite("tintype serve, what the browser has already")
struct EntityTagTests {
  @Test(
    "compares tags weakly, in a list or alone",
    arguments: [
      (nil, false), ("", false), ("\"a\"", true), ("W/\"a\"", true), ("\"b\", \"a\"", true), ("\"b\",W/\"a\" ", true),
      ("*", true), ("\"b\"", false), ("a", false), ("\"A\"", false), ("\"ab\"", false), (",,", false),
    ] as [(String?, Bool)])
  func comparison(header: String?, matches: Bool) {
    #expect(EntityTags(header).match("\"a\"") == matches)
  }

  @Test("answers 304 without a body to the tag of the same form, and in full to any other")
  func notModified() throws {
    let server = try RunningServer(site: TemporaryFolder(["index.html": "page", "index.html.br": "brotli"]))
    let first = try server.ask("/", ["Accept-Encoding": "br"])
    let tag = try #require(first["etag"])

    let connection = try ClientConnection(port: server.port)
    let request = "GET / HTTP/1.1\r\nHost: localhost\r\nIf-None-Match: \(tag)\r\n"
    try connection.send("\(request)Accept-Encoding: br\r\nConnection: close\r\n\r\n")
    let again = try connection.receive()
    #expect(again.status == 304)
    for name in ["etag", "cache-control", "vary"] { #expect(again[name] == first[name]) }
    #expect(connection.receiveToEnd().isEmpty)

    let plain = try server.ask("/", ["If-None-Match": tag])
    #expect(plain.status == 200)
    #expect(plain.text == "page")
  }

  @Test("gives a file that changed another tag")
  func change() throws {
    let site = try TemporaryFolder(["index.html": "page"])
    let before = try RunningServer(site: site).ask("/")["etag"]
    let same = try RunningServer(site: site).ask("/")["etag"]
    try site.write("Page", to: "index.html")
    let after = try RunningServer(site: site).ask("/")["etag"]
    #expect(before == same)
    #expect(before != after)
  }
}
