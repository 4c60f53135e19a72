import Foundation

/// The parts of sockets that differ between systems.
public enum Socket {
  #if canImport(Darwin)
    static let noSignal: Int32 = 0
    private static let stream = SOCK_STREAM
  #else
    static let noSignal = Int32(MSG_NOSIGNAL)
    // Otherwise a program that another test starts could keep the port open.
    private static let stream = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
  #endif

  static func make(ip6: Bool) -> Int32 { socket(ip6 ? AF_INET6 : AF_INET, stream, 0) }

  public static func close(_ descriptor: Int32) { _ = Foundation.close(descriptor) }

  /// Takes a port, as another program would.
  /// - Returns: the socket to close; nil if the port is taken or the machine lacks the address family.
  public static func listen(port: UInt16, ip6: Bool = false) -> Int32? {
    let descriptor = make(ip6: ip6)
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    if withLoopback(port: port, ip6: ip6, { bind(descriptor, $0, $1) }) == 0, Foundation.listen(descriptor, 1) == 0 {
      return descriptor
    }
    close(descriptor)
    return nil
  }

  /// Whether this machine has IPv6.
  public static let hasIPv6: Bool = {
    guard let descriptor = listen(port: 0, ip6: true) else { return false }
    close(descriptor)
    return true
  }()

  static func withLoopback(
    port: UInt16, ip6: Bool, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    func call<Address>(_ address: Address) -> Int32 {
      withUnsafeBytes(of: address) { bytes in
        guard let start = bytes.baseAddress else { return -1 }
        return body(start.assumingMemoryBound(to: sockaddr.self), socklen_t(bytes.count))
      }
    }
    guard ip6 else {
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr.s_addr = inet_addr("127.0.0.1")
      return call(address)
    }
    var address = sockaddr_in6()
    address.sin6_family = sa_family_t(AF_INET6)
    address.sin6_port = port.bigEndian
    address.sin6_addr = in6addr_loopback
    return call(address)
  }
}
