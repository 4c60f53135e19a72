import Foundation
import NIOHTTP1

/// The resource that a request asks for (RFC 9112, section 3.2).
struct Target {
  /// Percent-encoded, without the query.
  let path: String
  private let host: String

  /// Takes a request for a file. Throws the response to any other.
  init(_ head: HTTPRequestHead) throws(Response) {
    let hosts = head.headers["Host"]
    guard hosts.count == 1 || hosts.isEmpty && head.version == .http1_0,
      let host = hostName(in: (hosts.first ?? "").trimmingCharacters(in: .whitespaces))
    else { throw .badRequest }
    guard head.headers[canonicalForm: "Transfer-Encoding"].allSatisfy({ $0.lowercased() == "chunked" }) else {
      throw .unknownCoding
    }
    guard head.method == .GET || head.method == .HEAD else { throw .wrongMethod(.methodNotAllowed) }
    guard !head.uri.contains("#") else { throw .badRequest }
    let address = head.uri.prefix { $0 != "?" }
    if address.hasPrefix("/") {
      (path, self.host) = (String(address), host)
    } else {
      // The absolute form, whose host outranks the field's.
      guard let parts = address.wholeMatch(of: #/https?://([^/]+)(/.*)?/#.ignoresCase()),
        let named = hostName(in: parts.1), !named.isEmpty
      else { throw .badRequest }
      (path, self.host) = (String(parts.2 ?? "/"), named)
    }
  }

  /// Whether the host is a name that every machine has for itself.
  var isThisMachine: Bool { ["localhost", "127.0.0.1", "[::1]"].contains(host) }
}

/// The host in `host:port`, in lower case; an IPv6 address is in brackets.
/// - Returns: nil if the text is anything else, or names a user.
private func hostName(in authority: some StringProtocol) -> String? {
  let url = URLComponents(string: "http://\(authority)/", encodingInvalidCharacters: false)
  guard let url, url.path == "/", url.user == nil, url.query == nil else { return nil }
  return url.percentEncodedHost?.lowercased() ?? ""
}
