import _Text

/// Maps the names in a file to their values.
struct NameTable {
  private struct Entry {
    /// 0 if there's nothing here.
    var hash: UInt64 = 0
    /// The greatest of a name counts.
    var order: Int32 = 0
    var index: Int32 = 0
  }

  /// A hash table with open addressing, half empty at least.
  private var entries = [Entry](repeating: Entry(), count: 64)
  private var count = 0

  /// Adds a name. Of two with the same name, theme and mode, the later counts.
  /// - Parameters:
  ///   - index: The index of its value. It has to grow from name to name.
  ///   - isPart: Whether it only applies to a part of the page.
  ///   - isDefault: Whether it only applies if nothing else does; of two such, the first counts.
  mutating func add(
    _ name: String, _ index: Int, theme: String, isDark: Bool, isPart: Bool = false, isDefault: Bool = false
  ) {
    let index = Int32(truncatingIfNeeded: index)
    let order = isDefault ? -index - 1 : index
    let hash = nameHash(name)
    insert(Entry(hash: hash, order: order, index: index))
    guard !isPart else { return }
    insert(Entry(hash: hash ^ contextHash(theme, isDark), order: order, index: index))
    if !isDark, !theme.isEmpty { insert(Entry(hash: hash ^ anyTheme, order: -index - 1, index: index)) }
  }

  /// The value of a name in a theme and mode; if there's none, the theme's in light, then the mode's, the page's, the first
  /// theme's in light, and any.
  func index(of name: String, theme: String, isDark: Bool) -> Int? {
    let hash = nameHash(name)
    return find(hash ^ contextHash(theme, isDark)) ?? find(hash ^ contextHash(theme, false))
      ?? (isDark ? find(hash ^ contextHash("", true)) : nil) ?? find(hash ^ contextHash("", false))
      ?? find(hash ^ anyTheme) ?? find(hash)
  }

  /// Whether the name has a value on the whole page.
  func isGlobal(_ name: String) -> Bool { find(nameHash(name) ^ contextHash("", false)) != nil }

  private mutating func insert(_ entry: Entry) {
    if count * 2 >= entries.count {
      let old = entries
      entries = [Entry](repeating: Entry(), count: old.count * 4)
      for entry in old where entry.hash != 0 { entries[slot(of: entry.hash)] = entry }
    }
    let slot = slot(of: entry.hash)
    if entries[slot].hash == 0 {
      count += 1
    } else if entry.order < entries[slot].order {
      return
    }
    entries[slot] = entry
  }

  private func find(_ hash: UInt64) -> Int? {
    let entry = entries[slot(of: hash)]
    return entry.hash == 0 ? nil : Int(entry.index)
  }

  /// The index of the entry with a hash, or of the empty one where it belongs.
  private func slot(of hash: UInt64) -> Int {
    let mask = entries.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while entries[slot].hash != 0, entries[slot].hash != hash { slot = (slot + 1) & mask }
    return slot
  }
}

/// Takes the place of a context's hash for the first theme of all, in light.
private let anyTheme: UInt64 = 0x1657_67B1_9E37_79F9

/// A hash that is never 0. In Sass, hyphens and underscores are the same.
private func nameHash(_ name: String) -> UInt64 {
  var hash = NameHash()
  name.withBytes { bytes in
    for byte in bytes { hash.add(byte == UInt8(ascii: "_") ? UInt8(ascii: "-") : byte) }
  }
  return max(hash.value, 1)
}

/// Never 0, so that a name in a context differs from the name anywhere.
private func contextHash(_ theme: String, _ isDark: Bool) -> UInt64 {
  (nameHash(theme) &* (isDark ? 0x9E37_79B9_7F4A_7C15 : 0xC2B2_AE3D_27D4_EB4F)) | 1
}
