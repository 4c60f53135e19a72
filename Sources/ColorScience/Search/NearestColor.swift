import _Text

/// Finds the nearest color in a table, by deltaE-OK: exactly, but without looking at most of the table.
///
/// The table is kept sorted by lightness. A search starts at the query's lightness and walks both ways until the
/// lightness alone differs more than the best match so far. For n colors spread over the gamut it looks at about
/// n^(2/3).
public struct NearestColor: Sendable {
  /// A color in the table.
  public struct Match: Equatable, Sendable {
    /// The color's index in the table.
    public let index: Int
    /// The distance from the query, in deltaE-OK; below 0.02 the two look the same.
    public let difference: Double
  }

  private struct Entry {
    let color: OKLab
    let index: Int
  }

  private let entries: [Entry]

  /// Takes the table's colors, in order. Never finds colors with NaN.
  public init(_ table: some Sequence<OKLab>) {
    var entries: [Entry] = []
    for (index, color) in table.enumerated() where color.squaredDistance(to: color) == 0 {
      entries.append(Entry(color: color, index: index))
    }
    self.entries = entries.sorted { $0.color.lightness < $1.color.lightness }
  }

  /// Takes the table's colors, in order.
  public init(_ table: some Sequence<SRGB>) {
    self.init(table.map { OKLab($0) })
  }

  /// The nearest color; the table's first if several are equally near. Nil only if the table is empty or the color has
  /// NaN.
  ///
  /// Looks at a few on both sides first, for a good start, then at all lighter ones in reach, then at the darker ones.
  /// The processor predicts these two plain loops; alternating, it would guess wrong at every other step.
  public func nearest(to color: OKLab) -> Match? {
    entries.withUnsafeBufferPointer { entries in
      let start = firstEntry(notBelow: color.lightness, of: entries)
      var best = (distance: Double.infinity, index: -1)
      var position = max(0, start - 4)
      while position < min(start + 4, entries.count) {
        take(entries[position], for: color, into: &best)
        position += 1
      }
      while position < entries.count {
        let step = entries[position].color.lightness - color.lightness
        guard step * step <= best.distance else { break }
        take(entries[position], for: color, into: &best)
        position += 1
      }
      position = start - 5
      while position >= 0 {
        let step = entries[position].color.lightness - color.lightness
        guard step * step <= best.distance else { break }
        take(entries[position], for: color, into: &best)
        position -= 1
      }
      return best.index < 0 ? nil : Match(index: best.index, difference: best.distance.squareRoot())
    }
  }

  @inline(__always)
  private func take(_ entry: Entry, for color: OKLab, into best: inout (distance: Double, index: Int)) {
    let distance = color.squaredDistance(to: entry.color)
    guard distance <= best.distance, distance < best.distance || entry.index < best.index else { return }
    best = (distance, entry.index)
  }

  /// At most this many of the nearest colors, nearest first. Equally near ones are in the table's order.
  public func nearest(_ count: Int, to color: OKLab) -> [Match] {
    var found: [(distance: Double, index: Int)] = []
    entries.withUnsafeBufferPointer { entries in
      var after = firstEntry(notBelow: color.lightness, of: entries)
      var before = after - 1
      while true {
        let up = after < entries.count ? entries[after].color.lightness - color.lightness : .infinity
        let down = before >= 0 ? color.lightness - entries[before].color.lightness : .infinity
        let step = min(up, down)
        let worst = found.count < count ? .infinity : (found.last?.distance ?? -1)
        guard step < .infinity, step * step <= worst else { break }
        let entry = entries[up <= down ? after : before]
        if up <= down { after += 1 } else { before -= 1 }
        let distance = color.squaredDistance(to: entry.color)
        var rank = found.count
        while rank > 0, (found[rank - 1].distance, found[rank - 1].index) > (distance, entry.index) { rank -= 1 }
        guard rank < count else { continue }
        found.insert((distance, entry.index), at: rank)
        if found.count > count { found.removeLast() }
      }
    }
    return found.map { Match(index: $0.index, difference: $0.distance.squareRoot()) }
  }

  private func firstEntry(notBelow lightness: Double, of entries: UnsafeBufferPointer<Entry>) -> Int {
    entries.endOfPrefix(where: { $0.color.lightness < lightness })
  }
}
