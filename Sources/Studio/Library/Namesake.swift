import _Text

/// Which one a theme is of several in the library that have the same label.
public struct Namesake: Equatable, Sendable {
  /// From 1, the most recent first.
  public var number: Int
  /// How many have the label, at least two.
  public var count: Int

  /// Tells it from the others: ", 1 of 2".
  var text: String { ", " + number.text + " of " + count.text }
}

extension [KeptTheme] {
  /// For each theme, which one it is of those with its label; nil if no other has it.
  var namesakes: [Namesake?] {
    let labels = map { $0.label.bytes }
    let order = labels.indices.sorted {
      labels[$0] == labels[$1] ? $0 < $1 : labels[$0].lexicographicallyPrecedes(labels[$1])
    }
    var namesakes = [Namesake?](repeating: nil, count: count)
    var rest = order[...]
    while let first = rest.first {
      let same = rest.prefix { labels[$0] == labels[first] }
      rest = rest.dropFirst(same.count)
      guard same.count > 1 else { continue }
      for (number, index) in same.enumerated() { namesakes[index] = Namesake(number: number + 1, count: same.count) }
    }
    return namesakes
  }
}
