import Foundation
import Testing

@Suite("tintype serve, clients without manners")
struct HostileClientTests {
  let server: RunningServer

  init() throws {
    server = try RunningServer(site: TemporaryFolder(["index.html": "page"]))
  }

  @Test(
    "says of what is no request that it is none, and ends the connection",
    arguments: [
      "", "GET", "GET /", "GET  HTTP/1.1", " / HTTP/1.1", "GET / HTTP/2.0", "GET / HTTP/9", "GET / / HTTP/1.1",
      "GET / HTTP/1.1", "GET / HTTP/1.1\r\nHost: x\r\nno colon", "GET / HTTP/1.1\r\nHost: x\r\n: no name",
      "GET / HTTP/1.1\r\nHost : x", "GET / HTTP/1.1\r\nHost: x\r\n folded: x", "GET /\0 HTTP/1.1\r\nHost: x",
      "GET / HTTP/1.1\r\nHost: x\r\nA: \u{7f}", "\u{16}\u{3}\u{1}",
    ])
  func malformed(head: String) throws {
    let connection = try ClientConnection(port: server.port)
    try connection.send(head + "\r\n\r\n")
    let answer = try connection.receive()
    #expect(answer.status == 400)
    #expect(answer.text == "This is no request in HTTP/1.1.\n")
    #expect(answer["connection"] == "close")
    #expect(connection.receiveToEnd().isEmpty)
    #expect(try server.ask("/").status == 200)
  }

  @Test("reads bytes that are no UTF-8 as a name that it does not have")
  func noUTF8() throws {
    let connection = try ClientConnection(port: server.port)
    try connection.send(Data("GET /".utf8) + [0xff, 0xfe] + Data(" HTTP/1.1\r\nHost: x\r\n\r\n".utf8))
    #expect(try connection.receive().status == 404)
  }

  @Test("refuses a head without end, in one line or in many")
  func hugeHead() throws {
    for line in [String(repeating: "a", count: 4_000_000), String(repeating: "A: b\r\n", count: 600_000)] {
      let connection = try ClientConnection(port: server.port)
      try connection.send("GET / HTTP/1.1\r\nHost: x\r\nA: ")
      // The server may end the connection before all of it is sent.
      try? connection.send(line)
      let answer = try connection.receive()
      #expect(answer.status == 431)
      #expect(answer.text == "A request has at most 65536 bytes before its body.\n")
    }
    #expect(try server.ask("/").status == 200)
  }

  @Test("understands a request that comes byte by byte, and several that come at once")
  func pieces() throws {
    let connection = try ClientConnection(port: server.port)
    let request = "GET / HTTP/1.1\r\nHost: x\r\n\r\n"
    for byte in request.utf8 { try connection.send(Data([byte])) }
    #expect(try connection.receive().text == "page")
    try connection.send(request + "GET /nothing HTTP/1.1\r\nHost: x\r\n\r\n" + request)
    for status in [200, 404, 200] { #expect(try connection.receive().status == status) }
  }

  @Test("ends a connection when the browser wants it so, or when a body follows")
  func lastRequest() throws {
    let heads = [
      "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", "GET / HTTP/1.0\r\n\r\n",
      "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2000000\r\n\r\n" + String(repeating: "b", count: 2_000_000),
      "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n7fffffffffffffff\r\nab",
      "GET / HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\nGET / HTTP/1.1\r\nHost: x\r\n\r\n",
    ]
    for head in heads {
      let connection = try ClientConnection(port: server.port)
      try connection.send(head)
      #expect(try connection.receive()["connection"] == "close")
      #expect(connection.receiveToEnd().isEmpty)
    }
  }

  @Test("answers others while hundreds never finish what they ask")
  func slowClients() throws {
    var slow: [ClientConnection] = []
    for _ in 0..<300 {
      let connection = try ClientConnection(port: server.port)
      try connection.send("GET / HTTP/1.1\r\nX: ")
      slow.append(connection)
    }
    #expect(try server.ask("/").text == "page")
    for connection in slow { connection.close() }
  }

  @Test("keeps more clients waiting than it has file descriptors, and lives")
  func fewDescriptors() throws {
    let site = try TemporaryFolder(["index.html": "page"])
    let server = try RunningServer(site: site, through: "ulimit -n 40")
    var connections: [ClientConnection] = []
    for _ in 0..<100 { connections.append(try ClientConnection(port: server.port)) }
    // libdispatch looks at its threads every second.
    Thread.sleep(forTimeInterval: 2.5)
    for connection in connections { connection.close() }
    #expect(try server.ask("/").text == "page")
  }
}
