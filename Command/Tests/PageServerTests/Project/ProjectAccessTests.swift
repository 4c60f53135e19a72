import NIOConcurrencyHelpers
import ServerTestSupport
import Testing

@testable import PageServer

@Suite("Who may use a project")
struct ProjectAccessTests {
  static let paths = [("GET", "/project"), ("PUT", "/project/theme"), ("GET", "/project/events")]

  let project = ProjectInMemory()
  let server: TestServer

  init() throws {
    server = try TestServer(project: project.live)
  }

  @Test(
    "A page with the token, at any of this machine's names",
    arguments: ["localhost", "127.0.0.1", "[::1]", "LOCALHOST"])
  func page(name: String) throws {
    let host = "\(name):\(server.port)"
    let reply = try project.ask(server, "/project", ["Host": host, "Origin": "http://\(host)"])
    #expect(reply.status == 200)
    #expect(reply.text == ProjectInMemory.json)
    #expect(reply["content-type"] == "application/json")
    #expect(reply["cache-control"] == "no-store")
    #expect(reply["access-control-allow-origin"] == nil)
    #expect(try project.ask(server, "/project", ["Authorization": "bearer \(project.token.text)"]).status == 200)
  }

  @Test("Nobody without the token, with an old one, or with part of one", arguments: paths)
  func token(method: String, path: String) throws {
    let token = project.token.text
    let wrong = [
      "", "Bearer", "Bearer ", "Bearer \(AccessToken().text)", "Bearer \(token.dropLast())", "Bearer \(token)A",
      "Basic \(token)", token, "Bearer \(token) \(token)", "Bearer \(token),Bearer \(token)",
    ]
    for authorization in wrong {
      let reply = try project.ask(server, path, method: method, ["Authorization": authorization, "If-Match": "\"r1\""])
      #expect(reply.status == 401, "\(authorization)")
      #expect(
        reply.text == "This needs the token of a page that was opened at the address that “tintype open” printed.\n")
      #expect(reply["www-authenticate"] == "Bearer")
    }
    for index in token.indices {
      let almost = token[..<index] + (token[index] == "A" ? "B" : "A") + token[token.index(after: index)...]
      #expect(try project.ask(server, path, method: method, ["Authorization": "Bearer \(almost)"]).status == 401)
    }
    let connection = try ClientConnection(port: server.port)
    let twice = "Authorization: Bearer \(token)\r\n"
    try connection.send(project.head(server, "\(method) \(path)") + twice + "\r\n")
    #expect(try connection.receive().status == 401)
    #expect(try server.ask(path, method: method, host: "localhost:\(server.port)").status == 401)
    #expect(project.saved.isEmpty)
  }

  @Test(
    "No page of another origin, even with the token",
    arguments: [
      ["Origin": "https://example.com"], ["Origin": "null"], ["Origin": ""], ["Origin": "http://localhost"],
      ["Origin": "http://localhost:1"], ["Sec-Fetch-Site": "cross-site"], ["Sec-Fetch-Site": "same-site"],
      ["Sec-Fetch-Site": "none"],
    ])
  func origin(headers: [String: String]) throws {
    for (method, path) in Self.paths { try expectRefusal(method, path, headers) }
  }

  @Test("No page of the secure form of our origin, or of our other name")
  func almostOurs() throws {
    for origin in ["https://localhost", "http://127.0.0.1", "http://localhost."] {
      try expectRefusal("GET", "/project", ["Origin": "\(origin):\(server.port)"])
    }
  }

  @Test("No site whose name points to this machine, and no port or proxy before ours")
  func rebinding() throws {
    for host in ["example.com", "localhost.example.com", "127.0.0.1.example.com", "localhost.", "192.0.2.1"] {
      let host = "\(host):\(server.port)"
      for (method, path) in Self.paths {
        try expectRefusal(method, path, ["Host": host, "Origin": "http://\(host)"])
      }
    }
    for host in ["localhost", "localhost:1"] { try expectRefusal("GET", "/project", ["Host": host]) }
    for header in ["Forwarded", "X-Forwarded-For"] { try expectRefusal("GET", "/project", [header: "192.0.2.1"]) }
    try expectRefusal("GET", "http://example.com:\(server.port)/project", [:])
  }

  @Test("Only our own page is let in")
  func admission() throws {
    try expectRefusal("PUT", "/project/token", ["Origin": "https://example.com"])
    try expectRefusal("PUT", "/project/token", ["Host": "example.com:\(server.port)"])
  }

  private func expectRefusal(_ method: String, _ path: String, _ headers: [String: String]) throws {
    let reply = try project.ask(server, path, method: method, headers.merging(["If-Match": "\"r1\""]) { $1 })
    #expect(reply.status == 403, "\(method) \(path) \(headers)")
    #expect(reply.text == "Only the page that “tintype open” serves on this machine may use its project.\n")
    #expect(project.saved.isEmpty)
  }

  @Test(
    "Each address takes its methods only",
    arguments: [
      ("PUT", "/project", "GET, HEAD"), ("GET", "/project/theme", "PUT"), ("HEAD", "/project/theme", "PUT"),
      ("PUT", "/project/events", "GET"), ("HEAD", "/project/events", "GET"), ("PUT", "/", "GET, HEAD"),
      ("GET", "/project/token", "PUT"), ("HEAD", "/project/token", "PUT"),
      ("PUT", "/nothing", "GET, HEAD"), ("DELETE", "/project/theme", "GET, HEAD"), ("OPTIONS", "/project", "GET, HEAD"),
    ])
  func methods(method: String, path: String, allowed: String) throws {
    let reply = try project.ask(server, path, method: method)
    #expect(reply.status == 405)
    #expect(reply["allow"] == allowed)
  }

  @Test(
    "Other paths are none of the project's", arguments: ["/project/", "/project/theme/", "/project/..", "/Project"])
  func otherPaths(path: String) throws {
    #expect(try project.ask(server, path).status == 404)
  }

  @Test("Without a project there's nothing at its addresses")
  func noProject() throws {
    let server = try TestServer()
    for path in ["/project", "/project/theme", "/project/events"] {
      #expect(try project.ask(server, path).status == 404)
      #expect(try project.ask(server, path, method: "PUT").status == 405)
    }
  }

  @Test(
    "An invitation lets in one page, which brings its own token; what's left in the browser's history is worth nothing")
  func invitation() throws {
    let invitation = "Bearer \(project.live.access.invitation.text)"
    let next = NIOLockedValueBox<[String]>([])
    project.live.access.follow { token in next.withLockedValue { $0.append(token.text) } }
    func admit(_ token: String, _ authorization: String) throws -> Int {
      try project.ask(server, "/project/token", method: "PUT", ["Authorization": authorization], body: token).status
    }
    func mayRead(_ token: String) throws -> Bool {
      try project.ask(server, "/project", ["Authorization": "Bearer \(token)"]).status == 200
    }
    let (own, other) = (AccessToken().text, AccessToken().text)
    for wrong in ["", "short", own + "A", String(own.dropLast()) + "+"] { #expect(try admit(wrong, invitation) == 400) }
    #expect(try admit(own, "Bearer \(AccessToken().text)") == 401)
    #expect(try admit(own, "Bearer \(project.token.text)") == 401, "a page invites nobody")
    #expect(try !mayRead(own))
    #expect(
      try project.ask(server, "/project", ["Authorization": invitation]).status == 200,
      "until a page has used it, a program can work with it")
    #expect(try admit(own, invitation) == 200)
    #expect(try mayRead(own) && mayRead(project.token.text))
    #expect(try admit(own, invitation) == 200, "a page that didn't hear the answer asks again")
    #expect(try admit(other, invitation) == 401)
    #expect(try !mayRead(other))
    #expect(try project.ask(server, "/project", ["Authorization": invitation]).status == 401)
    #expect(
      next.withLockedValue { $0 } == [project.live.access.invitation.text], "there's another one for the next page")
    #expect(try admit(other, "Bearer \(project.live.access.invitation.text)") == 200)
    #expect(try mayRead(other))
  }

  @Test("Tokens are 128 random bits, in characters that need no escape")
  func tokens() {
    let tokens = (0..<1000).map { _ in AccessToken().text }
    #expect(Set(tokens).count == tokens.count)
    #expect(tokens.allSatisfy { $0.wholeMatch(of: #/[A-Za-z0-9_-]{22}/#) != nil })
    // Each of the first 128 bits is 0 in some and 1 in others.
    for index in 0..<21 { #expect(Set(tokens.map { Array($0)[index] }).count == 64) }
  }
}
