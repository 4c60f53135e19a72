import _Text

/// Tells families from styles of families, which some systems list as families, too: "Quicksand Light" beside "Quicksand".
struct StyleNames {
  /// The names without words for styles, of those that have no other style than the plain one.
  private let plain: [String]

  /// Takes the names of all families.
  init(_ names: [String]) {
    plain = names.map { Name($0) }.filter { !$0.isStyled }.map { $0.family }
  }

  /// Whether a name is that of a style, and the family is there.
  func isStyle(_ name: String) -> Bool {
    let name = Name(name)
    return name.isStyled && plain.contains { $0.same(as: name.family) }
  }

  private struct Name {
    /// Without the words for styles at its end.
    let family: String
    /// Whether one of those isn't that of the plain style.
    let isStyled: Bool

    init(_ name: String) {
      var words = name.fields(separatedBy: " ")
      var isStyled = false
      while words.count > 1, let last = words.last?.asciiLowercased {
        let isOther = otherStyles.contains { $0.same(as: last) }
        guard isOther || plainStyles.contains(where: { $0.same(as: last) }) else { break }
        isStyled = isStyled || isOther
        words.removeLast()
      }
      family = words.text(separatedBy: " ")
      self.isStyled = isStyled
    }
  }
}

private let plainStyles = "regular roman upright".fields(separatedBy: " ")
/// Without those heavier than a bold, such as Arial Black: nothing else leads to them.
private let otherStyles =
  "thin extralight ultralight light medium semibold demibold bold extrabold italic oblique inclined"
  .fields(separatedBy: " ")
