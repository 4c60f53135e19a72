/// Tells the versions of a file apart. It's a strong validator: different bytes or codings have different ones.
public struct EntityTag: Sendable {
  /// As in ETag, quotes included.
  public let text: String

  init(text: String) {
    self.text = text
  }

  /// FNV-1a, 64 bits, and the length. It isn't for security.
  init(_ bytes: [UInt8], _ coding: ContentCoding) {
    let hash = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    text = "\"\(String(hash, radix: 16))-\(String(bytes.count, radix: 16))-\(coding.rawValue)\""
  }

  /// Whether a list of entity tags names this one, or any with `*` (RFC 9110, sections 13.1.1 and 13.1.2).
  /// - Parameter weakly: whether a weak tag (`W/"…"`) matches too, as If-None-Match wants and If-Match forbids.
  public func isIn(_ list: String, weakly: Bool) -> Bool {
    let matching = weakly ? ["*", text, "W/" + text] : ["*", text]
    return list.split(separator: ",").contains { item in
      matching.contains(String(item.drop { $0 == " " }.prefix { $0 != " " }))
    }
  }
}
