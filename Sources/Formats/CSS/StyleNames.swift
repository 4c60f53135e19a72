import _Text

/// Finds a style sheet's variables by their names.
struct StyleNames {
  private struct Entry {
    let hash: UInt64
    /// The greatest of a name counts: the last, but of Sass's defaults the first, and only where there's nothing else.
    let order: Int32
    let index: Int32
  }

  private var entries: [Entry] = []
  private let sheet: StyleSheet

  init(_ sheet: StyleSheet) {
    self.sheet = sheet
    entries.reserveCapacity(sheet.declarations.count * 2)
    for (index, declaration) in sheet.declarations.enumerated() where declaration.kind == .variable {
      let place = Int32(truncatingIfNeeded: index)
      let order = declaration.isDefault ? -place - 1 : place
      let scope = sheet.scopes[declaration.scope]
      let hash = nameHash(declaration.name)
      entries.append(Entry(hash: hash, order: order, index: place))
      if !scope.isPart {
        entries.append(Entry(hash: hash ^ contextHash(scope.theme, scope.isDark), order: order, index: place))
      }
    }
    entries.sort { $0.hash != $1.hash ? $0.hash < $1.hash : $0.order < $1.order }
  }

  /// The index of the declaration that a name stands for in a scope: one of the same theme and mode if there is one, then one
  /// that holds everywhere, then any.
  func index(of name: String, in scope: Scope) -> Int? {
    let hash = nameHash(name)
    return find(hash ^ contextHash(scope.theme, scope.isDark), name)
      ?? (scope.isDark ? find(hash ^ contextHash("", true), name) : nil) ?? find(hash ^ contextHash("", false), name)
      ?? find(hash, name)
  }

  /// Whether something declares the name for the whole page.
  func isGlobal(_ name: String) -> Bool { find(nameHash(name) ^ contextHash("", false), name) != nil }

  private func find(_ hash: UInt64, _ name: String) -> Int? {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].hash <= hash { low = middle + 1 } else { high = middle }
    }
    guard low > 0, entries[low - 1].hash == hash else { return nil }
    let index = Int(entries[low - 1].index)
    return isSame(sheet.declarations[index].name, name) ? index : nil
  }
}

/// In Sass, hyphens and underscores are the same.
private func isSame(_ one: String, _ other: String) -> Bool {
  one.same(as: other) || one.bytes.elementsEqual(other.bytes) { isHyphen($0) ? isHyphen($1) : $0 == $1 }
}

private func isHyphen(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") }

/// FNV-1a.
private func nameHash(_ name: String) -> UInt64 {
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  name.withBytes { bytes in
    for byte in bytes { hash = (hash ^ UInt64(isHyphen(byte) ? UInt8(ascii: "-") : byte)) &* 0x100_0000_01B3 }
  }
  return hash
}

/// Never 0, so that a name in a context differs from the name anywhere.
private func contextHash(_ theme: String, _ isDark: Bool) -> UInt64 {
  (nameHash(theme) &* (isDark ? 0x9E37_79B9_7F4A_7C15 : 0xC2B2_AE3D_27D4_EB4F)) | 1
}
