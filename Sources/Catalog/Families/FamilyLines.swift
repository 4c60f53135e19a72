import ColorScience

// A list of families as text, a line each, its fields divided by tabs: the name, the category (`-` where it is not
// known), `b` for a real bold, `i` for a real italic, `-` for none, `?` where it is not known. A machine's own list
// comes in this form, and so does what was found out about a device is kept.

extension [Family] {
  /// The families as text.
  public var lines: String {
    map { family in
      [family.name, family.category.word, flag(family.hasBold, "b"), flag(family.hasItalic, "i")]
        .text(separatedBy: "\t")
    }.text(separatedBy: "\n")
  }

  /// Reads families from text. Lines that are no family are left out, and so are fonts that hold symbols.
  public init(lines text: String) {
    self = text.fields(separatedBy: "\n").compactMap { Family(line: $0) }
  }
}

extension Family {
  fileprivate convenience init?(line: String) {
    let parts = line.fields(separatedBy: "\t")
    guard parts.count == 4, !parts[0].isEmpty, !parts[0].bytes.contains(where: { $0 < 0x20 }) else { return nil }
    guard !KnownFamily.symbolNames.contains(where: { $0.same(as: parts[0]) }) else { return nil }
    let name = parts[0]
    self.init(
      name: name,
      category: Category(word: parts[1]) ?? KnownFamily.named(name)?.family.category ?? Category(name: name),
      hasBold: isSet(parts[2], "b"), hasItalic: isSet(parts[3], "i"))
  }
}

private func flag(_ has: Bool?, _ letter: String) -> String {
  has.map { $0 ? letter : "-" } ?? "?"
}

private func isSet(_ flag: String, _ letter: String) -> Bool? {
  flag.same(as: letter) ? true : flag.same(as: "-") ? false : nil
}
