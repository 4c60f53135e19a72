import Foundation
import NIOHTTP1

/// What a request asks for (RFC 9112, section 3.2).
struct Target {
  /// Percent-encoded, without the query. `*` means the whole server.
  let path: Substring
  let authority: Authority

  /// - Returns: nil if the target or the Host field breaks the rules.
  init?(_ head: HTTPRequestHead) {
    let hosts = head.headers["Host"]
    guard hosts.count == 1 || hosts.isEmpty && head.version == .http1_0,
      let host = Authority((hosts.first ?? "").trimmingCharacters(in: .whitespaces)),
      !head.uri.contains("#")
    else { return nil }
    let uri = head.uri.prefix { $0 != "?" }
    if uri.hasPrefix("/") || uri == "*" && head.method == .OPTIONS {
      (path, authority) = (uri, host)
    } else if head.method == .CONNECT, let named = Authority(uri), !named.host.isEmpty {
      (path, authority) = ("*", named)
    } else if let scheme = ["http://", "https://"].first(where: { uri.lowercased().hasPrefix($0) }) {
      // The absolute form, whose authority outranks the Host field.
      let rest = uri.dropFirst(scheme.count)
      guard let named = Authority(rest.prefix { $0 != "/" }), !named.host.isEmpty else { return nil }
      (path, authority) = (rest.contains("/") ? rest.drop { $0 != "/" } : "/", named)
    } else {
      return nil
    }
  }
}
