import Theme

/// The colors that apply in a mode.
public struct ModeColors: Sendable {
  /// The mode.
  public let mode: ColorMode
  /// Those that have a name, each name and part once.
  public internal(set) var colors: [WrittenColor]
  /// The text and the background that a style sheet's rule gives the same elements.
  public internal(set) var rules: [(text: WrittenColor, background: WrittenColor)] = []
}

extension [(mode: ColorMode, color: WrittenColor)] {
  /// The colors of each mode, light mode first, and whether there are more modes than are checked.
  func byMode(lastCounts: Bool) -> (modes: [ModeColors], isCut: Bool) {
    var isCut = false
    var modes = [ModeColors(mode: ColorMode(), colors: [])]
    for (mode, color) in self {
      if let index = modes.firstIndex(where: { $0.mode == mode }) {
        modes[index].colors.append(color)
      } else if modes.count < Limits.checkedModes {
        modes.append(ModeColors(mode: mode, colors: [color]))
      } else {
        isCut = true
      }
    }
    modes = modes.map { ModeColors(mode: $0.mode, colors: $0.colors.unique(lastCounts: lastCounts)) }
    return (modes, isCut)
  }
}

extension [WrittenColor] {
  /// Each name and part once: of several, the last, or if none counts more than the others and they differ, one that isn't known.
  func unique(lastCounts: Bool) -> [WrittenColor] {
    var order = indices.map { (hash: self[$0].identity, index: $0) }
    order.sort { $0.hash != $1.hash ? $0.hash < $1.hash : $0.index < $1.index }
    var kept: [(index: Int, color: WrittenColor)] = []
    var position = 0
    while position < order.count {
      var end = position
      while end < order.count, order[end].hash == order[position].hash { end += 1 }
      let same = order[position..<end].map { self[$0.index] }
      if let first = same.first, let last = same.last {
        let differ = same.contains { $0.color != first.color || $0.color == nil }
        kept.append((order[position].index, same.count > 1 && !lastCounts && differ ? first.ambiguous : last))
      }
      position = end
    }
    kept.sort { $0.index < $1.index }
    return kept.map { $0.color }
  }
}

extension WrittenColor {
  /// A hash of its words and part.
  var identity: UInt64 { Self.identity(of: words, in: part) }

  static func identity(of words: [String], in part: String) -> UInt64 {
    var hash = NameHash()
    for text in words + [part] {
      hash.add(text)
      hash.add(UInt8(ascii: "-"))
    }
    return hash.value
  }

  /// The same name without a color that's known.
  fileprivate var ambiguous: WrittenColor {
    WrittenColor(name: name, words: words, ownWords: ownWords, part: part, value: .ambiguous, place: place)
  }
}
