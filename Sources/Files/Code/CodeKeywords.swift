import _Text

extension String {
  /// Whether it's a word of a language that no value is called.
  var isKeyword: Bool {
    let length = utf8.count
    guard length >= 2, length <= 11, let first = utf8.first, first >= UInt8(ascii: "a"), first <= UInt8(ascii: "w")
    else {
      return false
    }
    return keywordsByLetter[Int(first - UInt8(ascii: "a"))].contains { same(as: $0) }
  }
}

/// The keywords that begin with a, b and so on.
private let keywordsByLetter: [[StaticString]] = {
  var lists: [[StaticString]] = Array(repeating: [], count: 26)
  for keyword in keywords { lists[Int(keyword.utf8Start.pointee - UInt8(ascii: "a"))].append(keyword) }
  return lists
}()

private let keywords: [StaticString] = [
  "let", "var", "val", "const", "final", "static", "public", "private", "internal", "fileprivate", "protected", "open",
  "override", "lateinit", "late", "abstract", "export", "default", "readonly", "declare", "async", "await", "return",
  "required",
  "new", "func", "fun", "function", "import", "package", "case", "guard", "for", "while", "in", "else", "if", "when",
  "switch",
  "as", "satisfies", "is", "extends", "implements", "with", "where", "to", "by", "get", "set", "lazy", "class",
  "struct",
  "enum",
  "extension", "object", "interface", "namespace", "mixin", "companion", "data", "inline", "nonisolated", "mutating",
  "typedef",
]
