import FlyingSocks
import Foundation
import Testing

@testable import tintype

@Suite("tintype serve, the fonts of this machine")
struct FontListTests {
  static let lato = "Lato\ten\t80\t0\t\tFalse\tFalse\tTrue\tTrueType\tde|en\n"
  static let latoBold = "Lato\ten\t200\t0\t\tFalse\tFalse\tTrue\tTrueType\tde|en\n"

  let site: TemporaryFolder
  let programs: TemporaryFolder
  let server: RunningServer

  init() throws {
    site = try TemporaryFolder(["index.html": "page"])
    programs = try TemporaryFolder()
    server = try RunningServer(site: site, environment: ["PATH": "/no/such/folder:\(programs.path)"])
  }

  private func installFontconfig(_ script: String) throws {
    try programs.write(Self.lato + Self.latoBold, to: "faces")
    try programs.writeProgram("cd '\(programs.path)'\n\(script)\n", to: "fc-list")
  }

  @Test("are listed to a page that was opened on it, and fontconfig is asked once")
  func listing() throws {
    try installFontconfig("echo \"$@\" >> calls; cat faces")
    for host in ["localhost", "LOCALHOST:8080", "127.0.0.1", "127.0.0.1:80", "[::1]", "[::1]:8080"] {
      let answer = try server.ask("/fonts.txt", host: host)
      #expect(answer.status == 200)
      #expect(answer.text == "Lato\t-\tb\t-\n")
      #expect(answer["content-type"] == "text/plain; charset=utf-8")
      #expect(answer["cache-control"] == "no-store")
    }
    #expect(
      try programs.text(of: "calls").hasPrefix("--format %{family}\\t%{familylang}\\t".replacing("\\t", with: "\t")))
    #expect(try programs.text(of: "calls").components(separatedBy: "--format").count == 2)
  }

  @Test(
    "are nobody else's business: another site whose name points here, a proxy's client",
    arguments: [
      ["Host": "example.com"], ["Host": "localhost.example.com"], ["Host": "127.0.0.1.example.com"],
      ["Host": "localhost:8080.example.com"], ["Host": "example.com:localhost"], ["Host": "[::1].example.com"],
      ["Host": ""], ["Host": "localhost", "X-Forwarded-For": "192.0.2.1"],
      ["Host": "localhost", "Forwarded": "for=192.0.2.1"],
    ])
  func refusal(headers: [String: String]) throws {
    try installFontconfig("echo \"$@\" >> calls; cat faces")
    let answer = try server.ask("/fonts.txt", host: headers["Host"] ?? "", headers)
    #expect(answer.status == 404)
    #expect(answer.text == "There is nothing here; Tintype itself is at /.\n")
    #expect(throws: (any Error).self) { try programs.text(of: "calls") }
  }

  @Test(
    "are for a peer on the loopback only",
    arguments: [
      (.ip4("127.0.0.1", port: 1), true), (.ip4("127.8.9.10", port: 1), true), (.ip6("::1", port: 1), true),
      (.ip6("::ffff:127.0.0.1", port: 1), true), (.ip4("192.0.2.1", port: 1), false),
      (.ip4("12.7.0.0", port: 1), false),
      (.ip6("::ffff:192.0.2.1", port: 1), false), (.ip6("fe80::1", port: 1), false), (.ip6("::", port: 1), false),
    ] as [(Socket.Address, Bool)])
  func peers(peer: Socket.Address, isLoopback: Bool) throws {
    let head = Array("GET /fonts.txt HTTP/1.1\r\nHost: localhost".utf8)
    #expect(try #require(Request(head: head, from: peer)).isFromThisMachine == isLoopback)
  }

  @Test("are missed in one sentence without fontconfig, and found once it is there")
  func noFontconfig() throws {
    let missing = try server.ask("/fonts.txt")
    #expect(missing.status == 503)
    #expect(missing.text == "fc-list was not found; install fontconfig to list this machine's own fonts.\n")
    try installFontconfig("echo broken; exit 3")
    let broken = try server.ask("/fonts.txt")
    #expect(broken.status == 503)
    #expect(broken.text == "fc-list failed; try it in a terminal to see why this machine's own fonts are missing.\n")
    try installFontconfig("cat faces")
    #expect(try server.ask("/fonts.txt").status == 200)
  }

  @Test("hold up no other answer while fontconfig searches for them")
  func slowFontconfig() throws {
    try installFontconfig("while [ -e fc-list -a ! -e found ]; do sleep 0.02; done; cat faces")
    let connection = try ClientConnection(port: server.port)
    try connection.send("GET /fonts.txt HTTP/1.1\r\nHost: localhost\r\n\r\n")
    for _ in 0..<20 { #expect(try server.ask("/").text == "page") }
    try programs.write("", to: "found")
    #expect(try connection.receive().text == "Lato\t-\tb\t-\n")
  }

  @Test("do not keep the server from ending")
  func interruption() async throws {
    try installFontconfig("touch called; while [ -e fc-list -a ! -e found ]; do sleep 0.02; done")
    let connection = try ClientConnection(port: server.port)
    try connection.send("GET /fonts.txt HTTP/1.1\r\nHost: localhost\r\n\r\n")
    while (try? programs.text(of: "called")) == nil { try await Task.sleep(for: .milliseconds(10)) }
    #expect(server.end().status == 0)
    connection.close()
    try programs.write("", to: "found")
  }
}
