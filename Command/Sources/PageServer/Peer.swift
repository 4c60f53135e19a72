import NIOCore
import NIOHTTP1

/// The two ends of a connection.
struct Peer {
  private let remote: SocketAddress?
  private let local: SocketAddress?

  init(_ context: ChannelHandlerContext) {
    (remote, local) = (context.remoteAddress, context.localAddress)
  }

  /// The port that the server listens on.
  var localPort: Int? { local?.port }

  /// Whether a request comes from this machine, and not through a proxy.
  func isThisMachine(_ head: HTTPRequestHead) -> Bool {
    remote?.isLoopback == true && !head.headers.contains(name: "Forwarded")
      && !head.headers.contains(name: "X-Forwarded-For")
  }
}

extension SocketAddress {
  /// Whether only this machine can reach the address.
  var isLoopback: Bool {
    let address = ipAddress ?? ""
    return address.hasPrefix("127.") || address == "::1" || address.hasPrefix("::ffff:127.")
  }
}
