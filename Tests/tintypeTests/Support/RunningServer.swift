import FlyingSocks
import Foundation
import Synchronization
import Testing

/// `tintype serve` on a port of its own, ended with its value.
final class RunningServer: @unchecked Sendable {
  let port: UInt16
  /// All that it has printed by the time that it was ready.
  let announcement: String
  private let process: Process
  private let output: Pipe
  private let errors: Pipe

  init(
    site: TemporaryFolder, port: UInt16? = nil, arguments: [String] = [], environment: [String: String] = [:],
    through shell: String? = nil
  ) throws {
    self.port = try port ?? Self.freePort()
    var command = ["serve", "--site", site.path, "--port", String(self.port)] + arguments
    var program = try Command.program
    if let shell {
      command = ["-c", "\(shell); exec \"$0\" \"$@\"", program.path] + command
      program = URL(filePath: "/bin/sh")
    }
    (process, output, errors) = try Command.start(command, environment: environment, program: program)
    announcement = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    try #require(!announcement.isEmpty, "the server did not start")
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  /// Sends a signal and waits for the end.
  func end(by number: Int32 = SIGTERM) -> Command.Outcome {
    kill(process.processIdentifier, number)
    let rest = output.fileHandleForReading.readDataToEndOfFile()
    let complaint = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Command.Outcome(
      status: process.terminationStatus, output: announcement + String(decoding: rest, as: UTF8.self),
      errors: String(decoding: complaint, as: UTF8.self))
  }

  /// Sends one request on a connection of its own.
  func ask(
    _ path: String, method: String = "GET", host: String = "localhost", _ headers: [String: String] = [:]
  ) throws -> Answer {
    let connection = try ClientConnection(port: port)
    defer { connection.close() }
    let fields = headers.merging(["Host": host]) { $1 }.map { "\($0): \($1)\r\n" }.sorted().joined()
    try connection.send("\(method) \(path) HTTP/1.1\r\n\(fields)\r\n")
    return try connection.receive(withBody: method != "HEAD")
  }

  /// Each port is given to one test, of those that the system gives to no outgoing connection.
  private static let nextPort = Mutex(UInt16.random(in: 20_000..<30_000))

  /// A port that nobody listens on.
  static func freePort() throws -> UInt16 {
    while true {
      let port = nextPort.withLock { next in
        next = next < 32_000 ? next + 1 : 20_000
        return next
      }
      let sockets = [
        try? listen(at: sockaddr_in.inet(ip4: "127.0.0.1", port: port)), try? listen(at: .loopback(port: port)),
      ]
      for socket in sockets { try socket?.close() }
      if sockets[0] != nil, sockets[1] != nil || !machineHasIPv6 { return port }
    }
  }

  /// Takes a port as another program would.
  static func listen(at address: some SocketAddress) throws -> Socket {
    let socket = try Socket(domain: Int32(address.family))
    try socket.setValue(true, for: .localAddressReuse)
    try socket.bind(to: address)
    try socket.listen()
    return socket
  }
}

let machineHasIPv6: Bool = {
  guard let socket = try? RunningServer.listen(at: .loopback(port: 0)) else { return false }
  try? socket.close()
  return true
}()
