import FlyingSocks

#if canImport(Darwin)
  typealias Pool = SocketPool<kQueue>
#else
  typealias Pool = SocketPool<ePoll>
#endif

extension SocketPool {
  /// Closes a socket that a connection is done with, between two rounds of the pool's events and not within one: the
  /// pool wakes a connection before it strikes the socket's number off its list, and a number that another connection
  /// has taken over by then would stay on it, never to be woken again.
  func close(_ socket: Socket) {
    try? socket.close()
  }
}
