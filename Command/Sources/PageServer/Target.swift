import Foundation
import NIOHTTP1

/// The resource that a request asks for (RFC 9112, section 3.2).
struct Target {
  /// Percent-encoded, without the query.
  let path: String
  /// Percent-encoded, without its question mark; empty if there's none.
  let query: String
  private let authority: Authority

  /// Takes a request with a method that some address takes. Throws the response to any other.
  init(_ head: HTTPRequestHead) throws(Response) {
    let hosts = head.headers["Host"]
    guard hosts.count == 1 || hosts.isEmpty && head.version == .http1_0,
      let authority = Authority((hosts.first ?? "").trimmingCharacters(in: .whitespaces))
    else { throw .badRequest }
    guard head.headers[canonicalForm: "Transfer-Encoding"].allSatisfy({ $0.lowercased() == "chunked" }) else {
      throw .unknownCoding
    }
    guard [.GET, .HEAD, .PUT].contains(head.method) else { throw .wrongMethod(.methodNotAllowed) }
    guard !head.uri.contains("#") else { throw .badRequest }
    let address = head.uri.prefix { $0 != "?" }
    query = String(head.uri.dropFirst(address.count + 1))
    if address.hasPrefix("/") {
      (path, self.authority) = (String(address), authority)
    } else {
      // The absolute form, whose host outranks the field's.
      guard let parts = address.wholeMatch(of: #/https?://([^/]+)(/.*)?/#.ignoresCase()),
        let named = Authority(parts.1), !named.host.isEmpty
      else { throw .badRequest }
      (path, self.authority) = (String(parts.2 ?? "/"), named)
    }
  }

  /// Whether the host is a name by which every machine knows itself.
  var isThisMachine: Bool { ["localhost", "127.0.0.1", "[::1]"].contains(authority.host) }

  var port: Int { authority.port ?? 80 }

  /// The origin of a page at this address, as a browser writes it (RFC 6454, section 6.2).
  var origin: String { "http://\(authority.host)" + (port == 80 ? "" : ":\(port)") }
}

/// The `host:port` of an address.
private struct Authority {
  /// In lower case; an IPv6 address is in brackets.
  let host: String
  let port: Int?

  /// - Returns: nil if the text is anything else, or names a user.
  init?(_ text: some StringProtocol) {
    let url = URLComponents(string: "http://\(text)/", encodingInvalidCharacters: false)
    guard let url, url.path == "/", url.user == nil, url.query == nil else { return nil }
    (host, port) = (url.percentEncodedHost?.lowercased() ?? "", url.port)
  }
}
