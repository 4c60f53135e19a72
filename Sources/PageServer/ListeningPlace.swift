import Foundation
import NIOCore

/// The host and port to listen on, as the caller named them, and their socket addresses.
public struct ListeningPlace: Sendable {
  struct Address {
    let socket: SocketAddress
    /// False for the other family's loopback: a machine may lack IPv6 or IPv4.
    let isRequired: Bool
  }

  let host: String
  let port: Int
  let addresses: [Address]

  /// - Parameters:
  ///   - host: an IPv4 or IPv6 address, or `localhost`. Any name of the loopback means both families, because a browser
  ///     may take `localhost` for either.
  ///   - port: 1 to 65535.
  public init(host: String, port: Int) throws(StartError) {
    (self.host, self.port) = (host, port)
    let loopback = ["127.0.0.1", "::1"]
    let names = loopback.contains(host) || host == "localhost" ? loopback : [host]
    addresses = names.compactMap { name in
      guard let socket = try? SocketAddress(ipAddress: name, port: port) else { return nil }
      return Address(socket: socket, isRequired: names.count == 1 || (name == "::1") == (host == "::1"))
    }
    guard addresses.count == names.count else {
      throw StartError("--host takes an IP address of this machine, or localhost, not “\(host)”.")
    }
  }

  /// What to type in a browser.
  public var url: String {
    host.contains(":") ? "http://[\(host)]:\(port)" : "http://\(host):\(port)"
  }

  /// What an error from listening means to the caller.
  /// - Returns: nil if the server can do without the address.
  func startError(_ error: any Error, at address: Address) -> StartError? {
    switch (error as? IOError)?.errnoCode {
    case EADDRINUSE:
      return StartError(
        "Port \(port) is in use by another program. Stop that program, or choose another port with --port.")
    case EACCES:
      return StartError("Port \(port) is reserved for the system. Choose one above 1023 with --port.")
    case EADDRNOTAVAIL, EAFNOSUPPORT:
      guard address.isRequired else { return nil }
      return StartError("This machine doesn't have the address “\(host)”. Choose one that it has with --host.")
    default:
      return StartError("The server can't listen at \(url): \(error).")
    }
  }
}
