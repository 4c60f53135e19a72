/// A host and perhaps a port, as in the Host field (RFC 9110, section 7.2).
struct Authority {
  /// In lowercase; an IPv6 address is in brackets. Empty if the client named none.
  let host: String

  /// - Returns: nil if the text isn't an authority, or has a user's name in it.
  init?(_ text: some StringProtocol) {
    let isIPv6 = text.hasPrefix("[")
    let end = isIPv6 ? text.firstIndex(of: "]").map(text.index(after:)) : text.firstIndex(of: ":") ?? text.endIndex
    guard let end else { return nil }
    let (name, port) = (isIPv6 ? text[..<end].dropFirst().dropLast() : text[..<end], text[end...])
    let allowed = isIPv6 ? "0123456789abcdef:." : "0123456789abcdefghijklmnopqrstuvwxyz-._~%!$&'()*+,;="
    guard name.lowercased().allSatisfy({ allowed.contains($0) }), !isIPv6 || !name.isEmpty,
      port.isEmpty || port.first == ":" && port.dropFirst().allSatisfy({ "0123456789".contains($0) })
    else { return nil }
    host = text[..<end].lowercased()
  }

  /// Whether this is a name that every machine has for itself.
  var isThisMachine: Bool { ["localhost", "127.0.0.1", "[::1]"].contains(host) }
}
