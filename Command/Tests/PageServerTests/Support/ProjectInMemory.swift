import NIOConcurrencyHelpers
import ServerTestSupport

@testable import PageServer

/// A project that lives nowhere but in a test, and the requests of a page that was opened with its token.
final class ProjectInMemory: Sendable {
  static let state = ProjectState(name: "harbor", theme: "a=1&b=2", revision: "r1", files: 4, problem: nil)
  static let json = #"{"name":"harbor","theme":"a=1&b=2","revision":"r1","files":4,"problem":null,"isReadable":true}"#

  let live: LiveProject
  /// The token of a page that was let in.
  let token = AccessToken()
  private let calls: NIOLockedValueBox<[String]>

  /// - Parameter outcome: what comes of saving anything.
  init(outcome: SaveOutcome = .saved(state, wrote: 2)) {
    let calls = NIOLockedValueBox<[String]>([])
    live = LiveProject(state: Self.state) { theme, revision, _ in
      calls.withLockedValue { $0.append("\(theme) over \(revision)") }
      return outcome
    }
    self.calls = calls
    _ = live.access.admit(token, invitedBy: ["Bearer \(live.access.invitation.text)"])
  }

  /// Everything that was to be saved, as "theme over revision".
  var saved: [String] { calls.withLockedValue { $0 } }

  /// The headers of our own page.
  func headers(of server: TestServer, _ others: [String: String] = [:]) -> [String: String] {
    [
      "Host": "localhost:\(server.port)", "Authorization": "Bearer \(token.text)",
      "Origin": "http://localhost:\(server.port)", "Sec-Fetch-Site": "same-origin",
    ].merging(others) { $1 }
  }

  /// Sends a request on a new connection as our own page does.
  func ask(
    _ server: TestServer, _ path: String, method: String = "GET", _ others: [String: String] = [:], body: String? = nil
  ) throws -> Reply {
    let headers = headers(of: server, others)
    return try ClientConnection(port: server.port)
      .ask(path, method: method, host: headers["Host"] ?? "", headers, body: body)
  }

  func put(_ server: TestServer, _ body: String, _ others: [String: String] = ["If-Match": "\"r1\""]) throws -> Reply {
    try ask(server, "/project/theme", method: "PUT", others, body: body)
  }

  /// The head of a request of our own page, without the empty line.
  func head(_ server: TestServer, _ line: String, _ others: [String: String] = [:]) -> String {
    "\(line) HTTP/1.1\r\n" + headers(of: server, others).map { "\($0): \($1)\r\n" }.joined()
  }

  /// A new stream of events, with its head and the first event read.
  func stream(_ server: TestServer) throws -> ClientConnection {
    let connection = try ClientConnection(port: server.port)
    try connection.send(head(server, "GET /project/events") + "\r\n")
    _ = try connection.receive()
    _ = try connection.receive(until: "\n\n")
    return connection
  }
}
