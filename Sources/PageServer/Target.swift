import Foundation
import NIOHTTP1

/// What a request asks for (RFC 9112, section 3.2).
struct Target {
  /// Percent-encoded, without the query.
  let path: String
  private let host: String

  /// - Parameters:
  ///   - uri: in the origin form or the absolute form, whose host outranks the field's.
  ///   - host: the Host field's.
  /// - Returns: nil for any other form.
  init?(_ uri: String, host: String) {
    guard !uri.contains("#") else { return nil }
    let address = uri.prefix { $0 != "?" }
    if address.hasPrefix("/") {
      (path, self.host) = (String(address), host)
    } else {
      let parts = address.wholeMatch(of: #/https?://([^/]+)(/.*)?/#.ignoresCase())
      guard let parts, let named = hostName(in: parts.1), !named.isEmpty else { return nil }
      (path, self.host) = (String(parts.2 ?? "/"), named)
    }
  }

  /// Whether the host is a name that every machine has for itself.
  var isThisMachine: Bool { ["localhost", "127.0.0.1", "[::1]"].contains(host) }
}

extension HTTPRequestHead {
  /// The host that the Host field names, or an empty one; nil if the field breaks the rules.
  var host: String? {
    let fields = headers["Host"]
    guard fields.count == 1 || fields.isEmpty && version == .http1_0 else { return nil }
    return hostName(in: (fields.first ?? "").trimmingCharacters(in: .whitespaces))
  }
}

/// The host in `host:port`, in lower case; an IPv6 address is in brackets.
/// - Returns: nil if the text is anything else, or names a user.
private func hostName(in authority: some StringProtocol) -> String? {
  let url = URLComponents(string: "http://\(authority)/", encodingInvalidCharacters: false)
  guard let url, url.path == "/", url.user == nil, url.query == nil else { return nil }
  return url.percentEncodedHost?.lowercased() ?? ""
}
