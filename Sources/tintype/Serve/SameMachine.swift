extension Request {
  /// Whether a page that was opened on this same machine asks: its connection comes from the loopback and no proxy
  /// passed it on, and it was opened under the machine's own name. Another site that lets its name point here (DNS
  /// rebinding) has that name in Host.
  var isFromThisMachine: Bool {
    guard self[header: "x-forwarded-for"] == nil, self[header: "forwarded"] == nil else { return false }
    return isFromLoopback && Self.namesThisMachine(self[header: "host"] ?? "")
  }

  private var isFromLoopback: Bool {
    switch peer {
    case .ip4(let address, port: _): address.hasPrefix("127.")
    case .ip6(let address, port: _): address == "::1" || address.hasPrefix("::ffff:127.")
    case .unix: false
    }
  }

  /// - Parameter host: a Host header: a name, or an IPv6 address in brackets, and perhaps a port.
  private static func namesThisMachine(_ host: String) -> Bool {
    let host = host.lowercased()
    return ["localhost", "127.0.0.1", "[::1]"].contains { name in
      guard host.hasPrefix(name) else { return false }
      let rest = host.dropFirst(name.count)
      return rest.isEmpty || (rest.first == ":" && rest.dropFirst().utf8.allSatisfy { (0x30...0x39).contains($0) })
    }
  }
}
