import Foundation
import NIOCore
import ServerTestSupport
import Testing

@Suite("Clients without manners")
struct HostileClientTests {
  static let get = "GET / HTTP/1.1\r\nHost: x\r\n\r\n"

  @Test(
    "are told in one sentence what is wrong",
    arguments: [
      ("GET /\r\n\r\n", 400, "This isn't a valid HTTP/1.1 request.\n"),
      ("\u{16}\u{3}\u{1}", 501, "Tintype answers only GET and HEAD.\n"),
      ("GET /\(String(repeating: "a", count: 20_000))", 414, "An address can have at most 16384 bytes.\n"),
      (
        "GET / HTTP/1.1\r\nA: \(String(repeating: "a", count: 20_000))", 431,
        "A request can have at most 100 header fields, 16384 bytes in one and 65536 in all.\n"
      ),
    ])
  func sentence(request: String, status: Int, sentence: String) throws {
    let server = try TestServer()
    let connection = try ClientConnection(port: server.port)
    try connection.send(request)
    let reply = try connection.receive()
    #expect(reply.status == status)
    #expect(reply.text == sentence)
    #expect(reply["connection"] == "close")
    #expect(try connection.receiveToEnd().isEmpty)
    #expect(try server.ask("/").status == 200)
  }

  @Test("get an answer to bytes that aren't UTF-8")
  func notUTF8() throws {
    let server = try TestServer()
    let connection = try ClientConnection(port: server.port)
    try connection.send(Data("GET /".utf8) + [0xff, 0xfe] + Data(" HTTP/1.1\r\nHost: x\r\n\r\n".utf8))
    #expect(try connection.receive().status == 400)
  }

  @Test("can't send an endless head, on one line or many")
  func endlessHead() throws {
    let server = try TestServer()
    for (start, endless) in [("GET /", "a"), ("GET / HTTP/1.1\r\nA: ", "a"), ("GET / HTTP/1.1\r\n", "A: b\r\n")] {
      let connection = try ClientConnection(port: server.port)
      try connection.send(start)
      // The server may end the connection before we've sent everything.
      try? connection.send(String(repeating: endless, count: 4_000_000 / endless.count))
      #expect([414, 431].contains(try connection.receive().status))
    }
    #expect(try server.ask("/").status == 200)
  }

  @Test("may send a request byte by byte")
  func pieces() throws {
    let server = try TestServer()
    let connection = try ClientConnection(port: server.port)
    for byte in Self.get.utf8 { try connection.send(Data([byte])) }
    #expect(try connection.receive().text == "page")
  }

  @Test("may send thousands of requests before they read the first answer")
  func pipeline() throws {
    let server = try TestServer()
    let connection = try ClientConnection(port: server.port)
    let count = 5_000
    let sending = Thread { try? connection.send(String(repeating: Self.get, count: count)) }
    sending.start()
    for _ in 0..<count { #expect(try connection.receive().text == "page") }
  }

  @Test("that never finish a request lose their places to those that do")
  func slowClients() throws {
    let server = try TestServer(limit: 10)
    let slow = try (0..<300).map { _ in
      let connection = try ClientConnection(port: server.port)
      try connection.send("GET / HTTP/1.1\r\nX: ")
      return connection
    }
    for _ in 0..<20 { #expect(try server.ask("/").text == "page") }
    #expect(try slow[0].receiveToEnd().isEmpty)
  }

  @Test("that say nothing, stop in the middle, or never send another request are disconnected")
  func patience() throws {
    let server = try TestServer(patience: .milliseconds(200))
    for (start, answers) in [("", 0), ("GET / HT", 0), (Self.get, 1), (Self.get + "GET", 1)] {
      let connection = try ClientConnection(port: server.port)
      try connection.send(start)
      for _ in 0..<answers { #expect(try connection.receive().text == "page") }
      #expect(try connection.receiveToEnd().isEmpty)
    }
  }

  @Test("that send a byte now and then are disconnected, too")
  func dripping() throws {
    let server = try TestServer(patience: .milliseconds(200))
    let connection = try ClientConnection(port: server.port)
    #expect(throws: ClientConnection.Failure.self) { try drip(into: connection) }
  }

  @Test("that request a lot and read nothing are disconnected")
  func unread() throws {
    let site = try TemporaryFolder(["index.html": String(repeating: "page", count: 5_000_000)])
    let server = try TestServer(site, patience: .milliseconds(200))
    let connection = try ClientConnection(port: server.port)
    try connection.send(Self.get)
    #expect(throws: ClientConnection.Failure.self) { try drip(into: connection) }
  }

  /// Sends empty lines one by one, for 20 seconds, or until the server has ended the connection.
  private func drip(into connection: ClientConnection) throws {
    for _ in 0..<2_000 {
      try connection.send("\r\n")
      Thread.sleep(forTimeInterval: 0.01)
    }
  }
}
