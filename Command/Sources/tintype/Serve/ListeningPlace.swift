import Foundation
import NIOCore
import NIOPosix

/// The host and port to listen on, as the caller named them, and their socket addresses.
struct ListeningPlace {
  private struct Address {
    let socket: SocketAddress
    /// False for the other family's loopback: a machine may lack IPv6 or IPv4.
    let isRequired: Bool
  }

  private let host: String
  private let port: Int
  private let addresses: [Address]

  /// - Parameters:
  ///   - host: an IPv4 or IPv6 address, or `localhost`. Any name of the loopback means both families, because a browser
  ///     may take `localhost` for either.
  ///   - port: 1 to 65535.
  init(host: String, port: Int) throws(Refusal) {
    (self.host, self.port) = (host, port)
    let loopback = ["127.0.0.1", "::1"]
    let names = loopback.contains(host) || host == "localhost" ? loopback : [host]
    addresses = names.compactMap { name in
      guard let socket = try? SocketAddress(ipAddress: name, port: port) else { return nil }
      return Address(socket: socket, isRequired: names.count == 1 || (name == "::1") == (host == "::1"))
    }
    guard addresses.count == names.count else {
      throw Refusal("--host takes an IP address of this machine, or localhost, not “\(host)”.")
    }
  }

  /// The address to open in a browser.
  var url: String {
    host.contains(":") ? "http://[\(host)]:\(port)" : "http://\(host):\(port)"
  }

  /// Starts listening at every address that this machine has.
  func listeners(for bootstrap: ServerBootstrap) async throws(Refusal) -> [any Channel] {
    var listeners: [any Channel] = []
    for address in addresses {
      do {
        listeners.append(try await bootstrap.bind(to: address.socket).get())
      } catch {
        if let refusal = refusal(error, at: address) { throw refusal }
      }
    }
    return listeners
  }

  /// The refusal for an error from listening.
  /// - Returns: nil if the server can do without the address.
  private func refusal(_ error: any Error, at address: Address) -> Refusal? {
    switch (error as? IOError)?.errnoCode {
    case EADDRINUSE:
      return Refusal(
        "Port \(port) is in use by another program. Stop that program, or choose another port with --port.")
    case EACCES:
      return Refusal("Port \(port) is reserved for the system. Choose one above 1023 with --port.")
    case EADDRNOTAVAIL, EAFNOSUPPORT:
      guard address.isRequired else { return nil }
      return Refusal("This machine doesn't have the address “\(host)”. Choose one that it has with --host.")
    default:
      return Refusal("The server can't listen at \(url): \(error).")
    }
  }
}
