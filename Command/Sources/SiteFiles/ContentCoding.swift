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

  /// The coding that the request prefers: the one with the greatest weight and, of those, the smallest (RFC 9110, section
  /// 12.5.3). An item that the grammar doesn't allow counts as missing.
  /// - Parameters:
  ///   - header: the request's Accept-Encoding; nil if it has none, which asks for nothing compressed.
  ///   - available: the codings to choose from.
  /// - Returns: nil if the request refuses all of them.
  static func chosen(by header: String?, from available: some Collection<ContentCoding>) -> ContentCoding? {
    var weights: [Substring: Double] = [:]
    for item in (header ?? "identity").lowercased().split(separator: ",") {
      let parts = item.split(separator: ";").map { $0.trimming(while: \.isWhitespace) }
      guard let name = parts.first else { continue }
      let weight = parts.dropFirst().last { $0.hasPrefix("q=") }
      guard let weight = weight.map({ weightValue($0.dropFirst(2)) }) ?? 1 else { continue }
      weights[name] = weight
    }
    // The plain body needs no mention, but anything that's mentioned is preferred.
    func weight(of coding: ContentCoding) -> Double {
      weights[Substring(coding.rawValue)] ?? weights["*"] ?? (coding == .identity ? .leastNonzeroMagnitude : 0)
    }
    return allCases.filter { available.contains($0) && weight(of: $0) > 0 }.max { weight(of: $0) < weight(of: $1) }
  }
}

/// The value of a weight: 0 to 1, with at most three decimals; nil if it's anything else (RFC 9110, section 12.4.2).
private func weightValue(_ text: Substring) -> Double? {
  let digits = text.utf8
  guard digits.count <= 5, digits.dropFirst().first ?? UInt8(ascii: ".") == UInt8(ascii: "."),
    digits.allSatisfy({ $0 == UInt8(ascii: ".") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
    let value = Double(text), value <= 1
  else { return nil }
  return value
}

extension Substring {
  fileprivate func trimming(while isTrimmed: (Character) -> Bool) -> Substring {
    var text = drop(while: isTrimmed)
    while let last = text.last, isTrimmed(last) { text.removeLast() }
    return text
  }
}
