import Foundation
import ServerTestSupport
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

  @Test("prints the host as given", arguments: ["localhost": "localhost", "::1": "[::1]", "0.0.0.0": "0.0.0.0"])
  func hostAsNamed(host: String, printed: String) throws {
    let server = try RunningServer(site: site, arguments: ["--host", host])
    #expect(server.announcement == "http://\(printed):\(server.port)\n")
  }

  @Test("answers as soon as the address is printed, over IPv4 and over IPv6", arguments: ["127.0.0.1", "localhost"])
  func bothFamilies(host: String) throws {
    let server = try RunningServer(site: site, arguments: ["--host", host])
    #expect(try server.ask("/").text == "the page")
    guard Socket.hasIPv6 else { return }
    let connection = try ClientConnection(port: server.port, ip6: true)
    try connection.send("GET / HTTP/1.1\r\nHost: [::1]\r\n\r\n")
    #expect(try connection.receive().text == "the page")
  }

  @Test("refuses a port that another program has, in either family")
  func takenPort() throws {
    let port = try RunningServer.freePort()
    let arguments = ["serve", "--site", site.path, "--port", String(port)]
    let sentence =
      "tintype: Port \(port) is in use by another program. Stop that program, or choose another port with --port.\n"
    for ip6 in Socket.hasIPv6 ? [false, true] : [false] {
      let other = try #require(Socket.listen(port: port, ip6: ip6))
      #expect(try Command.run(arguments) == .init(status: 2, output: "", errors: sentence))
      Socket.close(other)
    }
  }

  @Test("takes the environment's PORT, unless --port is given")
  func portOfEnvironment() throws {
    let port = try RunningServer.freePort()
    let said = try Command.run(["serve", "--site", site.path], environment: ["PORT": String(port)])
    #expect(said == .init(status: 0, output: "http://127.0.0.1:\(port)\n", errors: ""))
    let server = try RunningServer(site: site, environment: ["PORT": "1"])
    #expect(server.announcement == "http://127.0.0.1:\(server.port)\n")
  }

  @Test("refuses what isn't a port", arguments: ["0", "65536", "-1", "http", "80 80", "8080.0"])
  func noPort(text: String) throws {
    let byEnvironment = try Command.run(["serve", "--site", site.path], environment: ["PORT": text])
    let sentence = "takes a number from 1 to 65535, not “\(text)”.\n"
    #expect(byEnvironment == .init(status: 2, output: "", errors: "tintype: The PORT variable \(sentence)"))
    let byOption = try Command.run(["serve", "--site", site.path, "--port=\(text)"])
    #expect(byOption == .init(status: 2, output: "", errors: "tintype: --port \(sentence)"))
  }

  @Test("refuses a host that isn't this machine's", arguments: ["example.com", "256.1.1.1", ":::"])
  func noHost(text: String) throws {
    let said = try Command.run(["serve", "--site", site.path, "--host=\(text)"])
    let sentence = "tintype: --host takes an IP address of this machine, or localhost, not “\(text)”.\n"
    #expect(said == .init(status: 2, output: "", errors: sentence))
    // RFC 5737 reserves this address for documentation: no machine has it.
    let foreign = try Command.run(["serve", "--site", site.path, "--host", "192.0.2.1"])
    let advice = "tintype: This machine doesn't have the address “192.0.2.1”. Choose one that it has with --host.\n"
    #expect(foreign == .init(status: 2, output: "", errors: advice))
  }

  @Test("refuses a folder that isn't there")
  func noSite() throws {
    let advice = "Build the page first, or name its folder with --site."
    let sentence = "tintype: There is no folder “/no/such/site”. \(advice)\n"
    let said = try Command.run(["serve", "--site", "/no/such/site"])
    #expect(said == .init(status: 2, output: "", errors: sentence))
  }

  @Test(
    "serves the folder `site` next to the program, or the page installed with it, even through a link to the program",
    arguments: ["home/site", "share/tintype/site"])
  func siteOfProgram(site: String) throws {
    let folder = try TemporaryFolder(["\(site)/index.html": "the page", "home/other": ""])
    let program = folder.url.appending(path: "home/tintype")
    // Copied by another process: if this one wrote the file, a child that another test starts could hold it open, and a program
    // that's open for writing can't be run.
    try Process.run(URL(filePath: "/bin/cp"), arguments: [Command.program.path, program.path]).waitUntilExit()
    let link = folder.url.appending(path: "link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: program)
    for start in [program, link] {
      let port = String(try RunningServer.freePort())
      let said = try Command.run(["serve", "--port", port], program: start)
      #expect(said == .init(status: 0, output: "http://127.0.0.1:\(port)\n", errors: ""))
    }
  }

  @Test("ends quietly when it's interrupted, whoever is still connected", arguments: [SIGINT, SIGTERM])
  func interruption(signal: Int32) throws {
    let server = try RunningServer(site: site)
    let connection = try ClientConnection(port: server.port)
    try connection.send("GET / HTTP/1.1\r\n")
    #expect(server.end(by: signal) == .init(status: 0, output: server.announcement, errors: ""))
    connection.close()
  }

  @Test("doesn't wait for fontconfig when it's interrupted")
  func interruptionDuringFontconfig() throws {
    let programs = try TemporaryFolder()
    let folder = "cd '\(programs.path)'"
    try programs.writeProgram(
      "\(folder); touch called; while [ -e fc-list -a ! -e found ]; do sleep 0.02; done", to: "fc-list")
    let server = try RunningServer(site: site, environment: ["PATH": programs.path])
    let connection = try ClientConnection(port: server.port)
    try connection.send("GET /fonts.txt HTTP/1.1\r\nHost: localhost\r\n\r\n")
    try wait(for: "fontconfig is asked") { (try? programs.text(of: "called")) != nil }
    #expect(server.end().status == 0)
    try programs.write("", to: "found")
  }

  @Test("keeps serving when nobody reads what it prints")
  func unreadOutput() throws {
    let port = try RunningServer.freePort()
    let server = Process()
    server.executableURL = try Command.program
    server.arguments = ["serve", "--site", site.path, "--port", String(port)]
    let output = Pipe()
    try output.fileHandleForReading.close()
    server.standardOutput = output
    try server.run()
    defer { server.terminate() }
    var connection: ClientConnection?
    try wait(for: "the server listens") {
      connection = try? ClientConnection(port: port)
      return connection != nil || !server.isRunning
    }
    #expect(try connection?.ask("/").text == "the page")
    // The server prints only after it listens, so ask until it must have tried.
    for _ in 0..<200 { #expect(try ClientConnection(port: port).ask("/").text == "the page") }
    #expect(server.isRunning)
  }

  private func wait(for what: Comment, until isDone: () -> Bool) throws {
    let end = ContinuousClock.now + .seconds(30)
    while !isDone() {
      try #require(ContinuousClock.now < end, what)
      Thread.sleep(forTimeInterval: 0.01)
    }
  }
}
