import Foundation
import ServerTestSupport
import Testing

/// A rule of HTTP/1.1: a client's request that tests it, and the answer the server must give.
struct Rule: CustomTestStringConvertible, Sendable {
  enum Then: Sendable {
    /// The connection ends after the answers.
    case ends
    /// The next request on the same connection is answered.
    case goesOn
  }

  /// The document and section, and what it requires.
  let name: String
  let request: String
  let statuses: [Int]
  let then: Then
  /// The required headers of the first answer; nil for one that must be missing.
  let headers: [String: String?]

  init(
    _ name: String, _ request: String, _ statuses: Int..., then: Then = .goesOn, headers: [String: String?] = [:]
  ) {
    (self.name, self.request, self.statuses, self.then, self.headers) = (name, request, statuses, then, headers)
  }

  var testDescription: String { name }
}

@Suite("The rules of HTTP/1.1")
struct RuleTests {
  static let get = "GET / HTTP/1.1\r\nHost: x\r\n"
  static let post = "POST / HTTP/1.1\r\nHost: x\r\n"
  static let allow: [String: String?] = ["allow": "GET, HEAD"]

  static let messages = [
    Rule("9112 2.1: an empty line ends the head", get + "\r\n", 200),
    Rule("9112 2.2: skip an empty line before a request", "\r\n" + get + "\r\n", 200),
    Rule("9112 2.2: refuse a bare CR in a field", get + "A: b\rC: d\r\n\r\n", 400, then: .ends),
    Rule("9112 2.2: refuse a bare CR in place of a line end", "GET / HTTP/1.1\rHost: x\r\n\r\n", 400, then: .ends),
    Rule("9112 2.2: refuse space before the first field", "GET / HTTP/1.1\r\n Host: x\r\n\r\n", 400, then: .ends),
    Rule("9112 2.3: refuse a name of HTTP in lower case", "GET / http/1.1\r\nHost: x\r\n\r\n", 400, then: .ends),
    Rule("9112 2.3: refuse another major version", "GET / HTTP/2.0\r\nHost: x\r\n\r\n", 400, then: .ends),
    Rule("9112 3: refuse a request line with a missing part", "GET HTTP/1.1\r\nHost: x\r\n\r\n", 400, then: .ends),
    Rule("9112 3: refuse a space in the target", "GET /a b HTTP/1.1\r\nHost: x\r\n\r\n", 400, then: .ends),
    Rule(
      "9112 3: answer 414 to a target that is too long", "GET /\(text(20_000)) HTTP/1.1\r\nHost: x\r\n\r\n", 414,
      then: .ends),
    Rule("9112 3: read a request line of 8000 bytes", "GET /?\(text(7_985)) HTTP/1.1\r\nHost: x\r\n\r\n", 200),
    Rule("9112 3.1: methods are case-sensitive", "get / HTTP/1.1\r\nHost: x\r\n\r\n", 501, then: .ends),
    Rule("9112 3.2: refuse a request without Host", "GET / HTTP/1.1\r\n\r\n", 400, then: .ends),
    Rule("9112 3.2: refuse two Hosts", "GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n", 400, then: .ends),
    Rule("9112 3.2: refuse two equal Hosts", "GET / HTTP/1.1\r\nHost: x\r\nHost: x\r\n\r\n", 400, then: .ends),
    Rule("9112 3.2: refuse an invalid Host", "GET / HTTP/1.1\r\nHost: a/b\r\n\r\n", 400, then: .ends),
    Rule("9112 3.2: refuse a list as Host", "GET / HTTP/1.1\r\nHost: a b\r\n\r\n", 400, then: .ends),
    Rule("9112 3.2: accept an empty Host", "GET / HTTP/1.1\r\nHost:\r\n\r\n", 200),
    Rule("9112 3.2.1: refuse a fragment", "GET /#a HTTP/1.1\r\nHost: x\r\n\r\n", 400, then: .ends),
    Rule("9112 3.2.2: accept the absolute form", "GET http://x/?a HTTP/1.1\r\nHost: x\r\n\r\n", 200),
    Rule("9112 3.2.2: an absolute form without a path means /", "GET http://x HTTP/1.1\r\nHost: x\r\n\r\n", 200),
    Rule("9110 4.2.3: schemes and hosts ignore case", "GET HTTP://LOCALHOST/ HTTP/1.1\r\nHost: x\r\n\r\n", 200),
    Rule(
      "9110 4.2.1: refuse an absolute form without a host", "GET http:/// HTTP/1.1\r\nHost: x\r\n\r\n", 400, then: .ends
    ),
    Rule(
      "9110 4.2.4: refuse a user name in the target", "GET http://u@x/ HTTP/1.1\r\nHost: x\r\n\r\n", 400, then: .ends),
    Rule(
      "9112 3.2.3: refuse the authority form, which is for CONNECT", "GET x:80 HTTP/1.1\r\nHost: x\r\n\r\n", 400,
      then: .ends),
    Rule(
      "9112 3.2.4: refuse the asterisk form for anything else", "GET * HTTP/1.1\r\nHost: x\r\n\r\n", 400, then: .ends),
    Rule(
      "9112 3.2.4: accept the asterisk form for OPTIONS", "OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n", 405, headers: allow),
    Rule("9112 5: refuse a field without a colon", get + "A\r\n\r\n", 400, then: .ends),
    Rule("9112 5: refuse a field without a name", get + ": a\r\n\r\n", 400, then: .ends),
    Rule("9112 5.1: refuse a space before the colon", get + "A : b\r\n\r\n", 400, then: .ends),
    Rule("9112 5.1: space around a value is not part of it", "GET / HTTP/1.1\r\nHost: \t x \t\r\n\r\n", 200),
    Rule("9112 5.2: refuse a folded line", get + "A: b\r\n c\r\n\r\n", 400, then: .ends),
    Rule("9110 5.1: field names ignore case", "GET / HTTP/1.1\r\nhOsT: x\r\n\r\n", 200),
    Rule("9110 5.5: refuse NUL in a value", get + "A: \0\r\n\r\n", 400, then: .ends),
    Rule("9110 5.6.2: refuse a name that isn't a token", get + "A(b): c\r\n\r\n", 400, then: .ends),
    Rule("6585 5: answer 431 to a field that is too long", get + "A: \(text(20_000))\r\n\r\n", 431, then: .ends),
    Rule(
      "6585 5: answer 431 to too many fields", get + String(repeating: "A: b\r\n", count: 101) + "\r\n", 431,
      then: .ends
    ),
  ]

  static let bodies = [
    Rule(
      "9112 6.1: refuse Content-Length beside Transfer-Encoding",
      post + "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n" + get + "\r\n", 400, then: .ends),
    Rule(
      "9112 6.1: answer 501 to an unknown transfer coding",
      post + "Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n", 501, then: .ends),
    Rule(
      "9112 6.3: refuse a transfer coding after chunked",
      post + "Transfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n", 400, then: .ends),
    Rule(
      "9112 6.3: refuse two lengths that differ",
      post + "Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcde" + get + "\r\n", 400, then: .ends),
    Rule("9112 6.3: refuse a list of lengths", post + "Content-Length: 5, 6\r\n\r\nabcde", 400, then: .ends),
    Rule("9110 8.6: refuse a negative length", post + "Content-Length: -5\r\n\r\n", 400, then: .ends),
    Rule("9110 8.6: refuse a length with a sign", post + "Content-Length: +5\r\n\r\nabcde", 400, then: .ends),
    Rule(
      "9110 8.6: refuse a length beyond all numbers", post + "Content-Length: 99999999999999999999\r\n\r\n", 400,
      then: .ends),
    Rule(
      "9112 9.3: a body is never taken for a request", post + "Content-Length: 29\r\n\r\n" + get + "\r\n", 405,
      then: .ends),
    Rule(
      "9112 7.1: neither is a chunked one",
      post + "Transfer-Encoding: chunked\r\n\r\n1d\r\n" + get + "\r\n\r\n0\r\n\r\n",
      405, then: .ends),
    Rule(
      "9110 10.1.1: answer a client that waits before its body",
      post + "Expect: 100-continue\r\nContent-Length: 5\r\n\r\n", 405, then: .ends),
  ]

  static let connections = [
    Rule("9112 9.3: HTTP/1.1 goes on", get + "\r\n", 200, headers: ["connection": String?.none]),
    Rule("9112 9.6: close ends the connection", get + "Connection: close\r\n\r\n" + get + "\r\n", 200, then: .ends),
    Rule("9110 7.6.1: options ignore case", get + "Connection: Keep-Alive, CLOSE\r\n\r\n", 200, then: .ends),
    Rule("9112 9.3: HTTP/1.0 ends", "GET / HTTP/1.0\r\n\r\n", 200, then: .ends, headers: ["connection": "close"]),
    Rule(
      "9112 9.3: HTTP/1.0 goes on if it asks to, and is told so", "GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n",
      200,
      headers: ["connection": "keep-alive"]),
    Rule(
      "9112 9.3.2: answer pipelined requests in order",
      get + "\r\nGET /nothing HTTP/1.1\r\nHost: x\r\n\r\n" + post + "\r\n" + get + "\r\n", 200, 404, 405, 200),
    Rule("9110 7.8: ignore Upgrade", get + "Connection: upgrade\r\nUpgrade: h2c\r\n\r\n", 200, then: .ends),
  ]

  static let semantics = [
    Rule(
      "9110 9.1: answer 501 to an unknown method", "BREW / HTTP/1.1\r\nHost: x\r\n\r\n", 501, then: .ends,
      headers: allow),
    Rule("9110 15.5.6: answer 405 to a known one and say what is allowed", post + "\r\n", 405, headers: allow),
    Rule("9110 9.3.6: answer CONNECT", "CONNECT x:80 HTTP/1.1\r\nHost: x:80\r\n\r\n", 405, then: .ends, headers: allow),
    Rule("9110 13.1.1: answer 412 to If-Match of another version", get + "If-Match: \"a\"\r\n\r\n", 412),
    Rule("9110 13.1.1: accept If-Match of any version", get + "If-Match: *\r\n\r\n", 200),
    Rule("9110 13.1.2: answer 304 to If-None-Match of any version", get + "If-None-Match: *\r\n\r\n", 304),
    Rule("9110 13.1.2: send another version in full", get + "If-None-Match: \"a\"\r\n\r\n", 200),
    Rule(
      "9110 13.1.3: ignore If-Modified-Since without a date to compare",
      get + "If-Modified-Since: Sat, 01 Jan 2050 00:00:00 GMT\r\n\r\n", 200),
    Rule("9110 14.2: a Range may be ignored", get + "Range: bytes=0-1\r\n\r\n", 200, headers: ["content-length": "4"]),
    Rule(
      "9110 12.5.3: answer 406 when every coding is refused", get + "Accept-Encoding: identity;q=0\r\n\r\n", 406,
      headers: ["content-type": "text/plain; charset=utf-8"]),
  ]

  private static func text(_ length: Int) -> String { String(repeating: "a", count: length) }

  let server: TestServer

  init() throws {
    server = try TestServer()
  }

  @Test("are kept", arguments: messages + bodies + connections + semantics)
  func isKept(rule: Rule) throws {
    let connection = try ClientConnection(port: server.port)
    try connection.send(rule.request)
    for (index, status) in rule.statuses.enumerated() {
      let reply = try connection.receive()
      #expect(reply.status == status)
      for (name, value) in rule.headers where index == 0 { #expect(reply[name] == value) }
      let isLast = rule.then == .ends && index == rule.statuses.count - 1
      #expect((reply["connection"] == "close") == isLast)
    }
    switch rule.then {
    case .ends:
      #expect(try connection.receiveToEnd().isEmpty)
    case .goesOn:
      try connection.send(Self.get + "\r\n")
      #expect(try connection.receive().text == "page")
    }
  }

  @Test("9110 9.3.2: HEAD is GET without the body", arguments: ["/", "/nothing"])
  func head(path: String) throws {
    let get = try server.ask(path)
    let connection = try ClientConnection(port: server.port)
    try connection.send("HEAD \(path) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    let head = try connection.receive(withBody: false)
    #expect(head.status == get.status)
    #expect(
      head.headers.filter { !["connection", "date"].contains($0.key) } == get.headers.filter { $0.key != "date" })
    #expect(head["content-length"] == String(get.body.count))
    #expect(try connection.receiveToEnd().isEmpty)
  }

  @Test("9110 6.6.1: every answer has the date, as 5.6.7 writes it", arguments: ["/", "/nothing", "bad"])
  func date(path: String) throws {
    let text = try #require(try server.ask(path)["date"])
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.timeZone = TimeZone(secondsFromGMT: 0)
    format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    let date = try #require(format.date(from: text))
    #expect(text == format.string(from: date))
    #expect(abs(date.timeIntervalSinceNow) < 60)
  }

  @Test("9110 15.4.5: 304 has the headers that 200 would have, and no body")
  func notModified() throws {
    let first = try server.ask("/")
    let connection = try ClientConnection(port: server.port)
    try connection.send(Self.get + "If-None-Match: \(first["etag"] ?? "")\r\nConnection: close\r\n\r\n")
    let again = try connection.receive()
    #expect(again.status == 304)
    for name in ["etag", "cache-control", "vary"] { #expect(again[name] == first[name]) }
    #expect(try connection.receiveToEnd().isEmpty)
  }

  @Test("9112 9.6: the client can read the last answer though it still sends")
  func lastAnswer() throws {
    let connection = try ClientConnection(port: server.port)
    try connection.send(Self.post + "Content-Length: 3000000\r\n\r\n")
    // The server may cut off the rest.
    try? connection.send(Self.text(3_000_000))
    #expect(try connection.receive().status == 405)
  }

  @Test("9112 9.5: a client that has sent all it wants is still answered")
  func halfClosed() throws {
    let connection = try ClientConnection(port: server.port)
    try connection.send(Self.get + "\r\n" + Self.get + "\r\n")
    connection.finishSending()
    for _ in 0..<2 { #expect(try connection.receive().text == "page") }
    #expect(try connection.receiveToEnd().isEmpty)
  }

  @Test("9112 9.5: the connection of such a client ends with an answer that takes a while to send")
  func halfClosedBeforeLongAnswer() throws {
    let length = 20_000_000
    let server = try TestServer(TemporaryFolder(["index.html": String(repeating: "a", count: length)]))
    let connection = try ClientConnection(port: server.port)
    try connection.send(Self.get + "\r\n")
    // The server is still answering when it learns that nothing follows.
    let head = try connection.receive(withBody: false)
    connection.finishSending()
    #expect(head["content-length"] == String(length))
    #expect(try connection.receiveToEnd().count == length)
  }

  @Test("9112 8: a head that breaks off is refused")
  func incomplete() throws {
    let connection = try ClientConnection(port: server.port)
    try connection.send("GET / HTTP/1.1\r\nHost: x")
    connection.finishSending()
    #expect(try connection.receive().status == 400)
  }
}
