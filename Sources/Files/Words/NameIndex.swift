import _Text

/// Finds things by the hash of a name: many of one name, in the order they were given.
struct NameIndex {
  private let entries: [(hash: UInt64, value: Int)]

  init(_ entries: [(hash: UInt64, value: Int)]) {
    self.entries = entries.sorted { $0.hash != $1.hash ? $0.hash < $1.hash : $0.value < $1.value }
  }

  /// The things whose name has this hash. Names with the same hash may differ.
  func values(of hash: UInt64) -> some RandomAccessCollection<Int> { entries[range(of: hash)].lazy.map { $0.value } }

  /// The things of this name that are nearest to a position among all: at most 16 before it, and 16 after it.
  func values(of hash: UInt64, near position: Int) -> some RandomAccessCollection<Int> {
    var range = range(of: hash)
    if range.count > 32 {
      let next = entries[range].endOfPrefix(where: { $0.value <= position })
      range = max(range.lowerBound, next - 16)..<min(range.upperBound, next + 16)
    }
    return entries[range].lazy.map { $0.value }
  }

  private func range(of hash: UInt64) -> Range<Int> {
    let first = entries.endOfPrefix(where: { $0.hash < hash })
    return first..<entries[first...].endOfPrefix(where: { $0.hash == hash })
  }
}
