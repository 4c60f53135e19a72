import FlyingSocks
import Foundation
import Testing

@Suite("tintype serve, from start to end")
struct StartTests {
  let site: TemporaryFolder

  init() throws {
    site = try TemporaryFolder(["index.html": "the page"])
  }

  @Test("prints its address, and nothing else")
  func announcement() throws {
    let server = try RunningServer(site: site)
    #expect(server.end() == .init(status: 0, output: "http://127.0.0.1:\(server.port)\n", errors: ""))
  }

  @Test("prints the host as it was named", arguments: ["localhost": "localhost", "::1": "[::1]", "0.0.0.0": "0.0.0.0"])
  func hostAsNamed(host: String, printed: String) throws {
    let server = try RunningServer(site: site, arguments: ["--host", host])
    #expect(server.announcement == "http://\(printed):\(server.port)\n")
  }

  @Test("answers as soon as the address is printed, over IPv4 and over IPv6", arguments: ["127.0.0.1", "localhost"])
  func bothFamilies(host: String) throws {
    let server = try RunningServer(site: site, arguments: ["--host", host])
    #expect(try server.ask("/").text == "the page")
    guard machineHasIPv6 else { return }
    let connection = try ClientConnection(ip6Port: server.port)
    try connection.send("GET / HTTP/1.1\r\nHost: [::1]\r\n\r\n")
    #expect(try connection.receive().text == "the page")
  }

  @Test("refuses a port that another program has, of either family")
  func takenPort() throws {
    let port = try RunningServer.freePort()
    let arguments = ["serve", "--site", site.path, "--port", String(port)]
    let sentence = "Port \(port) is taken by another program; stop it or choose another with --port.\n"
    let ip4 = try RunningServer.listen(at: sockaddr_in.inet(ip4: "127.0.0.1", port: port))
    #expect(try Command.run(arguments) == .init(status: 2, output: "", errors: sentence))
    try ip4.close()
    guard machineHasIPv6 else { return }
    let ip6 = try RunningServer.listen(at: .loopback(port: port))
    #expect(try Command.run(arguments) == .init(status: 2, output: "", errors: sentence))
    try ip6.close()
  }

  @Test("takes the environment's PORT, unless --port is given")
  func portOfEnvironment() throws {
    let port = try RunningServer.freePort()
    let said = try Command.run(["serve", "--site", site.path], environment: ["PORT": String(port)])
    #expect(said == .init(status: 0, output: "http://127.0.0.1:\(port)\n", errors: ""))
    let server = try RunningServer(site: site, environment: ["PORT": "1"])
    #expect(server.announcement == "http://127.0.0.1:\(server.port)\n")
  }

  @Test("refuses what is no port", arguments: ["0", "65536", "-1", "http", "80 80", "8080.0"])
  func noPort(text: String) throws {
    let byEnvironment = try Command.run(["serve", "--site", site.path], environment: ["PORT": text])
    let sentence = "is a number from 1 to 65535, not '\(text)'.\n"
    #expect(byEnvironment == .init(status: 2, output: "", errors: "The environment's PORT \(sentence)"))
    let byOption = try Command.run(["serve", "--site", site.path, "--port=\(text)"])
    #expect(byOption == .init(status: 2, output: "", errors: "--port \(sentence)"))
  }

  @Test("refuses a host that is not this machine's", arguments: ["example.com", "256.1.1.1", ":::"])
  func noHost(text: String) throws {
    let said = try Command.run(["serve", "--site", site.path, "--host=\(text)"])
    let sentence = "--host is an IP address of this machine, or localhost; '\(text)' is neither.\n"
    #expect(said == .init(status: 2, output: "", errors: sentence))
    // Kept for documents by RFC 5737: no machine has it.
    let foreign = try Command.run(["serve", "--site", site.path, "--host", "192.0.2.1"])
    let advice = "This machine has no address '192.0.2.1'; choose one of its own with --host.\n"
    #expect(foreign == .init(status: 2, output: "", errors: advice))
  }

  @Test("refuses a folder that is not there, or has no page")
  func noSite() throws {
    let empty = try TemporaryFolder()
    let advice = "build the page first, or name its folder with --site.\n"
    #expect(
      try Command.run(["serve", "--site", empty.path])
        == .init(status: 2, output: "", errors: "There is no index.html in '\(empty.path)'; \(advice)"))
    #expect(
      try Command.run(["serve", "--site", "/no/such/site"])
        == .init(status: 2, output: "", errors: "There is no folder '/no/such/site'; \(advice)"))
  }

  @Test("serves the folder `site` beside the program when none is named, through a link to it as well")
  func siteBesideProgram() throws {
    let folder = try TemporaryFolder(["home/site/index.html": "the page"])
    let program = folder.url.appending(path: "home/tintype")
    try FileManager.default.copyItem(at: Command.program, to: program)
    let link = folder.url.appending(path: "link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: program)
    for start in [program, link] {
      let port = String(try RunningServer.freePort())
      let said = try Command.run(["serve", "--port", port], program: start)
      #expect(said == .init(status: 0, output: "http://127.0.0.1:\(port)\n", errors: ""))
    }
  }

  @Test("ends quietly when it is interrupted, whoever is still connected", arguments: [SIGINT, SIGTERM])
  func interruption(signal: Int32) throws {
    let server = try RunningServer(site: site)
    let connection = try ClientConnection(port: server.port)
    try connection.send("GET / HTTP/1.1\r\n")
    #expect(server.end(by: signal) == .init(status: 0, output: server.announcement, errors: ""))
    connection.close()
  }
}
