/// How a body is compressed on the wire, smallest first.
public enum ContentCoding: String, CaseIterable, Sendable {
  case brotli = "br"
  case gzip
  case identity

  /// The extension of a compressed file; empty for the file itself.
  var suffix: String {
    switch self {
    case .brotli: ".br"
    case .gzip: ".gz"
    case .identity: ""
    }
  }

  /// The smallest coding that the request accepts (RFC 9110, section 12.5.3).
  /// - Parameters:
  ///   - header: the request's Accept-Encoding; nil if it has none, which asks for nothing compressed.
  ///   - available: the codings to choose from.
  /// - Returns: nil if the request refuses all of them.
  static func chosen(by header: String?, from available: some Collection<ContentCoding>) -> ContentCoding? {
    var accepted: [Substring: Bool] = [:]
    for item in (header ?? "identity").lowercased().filter({ !$0.isWhitespace }).split(separator: ",") {
      let parts = item.split(separator: ";")
      let weight = parts.last { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
      accepted[parts.first ?? ""] = weight > 0 && weight <= 1
    }
    // The plain body needs no mention.
    return allCases.first {
      available.contains($0) && accepted[Substring($0.rawValue)] ?? accepted["*"] ?? ($0 == .identity)
    }
  }
}
