import Foundation
import NIOCore
import ServerTestSupport
import Testing

@testable import PageServer

@Suite("Saving a theme in a project")
struct ThemeSavingTests {
  let project = ProjectInMemory()
  let server: TestServer

  init() throws {
    server = try TestServer(project: project.live)
  }

  @Test("hands it on with its revision, and tells what was written")
  func saved() throws {
    let reply = try project.put(server, "a=3&b=4")
    #expect(reply.status == 200)
    #expect(reply.text == #"{"revision":"r1","files":4,"wrote":2,"problem":null}"#)
    #expect(reply["content-type"] == "application/json")
    #expect(reply["cache-control"] == "no-store")
    #expect(project.saved == ["a=3&b=4 over r1"])
  }

  static let state = ProjectState(name: "h\"\n", theme: "é", revision: "2", files: 0, problem: "It’s \\ broken.")
  static let json =
    #"{"name":"h\"\u000a","theme":"é","revision":"2","files":0,"problem":"It’s \\ broken.","isReadable":true}"#

  @Test(
    "tells why it wasn't saved, or how the project is",
    arguments: [
      (SaveOutcome.saved(state, wrote: 0), 200, #"{"revision":"2","files":0,"wrote":0,"problem":"It’s \\ broken."}"#),
      (.changed(state), 412, json), (.invalid(sentence: "Not a theme."), 400, "Not a theme.\n"),
      (.unreadable(sentence: "It has a mistake."), 409, "It has a mistake.\n"),
      (.failed(sentence: "The disk is full."), 500, "The disk is full.\n"),
    ])
  func outcomes(outcome: SaveOutcome, status: Int, text: String) throws {
    let project = ProjectInMemory(outcome: outcome)
    let reply = try project.put(TestServer(project: project.live), "a=1")
    #expect(reply.status == status)
    #expect(reply.text == text)
  }

  @Test(
    "needs the revision",
    arguments: [
      ([:], 428), (["If-Match": ""], 400), (["If-Match": "*"], 400), (["If-Match": "r1"], 400),
      (["If-Match": "W/\"r1\""], 400), (["If-Match": "\"r1\", \"r2\""], 400), (["If-Match": "\"r 1\""], 400),
    ] as [([String: String], Int)])
  func revision(headers: [String: String], status: Int) throws {
    #expect(try project.put(server, "a=1", headers).status == status)
    #expect(project.saved.isEmpty)
  }

  @Test("takes 16,384 bytes, and not one more", arguments: [false, true])
  func length(isChunked: Bool) throws {
    for (length, status) in [(0, 200), (16_384, 200), (16_385, 413)] {
      let body = String(repeating: "a", count: length)
      let reply = isChunked ? try putInChunks(body) : try project.put(server, body)
      #expect(reply.status == status, "\(length) bytes")
      if status == 413 { #expect(reply.text == "A theme can have at most 16384 bytes.\n") }
    }
    #expect(project.saved.map(\.utf8.count) == [0, 16_384].map { $0 + " over r1".utf8.count })
  }

  private func putInChunks(_ body: String) throws -> Reply {
    let connection = try ClientConnection(port: server.port)
    let head = project.head(server, "PUT /project/theme", ["If-Match": "\"r1\"", "Transfer-Encoding": "chunked"])
    let chunks = stride(from: 0, to: body.utf8.count, by: 1000).map { start in
      let piece = body.dropFirst(start).prefix(1000)
      return String(piece.utf8.count, radix: 16) + "\r\n\(piece)\r\n"
    }
    try connection.send(head + "\r\n" + chunks.joined() + "0\r\n\r\n")
    return try connection.receive()
  }

  @Test("takes text only")
  func notUTF8() throws {
    let connection = try ClientConnection(port: server.port)
    let head = project.head(server, "PUT /project/theme", ["If-Match": "\"r1\"", "Content-Length": "2"])
    try connection.send(Data((head + "\r\n").utf8) + [0xff, 0xfe])
    let reply = try connection.receive()
    #expect(reply.status == 400)
    #expect(reply.text == "A theme must be UTF-8 text.\n")
    #expect(project.saved.isEmpty)
  }

  @Test("waits for all of the body, byte by byte, and asks for one that a client holds back")
  func pieces() throws {
    let connection = try ClientConnection(port: server.port)
    let fields = ["If-Match": "\"r1\"", "Content-Length": "7", "Expect": "100-continue"]
    try connection.send(project.head(server, "PUT /project/theme", fields) + "\r\n")
    #expect(try connection.receive().status == 100)
    for byte in "a=3&b=4".utf8 {
      #expect(project.saved.isEmpty)
      try connection.send(Data([byte]))
    }
    #expect(try connection.receive().status == 200)
    #expect(project.saved == ["a=3&b=4 over r1"])
  }

  @Test("ends the connection, so that nothing in a body is taken for a request")
  func smuggling() throws {
    let connection = try ClientConnection(port: server.port)
    let inner = project.head(server, "GET /project") + "\r\n"
    let fields = ["If-Match": "\"r1\"", "Content-Length": "3"]
    try connection.send(project.head(server, "PUT /project/theme", fields) + "\r\na=1" + inner)
    let reply = try connection.receive()
    #expect(reply.status == 200)
    #expect(reply["connection"] == "close")
    #expect(try connection.receiveToEnd().isEmpty)
  }

  @Test("answers a body that never ends as soon as it's too long")
  func endless() throws {
    for field in ["Content-Length: 8000000000", "Transfer-Encoding: chunked"] {
      let connection = try ClientConnection(port: server.port)
      try connection.send(
        project.head(server, "PUT /project/theme", ["If-Match": "\"r1\""]) + field + "\r\n\r\n")
      let piece = "ffff\r\n" + String(repeating: "a", count: 65_535) + "\r\n"
      // The server may end the connection before we've sent everything.
      for _ in 0..<50 { try? connection.send(piece) }
      #expect(try connection.receive().status == 413)
    }
    #expect(project.saved.isEmpty)
    #expect(try project.ask(server, "/project").status == 200)
  }

  @Test("gives up on a body that stops, drips or breaks off", arguments: ["", "Expect: 100-continue\r\n"])
  func patience(field: String) throws {
    let server = try TestServer(project: project.live, patience: .milliseconds(300))
    let head = project.head(server, "PUT /project/theme", ["If-Match": "\"r1\"", "Content-Length": "8000"])
    for start in ["", "a=1"] {
      let connection = try ClientConnection(port: server.port)
      try connection.send(head + "\r\n" + start)
      #expect(try connection.receiveToEnd().isEmpty)
    }
    let dripping = try ClientConnection(port: server.port)
    try dripping.send(head + field + "\r\n")
    #expect(throws: ClientConnection.Failure.self) {
      for _ in 0..<2_000 {
        try dripping.send("a")
        Thread.sleep(forTimeInterval: 0.01)
      }
    }
    let brokenOff = try ClientConnection(port: server.port)
    try brokenOff.send(head + "\r\na=1")
    brokenOff.finishSending()
    #expect(try brokenOff.receive().status == 400)
    let broken = try ClientConnection(port: server.port)
    try broken.send(
      project.head(server, "PUT /project/theme", ["If-Match": "\"r1\"", "Transfer-Encoding": "chunked"]) + "\r\nxyz\r\n"
    )
    #expect(try broken.receive().status == 400)
    #expect(project.saved.isEmpty)
  }

  @Test("lets others in while clients never finish their bodies")
  func slowClients() throws {
    let server = try TestServer(project: project.live, limit: 10)
    let head = project.head(server, "PUT /project/theme", ["If-Match": "\"r1\"", "Content-Length": "8000"])
    let slow = try (0..<100).map { _ in
      let connection = try ClientConnection(port: server.port)
      try connection.send(head + "\r\na")
      return connection
    }
    for _ in 0..<20 { #expect(try project.put(server, "a=1").status == 200) }
    #expect(try slow[0].receiveToEnd().isEmpty)
  }
}
