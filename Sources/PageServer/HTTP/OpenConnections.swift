import Foundation

/// The connections of one event loop. At the limit, a new one replaces the one that has kept the server waiting
/// longest, so clients that never finish a request shut nobody out.
final class OpenConnections {
  private var connections: [ObjectIdentifier: Connection] = [:]
  private let limit: Int

  init(limit: Int) {
    self.limit = limit
  }

  /// How many connections there may be: 1 to 1,000, and 32 fewer than the process may have file descriptors, because it
  /// opens other files, too.
  /// - Parameter descriptors: what `ulimit -n` says; negative for no limit.
  static func limit(descriptors: Int = sysconf(Int32(_SC_OPEN_MAX))) -> Int {
    descriptors < 0 ? 1000 : min(1000, max(1, descriptors - 32))
  }

  func insert(_ connection: Connection) {
    if connections.count >= limit { connections.values.min { $0.isMoreExpendable(than: $1) }?.end() }
    connections[ObjectIdentifier(connection)] = connection
  }

  func remove(_ connection: Connection) {
    connections[ObjectIdentifier(connection)] = nil
  }
}
