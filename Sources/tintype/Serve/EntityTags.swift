/// What an If-None-Match header lists (RFC 9110, 13.1.2).
struct EntityTags {
  private let tags: [Substring]

  init(_ header: String?) {
    tags = (header ?? "").split(separator: ",").map { tag in
      let tag = tag.trimmingPrefix { $0 == " " }
      let strong = tag.hasPrefix("W/") ? tag.dropFirst(2) : tag
      return strong.prefix { $0 != " " }
    }
  }

  /// Compares weakly, as the header wants it.
  func match(_ tag: String) -> Bool {
    tags.contains { $0 == "*" || $0 == tag }
  }
}
