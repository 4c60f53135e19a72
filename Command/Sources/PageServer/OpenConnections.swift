/// The connections of one event loop. At the limit, a new one replaces the one that has kept the server waiting
/// longest, so clients that never finish a request shut nobody out.
final class OpenConnections {
  private var connections: [ObjectIdentifier: Connection] = [:]
  private let limit: Int

  init(limit: Int) {
    self.limit = limit
  }

  func insert(_ connection: Connection) {
    if connections.count >= limit { connections.values.min { $0.rank < $1.rank }?.end() }
    connections[ObjectIdentifier(connection)] = connection
  }

  func remove(_ connection: Connection) {
    connections[ObjectIdentifier(connection)] = nil
  }
}
