/// How a body is packed on the wire, the best first.
enum ContentCoding: String, CaseIterable, Sendable {
  case brotli = "br"
  case gzip
  case identity

  /// What a file's name ends in when it holds this form of the file without the suffix.
  var suffix: String? {
    switch self {
    case .brotli: ".br"
    case .gzip: ".gz"
    case .identity: nil
    }
  }

  /// Picks the form to send (RFC 9110, 12.5.3): the highest weight, and among equals the smallest body.
  /// - Parameters:
  ///   - header: the request's Accept-Encoding; nil when it has none, which asks for nothing packed.
  ///   - available: the forms there are.
  /// - Returns: nil when the request refuses every one of them.
  static func chosen(by header: String?, from available: some Collection<ContentCoding>) -> ContentCoding? {
    let weights = weights(in: header ?? "identity")
    func weight(_ coding: ContentCoding) -> Double {
      if let weight = weights[coding.rawValue] { return weight }
      // Unnamed and not refused by `*`, the plain body is acceptable, but anything named comes before it.
      return coding == .identity && weights["*"] != 0 ? 0.0001 : weights["*"] ?? 0
    }
    let acceptable = allCases.filter { available.contains($0) && weight($0) > 0 }
    let best = acceptable.map(weight).max()
    return acceptable.first { weight($0) == best }
  }

  /// The weight of each coding that a header names, from 0 (refused) to 1; an unreadable weight refuses.
  private static func weights(in header: String) -> [String: Double] {
    var weights: [String: Double] = [:]
    for item in header.lowercased().split(separator: ",") {
      let parts = item.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
      guard let name = parts.first else { continue }
      var weight = 1.0
      for parameter in parts.dropFirst() where parameter.hasPrefix("q=") {
        weight = Double(parameter.dropFirst(2)) ?? 0
      }
      weights[name == "x-gzip" ? "gzip" : name] = (0...1).contains(weight) ? weight : 0
    }
    return weights
  }
}
