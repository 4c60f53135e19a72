import _Text

extension StyleSheet {
  /// Makes themes of the classes that declare most of the page's colors again: `.ayu` beside `.light, html`.
  mutating func nameThemes() {
    var page: [UInt64] = []
    var classes: [(selector: [UInt8], scopes: [Int], names: [UInt64])] = []
    for declaration in declarations where declaration.kind == .variable {
      let scope = scopes[declaration.scope]
      guard declaration.name.bytes.first == UInt8(ascii: "-"),
        case .opaque = StyleColor(declaration.value, channels: channelUses)
      else { continue }
      let name = hash(ofName: declaration.name)
      guard scope.isPart else {
        if scope.theme.isEmpty { page.append(name) }
        continue
      }
      guard scope.theme.isEmpty,
        let first = parts(of: scope.selector[...], separatedBy: UInt8(ascii: ",")).first?.trimmed,
        first.first == UInt8(ascii: "."), first.dropFirst().allSatisfy(isPartOfVariable)
      else { continue }
      let known = classes.suffix(64).firstIndex { $0.selector.elementsEqual(first) }
      let index = known ?? classes.count
      if known == nil { classes.append((Array(first), [], [])) }
      classes[index].names.append(name)
      if classes[index].scopes.last != declaration.scope { classes[index].scopes.append(declaration.scope) }
    }
    let own = page.unique
    for group in classes where group.names.count > 3 && group.names.count * 2 >= own.count {
      let names = NameIndex(group.names.unique.map { ($0, 0) })
      let again = own.filter { !names.values(of: $0).isEmpty }.count
      guard again > 3, again * 2 >= own.count else { continue }
      for scope in group.scopes {
        scopes[scope].isPart = false
        scopes[scope].theme = String(bytes: Array(group.selector.dropFirst())).cut(toBytes: 60)
      }
    }
  }
}

extension [UInt64] {
  /// Each once, the least first.
  fileprivate var unique: [UInt64] {
    var unique: [UInt64] = []
    for hash in sorted() where unique.last != hash { unique.append(hash) }
    return unique
  }
}
