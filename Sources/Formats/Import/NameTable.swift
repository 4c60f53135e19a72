import _Text

/// Maps the names in a file to their values.
struct NameTable {
  private struct Entry {
    let hash: UInt64
    /// The greatest of a name counts.
    let order: Int32
    let index: Int32
  }

  private var entries: [Entry] = []

  /// Adds a name. Of two with the same name, theme and mode, the later counts.
  /// - Parameters:
  ///   - index: The index of its value. It has to grow from name to name.
  ///   - isPart: Whether it only applies to a part of the page.
  ///   - isDefault: Whether it only applies if nothing else does; of two such, the first counts.
  mutating func add(
    _ name: String, _ index: Int, theme: String, isDark: Bool, isPart: Bool = false, isDefault: Bool = false
  ) {
    let place = Int32(truncatingIfNeeded: index)
    let order = isDefault ? -place - 1 : place
    let hash = nameHash(name)
    entries.append(Entry(hash: hash, order: order, index: place))
    if !isPart { entries.append(Entry(hash: hash ^ contextHash(theme, isDark), order: order, index: place)) }
  }

  /// To be called once, after every name was added.
  mutating func sort() {
    entries.sort { $0.hash != $1.hash ? $0.hash < $1.hash : $0.order < $1.order }
  }

  /// The value of a name in a theme and mode; if there's none, the theme's in light, then the mode's, the page's, and
  /// any.
  func index(of name: String, theme: String, isDark: Bool) -> Int? {
    let hash = nameHash(name)
    return find(hash ^ contextHash(theme, isDark)) ?? find(hash ^ contextHash(theme, false))
      ?? (isDark ? find(hash ^ contextHash("", true)) : nil) ?? find(hash ^ contextHash("", false)) ?? find(hash)
  }

  /// Whether the name has a value on the whole page.
  func isGlobal(_ name: String) -> Bool { find(nameHash(name) ^ contextHash("", false)) != nil }

  private func find(_ hash: UInt64) -> Int? {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].hash <= hash { low = middle + 1 } else { high = middle }
    }
    guard low > 0, entries[low - 1].hash == hash else { return nil }
    return Int(entries[low - 1].index)
  }
}

/// FNV-1a. In Sass, hyphens and underscores are the same.
private func nameHash(_ name: String) -> UInt64 {
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  name.withBytes { bytes in
    for byte in bytes {
      hash = (hash ^ UInt64(byte == UInt8(ascii: "_") ? UInt8(ascii: "-") : byte)) &* 0x100_0000_01B3
    }
  }
  return hash
}

/// Never 0, so that a name in a context differs from the name anywhere.
private func contextHash(_ theme: String, _ isDark: Bool) -> UInt64 {
  (nameHash(theme) &* (isDark ? 0x9E37_79B9_7F4A_7C15 : 0xC2B2_AE3D_27D4_EB4F)) | 1
}
