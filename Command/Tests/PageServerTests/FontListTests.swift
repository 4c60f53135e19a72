import Foundation
import NIOCore
import ServerTestSupport
import Testing

@testable import PageServer

@Suite("The fonts of this machine")
struct FontListTests {
  static let lato = "Lato\ten\t80\t0\t\tFalse\tFalse\tTrue\tTrueType\tde|en\n"
  static let latoBold = "Lato\ten\t200\t0\t\tFalse\tFalse\tTrue\tTrueType\tde|en\n"
  static let listed = "Lato\tsans\tb\t-"

  let programs: TemporaryFolder
  let server: TestServer

  init() throws {
    programs = try TemporaryFolder()
    server = try TestServer(path: "/no/such/folder:\(programs.path)")
  }

  private func installFontconfig(_ script: String) throws {
    try programs.write(Self.lato + Self.latoBold, to: "faces")
    try programs.writeProgram("cd '\(programs.path)'\n\(script)\n", to: "fc-list")
  }

  @Test("are listed to a page that was opened on it, and fontconfig is asked once")
  func listing() throws {
    try installFontconfig("echo \"$@\" >> calls; cat faces")
    for host in ["localhost", "LOCALHOST:8080", "127.0.0.1", "127.0.0.1:80", "[::1]", "[::1]:8080"] {
      let reply = try server.ask("/fonts.txt", host: host)
      #expect(reply.status == 200)
      #expect(reply.text == Self.listed)
      #expect(reply["content-type"] == "text/plain; charset=utf-8")
      #expect(reply["cache-control"] == "no-store")
    }
    #expect(
      try programs.text(of: "calls").hasPrefix("--format %{family}\\t%{familylang}\\t".replacing("\\t", with: "\t")))
    #expect(try programs.text(of: "calls").components(separatedBy: "--format").count == 2)
  }

  @Test(
    "aren't given to anyone else: another site whose name points here, a proxy's client",
    arguments: [
      ["Host": "example.com"], ["Host": "localhost.example.com"], ["Host": "127.0.0.1.example.com"],
      ["Host": "localhost."], ["Host": "[::1].example.com"], ["Host": ""],
      ["Host": "localhost", "X-Forwarded-For": "192.0.2.1"], ["Host": "localhost", "Forwarded": "for=192.0.2.1"],
    ])
  func refusal(headers: [String: String]) throws {
    try installFontconfig("echo \"$@\" >> calls; cat faces")
    #expect([400, 404].contains(try server.ask("/fonts.txt", host: headers["Host"] ?? "", headers).status))
    #expect(throws: (any Error).self) { try programs.text(of: "calls") }
  }

  @Test("believe the absolute form before Host")
  func absoluteForm() throws {
    try installFontconfig("cat faces")
    #expect(try server.ask("http://example.com/fonts.txt", host: "localhost").status == 404)
    #expect(try server.ask("http://localhost/fonts.txt", host: "example.com").status == 200)
  }

  @Test(
    "are for a peer on the loopback only",
    arguments: [
      ("127.0.0.1", true), ("127.8.9.10", true), ("::1", true), ("::ffff:127.0.0.1", true), ("192.0.2.1", false),
      ("12.7.0.0", false), ("::ffff:192.0.2.1", false), ("fe80::1", false), ("::", false),
    ])
  func peers(address: String, isLoopback: Bool) throws {
    #expect(try SocketAddress(ipAddress: address, port: 1).isLoopback == isLoopback)
  }

  @Test("say in one sentence that fontconfig is missing, and are found once it's there")
  func noFontconfig() throws {
    let missing = try server.ask("/fonts.txt")
    #expect(missing.status == 503)
    #expect(missing.text == "fc-list wasn't found. Install fontconfig to see this machine's own fonts.\n")
    try installFontconfig("echo broken; exit 3")
    let broken = try server.ask("/fonts.txt")
    #expect(broken.status == 503)
    #expect(broken.text == "fc-list failed. Run it in a terminal to see why.\n")
    try installFontconfig("cat faces")
    #expect(try server.ask("/fonts.txt").status == 200)
  }

  @Test("delay no other connection while fontconfig looks for them, and come before the next answer on theirs")
  func slowFontconfig() throws {
    try installFontconfig("while [ -e fc-list -a ! -e found ]; do sleep 0.02; done; cat faces")
    let connection = try ClientConnection(port: server.port)
    let rest = "HTTP/1.1\r\nHost: localhost\r\n\r\n"
    try connection.send("GET /fonts.txt \(rest)GET / \(rest)nonsense\r\n\r\n")
    for _ in 0..<20 { #expect(try server.ask("/").text == "page") }
    try programs.write("", to: "found")
    #expect(try connection.receive().text == Self.listed)
    #expect(try connection.receive().text == "page")
    #expect(try connection.receive().status == 501)
  }
}
