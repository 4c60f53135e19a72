import Foundation
import NIOCore
import ServerTestSupport
import Testing

@testable import PageServer

@Suite("A project's stream of events")
struct EventStreamTests {
  let project = ProjectInMemory()
  let server: TestServer

  init() throws {
    server = try TestServer(project: project.live)
  }

  private static func event(_ json: String) -> String { "event: project\ndata: \(json)" }

  /// How the project is after its file has changed.
  private func state(_ revision: String) -> ProjectState {
    var state = ProjectInMemory.state
    state.revision = revision
    return state
  }

  @Test("tells how the project is at once, and then whenever that changes")
  func events() throws {
    let connection = try ClientConnection(port: server.port)
    try connection.send(project.head(server, "GET /project/events") + "\r\n")
    let head = try connection.receive()
    #expect(head.status == 200)
    #expect(head["content-type"] == "text/event-stream")
    #expect(head["cache-control"] == "no-store")
    #expect(head["content-length"] == nil)
    #expect(head["access-control-allow-origin"] == nil)
    #expect(try connection.receive(until: "\n\n").hasSuffix(Self.event(ProjectInMemory.json)))
    for revision in ["r2", "r3"] {
      project.live.update { _ in state(revision) }
      let json = ProjectInMemory.json.replacing("r1", with: revision)
      #expect(try connection.receive(until: "\n\n").hasSuffix(Self.event(json)))
    }
  }

  @Test("sends comments while nothing happens, so that it isn't taken for a client that hangs")
  func comments() throws {
    let server = try TestServer(project: project.live, patience: .milliseconds(300))
    let connection = try project.stream(server)
    for _ in 0..<6 { #expect(try connection.receive(until: ":\n\n").hasSuffix("3\r\n")) }
    project.live.update { _ in state("r2") }
    _ = try connection.receive(until: "\"r2\"")
  }

  @Test("is open to 16 pages; the oldest ends for the next, and nobody else waits")
  func most() throws {
    let streams = try (0..<200).map { _ in try project.stream(server) }
    for stream in streams.dropLast(16) { _ = try stream.receiveToEnd() }
    project.live.update { _ in state("r2") }
    for stream in streams.suffix(16) { _ = try stream.receive(until: "\"r2\"") }
    #expect(try project.ask(server, "/project").status == 200)
  }

  @Test("counts as any connection does: at the limit, the oldest stream ends for a new client")
  func connectionLimit() throws {
    let server = try TestServer(project: project.live, limit: 10)
    let streams = try (0..<10).map { _ in try project.stream(server) }
    #expect(try server.ask("/").text == "page")
    _ = try streams[0].receiveToEnd()
    project.live.update { _ in state("r2") }
    _ = try streams[9].receive(until: "\"r2\"")
  }

  @Test("leaves its place when the client goes")
  func leaving() throws {
    let first = try project.stream(server)
    for _ in 0..<50 {
      let other = try project.stream(server)
      other.finishSending()
      _ = try other.receiveToEnd()
    }
    project.live.update { _ in state("r2") }
    _ = try first.receive(until: "\"r2\"")
  }

  @Test("isn't for HTTP/1.0, which can't end it")
  func oldVersion() throws {
    let connection = try ClientConnection(port: server.port)
    let head = project.head(server, "GET /project/events").replacing("HTTP/1.1", with: "HTTP/1.0")
    try connection.send(head + "\r\n")
    #expect(try connection.receive().status == 505)
  }

  @Test("skips what a client doesn't read, up to the newest event, and delays no other page's")
  func unread() throws {
    let deaf = try project.stream(server)
    let other = try project.stream(server)
    let long = String(repeating: "x", count: 300_000)
    for number in 0..<200 {
      project.live.update { _ in
        var state = state("r\(number)")
        state.problem = long
        return state
      }
      _ = try other.receive(until: "\n\n")
    }
    project.live.update { _ in state("last") }
    _ = try other.receive(until: "\"last\"")
    // Far less than the 60 MB that were sent to the other: what the system holds, the newest event then, and the last.
    let rest = try deaf.receive(until: "\"last\"")
    #expect(rest.utf8.count < 30_000_000)
  }
}
