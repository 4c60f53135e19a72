import FlyingSocks

/// The head of an HTTP request. A body is never read: nothing here takes one.
struct Request: Sendable {
  let method: String
  /// As sent, percent-encoding and all, without the query.
  let path: String
  let peer: Socket.Address
  /// Whether the next request may follow on the same connection.
  let keepsConnection: Bool
  private let headers: [String: String]

  /// - Parameter name: in lower case. Fields of one name come as one, with commas between.
  subscript(header name: String) -> String? { headers[name] }

  /// - Parameter head: the request line and the header lines, without the empty line that ends them.
  /// - Returns: nil when it is no well-formed HTTP/1 request (RFC 9112).
  init?(head: [UInt8], from peer: Socket.Address) {
    guard head.allSatisfy({ $0 >= 0x20 && $0 != 0x7f || $0 == 0x09 || $0 == 0x0d || $0 == 0x0a }) else { return nil }
    let lines = head.split(separator: 0x0a, omittingEmptySubsequences: false)
      .map { String(decoding: $0.last == 0x0d ? $0.dropLast() : $0, as: UTF8.self) }
    let parts = (lines.first ?? "").split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 3, !parts[0].isEmpty, !parts[1].isEmpty, parts[2] == "HTTP/1.1" || parts[2] == "HTTP/1.0"
    else { return nil }

    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let name = line[..<colon].lowercased()
      guard !name.isEmpty, !name.contains(where: \.isWhitespace) else { return nil }
      let value = line[line.index(after: colon)...].trimming(while: \.isWhitespace)
      headers[name] = headers[name].map { "\($0), \(value)" } ?? String(value)
    }
    guard headers["host"] != nil || parts[2] == "HTTP/1.0" else { return nil }

    method = String(parts[0])
    path = String(parts[1].prefix { $0 != "?" })
    self.peer = peer
    self.headers = headers
    let options = (headers["connection"] ?? "").lowercased()
    let hasBody = headers["transfer-encoding"] != nil || (headers["content-length"] ?? "0") != "0"
    keepsConnection =
      !hasBody && (parts[2] == "HTTP/1.1" ? !options.contains("close") : options.contains("keep-alive"))
  }
}

extension Substring {
  fileprivate func trimming(while isTrimmed: (Character) -> Bool) -> Substring {
    let start = drop(while: isTrimmed)
    return start[..<(start.lastIndex { !isTrimmed($0) }.map { start.index(after: $0) } ?? start.startIndex)]
  }
}
