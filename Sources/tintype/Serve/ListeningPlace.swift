import FlyingSocks
import Foundation

/// The host and port to listen on, as the caller named them, and the socket addresses that they stand for.
struct ListeningPlace {
  struct Address {
    let socket: any SocketAddress
    /// False for the other family's loopback: a machine may do without IPv6 or without IPv4.
    let isRequired: Bool
  }

  let host: String
  let port: UInt16
  let addresses: [Address]

  /// - Parameter host: an IPv4 or IPv6 address, or `localhost`. Each name of the loopback stands for both families,
  ///   since a browser may take `localhost` for either.
  init(host: String, port: UInt16) throws(Refusal) {
    self.host = host
    self.port = port
    if let ip4 = Self.ip4("127.0.0.1", port), let ip6 = Self.ip6("::1", port),
      ["localhost", "127.0.0.1", "::1"].contains(host)
    {
      addresses = [
        Address(socket: ip4, isRequired: host != "::1"),
        Address(socket: ip6, isRequired: host == "::1"),
      ]
    } else if let address = Self.ip4(host, port) ?? Self.ip6(host, port) {
      addresses = [Address(socket: address, isRequired: true)]
    } else {
      throw Refusal("--host is an IP address of this machine, or localhost; '\(host)' is neither.")
    }
  }

  /// What to type into a browser.
  var url: String {
    host.contains(":") ? "http://[\(host)]:\(port)" : "http://\(host):\(port)"
  }

  /// What an error of a socket's means to the caller.
  /// - Returns: nil when the address can be done without.
  func refusal(of error: any Error, at address: Address) -> Refusal? {
    guard case SocketError.failed(_, let code, let message) = error else {
      return Refusal("The server could not listen at \(url): \(error.localizedDescription).")
    }
    switch code {
    case EADDRINUSE:
      return Refusal("Port \(port) is taken by another program; stop it or choose another with --port.")
    case EACCES:
      return Refusal("Port \(port) is kept for the system; choose one above 1023 with --port.")
    case EADDRNOTAVAIL, EAFNOSUPPORT:
      guard address.isRequired else { return nil }
      return Refusal("This machine has no address '\(host)'; choose one of its own with --host.")
    default:
      return Refusal("The server could not listen at \(url): \(message).")
    }
  }

  private static func ip4(_ host: String, _ port: UInt16) -> (any SocketAddress)? {
    try? sockaddr_in.inet(ip4: host, port: port)
  }

  private static func ip6(_ host: String, _ port: UInt16) -> (any SocketAddress)? {
    try? sockaddr_in6.inet6(ip6: host, port: port)
  }
}
