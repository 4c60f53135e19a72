import Foundation
import ServerTestSupport
import Testing

/// A project that `tintype open` serves, and the requests of its page.
struct OpenedProject: Sendable {
  /// The state as the page reads it.
  struct State: Decodable, Equatable {
    var name: String
    var theme: String
    var revision: String
    var files: Int
    var problem: String?
  }

  /// The response that the page reads after it saved.
  struct Saved: Decodable {
    var revision: String
    var files: Int
    var wrote: Int
    var problem: String?
  }

  let project: Project
  let server: RunningServer
  /// What let in the page.
  let invitation: String
  /// The page's own token.
  let token = "abcdefghijklmnopqrs-_0"

  init(_ project: Project, arguments: [String] = [], through shell: String? = nil) throws {
    self.project = project
    let site = try TemporaryFolder(["index.html": "the page"])
    server = try RunningServer("open", site: site, arguments: [project.folder.path] + arguments, through: shell)
    let address = server.announcement.trimmingCharacters(in: .newlines)
    let parts = try #require(address.wholeMatch(of: #/http://127\.0\.0\.1:(\d+)/\#project=([A-Za-z0-9_-]{22})/#))
    #expect(UInt16(parts.1) == server.port)
    invitation = String(parts.2)
    let reply = try ClientConnection(port: server.port).ask(
      "/project/token", method: "PUT", host: host, ["Authorization": "Bearer \(invitation)"], body: token)
    #expect(reply.status == 200)
  }

  private var headers: [String: String] { ["Authorization": "Bearer \(token)"] }
  private var host: String { "127.0.0.1:\(server.port)" }

  func state() throws -> State {
    let reply = try ClientConnection(port: server.port).ask("/project", host: host, headers)
    return try JSONDecoder().decode(State.self, from: reply.body)
  }

  /// Sends a theme that's based on a revision; nil for the present one.
  func put(_ theme: String, over revision: String? = nil) throws -> Reply {
    let revision = try revision ?? state().revision
    return try ClientConnection(port: server.port).ask(
      "/project/theme", method: "PUT", host: host, headers.merging(["If-Match": "\"\(revision)\""]) { $1 }, body: theme)
  }

  func save(_ theme: String) throws -> Saved {
    let reply = try put(theme)
    #expect(reply.status == 200, "\(reply.text)")
    return try JSONDecoder().decode(Saved.self, from: reply.body)
  }

  /// Opens a stream of events.
  func events() throws -> Events {
    let connection = try ClientConnection(port: server.port)
    let fields = headers.merging(["Host": host]) { $1 }.map { "\($0): \($1)\r\n" }.joined()
    try connection.send("GET /project/events HTTP/1.1\r\n\(fields)\r\n")
    #expect(try connection.receive().status == 200)
    return Events(connection: connection)
  }

  struct Events {
    let connection: ClientConnection

    /// The next event.
    func next() throws -> State {
      _ = try connection.receive(until: "event: project\ndata: ")
      return try JSONDecoder().decode(State.self, from: Data(connection.receive(until: "\n\n").utf8))
    }
  }
}
