import _Text

// The only text form of a list of families: what the server sends, what the page keeps, what the iPhone app hands over.
// A line is a family, with tabs between its fields:
//
//   name        "EB Garamond"
//   category    one of the words of ``Family/Category``; `-` when unknown
//   bold        `b` for a real bold, `-` for none, `?` when unknown
//   italic      `i` for a real italic, `-` for none, `?` when unknown
//   source      `t` if it comes with Tintype, `f` if it's from a person's own file; left out if it's the device's
//   scripts     those besides Latin, "Greek, Cyrillic"; left out if there are none, and of the device's

extension [Family] {
  /// The families as text, without a line end after the last one.
  public var lines: String {
    map { family in
      let fields = [family.name, family.category.word, flag(family.hasBold, "b"), flag(family.hasItalic, "i")]
      let source = family.source.letter
      let scripts = family.scripts.isEmpty ? [] : [family.scripts]
      return (source.isEmpty ? fields : fields + [source] + scripts).text(separatedBy: "\t")
    }.text(separatedBy: "\n")
  }

  /// Reads families from text. Skips lines that aren't a family, and fonts that hold symbols. An unknown category is
  /// found as ``Family/named(_:)`` finds it.
  public init(lines text: String) {
    self = text.fields(separatedBy: "\n").compactMap { Family(line: $0) }
  }
}

extension Family {
  fileprivate convenience init?(line: String) {
    let parts = line.fields(separatedBy: "\t")
    guard 4...6 ~= parts.count, !parts[0].isEmpty, !parts[0].bytes.contains(where: { $0 < 0x20 }) else {
      return nil
    }
    guard let source = parts.count == 4 ? .device : Source(letter: parts[4]) else { return nil }
    guard !KnownFamily.symbolNames.contains(where: { $0.same(as: parts[0]) }) else { return nil }
    let name = parts[0]
    self.init(
      name: name,
      category: Category(word: parts[1]) ?? Family.named(name).category,
      hasBold: isSet(parts[2], "b"), hasItalic: isSet(parts[3], "i"),
      source: source, scripts: parts.count == 6 ? parts[5] : "")
  }
}

extension Family.Source {
  /// Empty for a device's own.
  fileprivate var letter: String {
    switch self {
    case .device, .generic: ""
    case .included: "t"
    case .file: "f"
    }
  }

  fileprivate init?(letter: String) {
    if letter.same(as: "t") { self = .included } else if letter.same(as: "f") { self = .file } else { return nil }
  }
}

private func flag(_ has: Bool?, _ letter: String) -> String {
  has.map { $0 ? letter : "-" } ?? "?"
}

private func isSet(_ flag: String, _ letter: String) -> Bool? {
  flag.same(as: letter) ? true : flag.same(as: "-") ? false : nil
}
