import Foundation
import ServerTestSupport
import Synchronization
import Testing

/// `tintype serve`, or another subcommand that serves, on an unused port; ends when its value goes away.
final class RunningServer: @unchecked Sendable {
  let port: UInt16
  /// All that it has printed by the time that it was ready.
  let announcement: String
  private let process: Process
  private let output: Pipe
  private let errors: Pipe

  init(
    _ subcommand: String = "serve", site: TemporaryFolder? = nil, port: UInt16? = nil, arguments: [String] = [],
    environment: [String: String] = [:],
    through shell: String? = nil
  ) throws {
    self.port = try port ?? Self.freePort()
    let folder = site.map { ["--site", $0.path] } ?? []
    var command = [subcommand] + folder + ["--port", String(self.port)] + arguments
    var program = try Command.program
    if let shell {
      command = ["-c", "\(Self.closeInherited); \(shell); exec \"$0\" \"$@\"", program.path] + command
      program = URL(filePath: "/bin/bash")
    }
    (process, output, errors) = try Command.start(command, environment: environment, program: program)
    announcement = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    try #require(!announcement.isEmpty, "the server did not start")
  }

  /// Closes what tests running beside this one had open at the moment: it would count as the server's.
  private static let closeInherited = "for fd in /dev/fd/*; do fd=${fd##*/}; ((fd < 3)) || eval \"exec $fd>&-\"; done"

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

  /// Waits until it complains.
  func firstComplaint() -> String { String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self) }

  /// Sends one request on a new connection.
  func ask(_ path: String) throws -> Reply { try ClientConnection(port: port).ask(path) }

  /// Each port is given to one test, of those that the system gives to no outgoing connection.
  private static let nextPort = Mutex(UInt16.random(in: 20_000..<30_000))

  /// A port that nobody listens on.
  static func freePort() throws -> UInt16 {
    while true {
      let port = nextPort.withLock { next in
        next = next < 32_000 ? next + 1 : 20_000
        return next
      }
      let ip4 = Socket.listen(port: port)
      let ip6 = Socket.listen(port: port, ip6: true)
      for socket in [ip4, ip6] { socket.map(Socket.close) }
      if ip4 != nil, ip6 != nil || !Socket.hasIPv6 { return port }
    }
  }
}
