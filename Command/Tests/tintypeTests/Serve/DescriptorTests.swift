import Foundation
import ServerTestSupport
import Testing

@Suite("tintype serve with few file descriptors")
struct DescriptorTests {
  let site: TemporaryFolder

  init() throws {
    site = try TemporaryFolder(["index.html": "page"])
  }

  @Test("answers others while 300 clients never finish their requests", arguments: ["ulimit -n 128", "ulimit -n 40"])
  func slowClients(limit: String) throws {
    let server = try RunningServer(site: site, through: limit)
    let slow = try (0..<300).map { _ in
      let connection = try ClientConnection(port: server.port)
      try connection.send("GET / HTTP/1.1\r\nX: ")
      return connection
    }
    for _ in 0..<20 { #expect(try server.ask("/").text == "page") }
    #expect(server.end() == .init(status: 0, output: server.announcement, errors: ""))
    for connection in slow { connection.close() }
  }

  @Test("still lists fonts at the limit of connected clients")
  func fonts() throws {
    let programs = try TemporaryFolder()
    try programs.writeProgram(
      "printf 'Lato\\ten\\t80\\t0\\t\\tFalse\\tFalse\\tTrue\\tTrueType\\tde|en\\n'", to: "fc-list")
    let server = try RunningServer(site: site, environment: ["PATH": programs.path], through: "ulimit -n 64")
    let clients = try (0..<100).map { _ in try ClientConnection(port: server.port) }
    let reply = try server.ask("/fonts.txt")
    #expect(reply.text == "Lato\tsans\t-\t-")
    for client in clients { client.close() }
  }
}
