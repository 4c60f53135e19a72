import _Text

/// Finds things by the hash of a name: many of one name, in the order they were given.
struct NameIndex {
  private let entries: [(hash: UInt64, value: Int)]

  init(_ entries: [(hash: UInt64, value: Int)]) {
    self.entries = entries.sorted { $0.hash != $1.hash ? $0.hash < $1.hash : $0.value < $1.value }
  }

  /// The things whose name has this hash. Names with the same hash may differ.
  func values(of hash: UInt64) -> [Int] {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].hash < hash { low = middle + 1 } else { high = middle }
    }
    return entries[low...].prefix { $0.hash == hash }.map { $0.value }
  }

  /// The things of this name that are nearest to a position among all: at most 16 before it, and 16 after it.
  func values(of hash: UInt64, near position: Int) -> [Int] {
    let all = values(of: hash)
    guard all.count > 32 else { return all }
    let next = all.firstIndex { $0 > position } ?? all.count
    return Array(all[max(0, next - 16)..<min(all.count, next + 16)])
  }
}
