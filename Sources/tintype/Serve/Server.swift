import FlyingSocks
import Foundation

/// Listens at every address of a place and hands each connection's requests to one handler.
struct Server {
  private let listeners: [Socket]
  private let respond: Connection.Handler

  /// Binds the place: from here on a browser that connects is kept waiting, not turned away.
  init(at place: ListeningPlace, respond: @escaping Connection.Handler) throws(Refusal) {
    var listeners: [Socket] = []
    for address in place.addresses {
      do {
        listeners.append(try Self.listen(at: address.socket))
      } catch {
        if let refusal = place.refusal(of: error, at: address) { throw refusal }
      }
    }
    self.listeners = listeners
    self.respond = respond
  }

  /// Answers until the process is interrupted, which ends it at once with status 0: it has nothing to save.
  /// - Parameter whenReady: called once, when it may be interrupted and asked.
  func run(whenReady: () -> Void) async throws {
    for number in [SIGINT, SIGTERM] {
      signal(number) { _ in _exit(0) }
    }
    #if canImport(Darwin)
      let pool = Pool.kQueue()
    #else
      let pool = Pool.ePoll()
    #endif
    try await pool.prepare()
    let limit = ConnectionLimit()
    for listener in listeners {
      let listener = try AsyncSocket(socket: listener, pool: pool)
      Task { await accept(from: listener, in: pool, to: limit) }
    }
    whenReady()
    try await pool.run()
  }

  private func accept(from listener: AsyncSocket, in pool: Pool, to limit: ConnectionLimit) async {
    while true {
      do {
        let connection = Connection(socket: try await listener.accept(), pool: pool, respond: respond)
        await limit.enter()
        Task {
          await connection.run()
          await limit.leave()
        }
      } catch {
        // The peer has gone already, or the whole machine has no file descriptor left for now.
        try? await Task.sleep(for: .milliseconds(20))
      }
    }
  }

  private static func listen(at address: any SocketAddress) throws -> Socket {
    let socket = try Socket(domain: Int32(address.family))
    do {
      try socket.setValue(true, for: .localAddressReuse)
      try socket.bind(to: address)
      try socket.listen()
    } catch {
      try? socket.close()
      throw error
    }
    return socket
  }
}
