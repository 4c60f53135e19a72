/// The entity tags that If-None-Match or If-Match lists (RFC 9110, sections 13.1.1 and 13.1.2).
struct EntityTags {
  private let tags: [Substring]

  /// - Parameter header: the field's value; several fields of the same name are joined by commas.
  init(_ header: String) {
    tags = header.split(separator: ",").map { $0.drop { $0 == " " }.prefix { $0 != " " } }
  }

  /// Whether the list names the tag or `*`.
  /// - Parameter weakly: whether a weak tag (`W/"…"`) matches too, as If-None-Match wants and If-Match forbids.
  func match(_ tag: String, weakly: Bool) -> Bool {
    tags.contains { $0 == "*" || $0 == tag || weakly && $0 == "W/" + tag }
  }
}
