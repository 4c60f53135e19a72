import _Text

extension CodeDeclarations {
  /// The value a name leads to in the end; `none` if it isn't in the files, `group` if it has its own colors.
  mutating func resolved(_ chain: [String], from index: Int, hops: Int) -> CodeValue {
    guard hops > 0 else { return .none }
    if let found = declaration(chain, from: index) {
      guard case .name(let next) = declarations[found].value else { return declarations[found].value }
      let value = resolved(next, from: found, hops: hops - 1)
      // Found once, it needn't be looked for again.
      if case .color = value { declarations[found].value = value }
      return value
    }
    if let constant = constant(chain, in: declarations[index].file) { return constant }
    for name in namesInSpreads(chain, from: index) {
      let value = resolved(name, from: index, hops: min(hops - 1, 3))
      if !value.isNone { return value }
    }
    return !membersOf(chain).isEmpty ? .group : .none
  }

  /// Where spreads of the same mode may take a name's value from: `neutral.500` is `slate.500` if a theme says
  /// `neutral: { ...slate }`.
  mutating func namesInSpreads(_ chain: [String], from index: Int) -> [[String]] {
    guard chain.count > 1 else { return [] }
    let otherMode = darkness[index] ? CodeMode.light : .dark
    let found = spreads.filter { $0.mode != otherMode && $0.name.same(as: chain[chain.count - 2]) }
    budget -= found.count
    return budget > 0 ? found.map { $0.source + chain.suffix(1) } : []
  }

  /// The declaration that a name refers to from another.
  mutating func declaration(_ given: [String], from index: Int) -> Int? {
    let chain = given.first?.isEmpty == true ? Array(given.dropFirst()) : given
    guard let last = chain.last else { return nil }
    // The platform's own white is none of the file's colors that are called white.
    let isPlatforms = given.count > 1 && CodeValue(constant: given) != nil
    var best: (declaration: Int, score: Int)?
    let wantsDark = darkness[index]
    for candidate in self.index.values(of: hash(ofName: last), near: index) where candidate != index {
      budget -= 1
      guard budget > 0 else { return nil }
      let place = declarations[candidate].place
      guard place.hasKey || declarations[candidate].index != nil else { continue }
      var names = place.scopes + place.path
      if let index = declarations[candidate].index { names.append(index.text) }
      var matched = 0
      for (one, other) in zip(names.reversed(), chain.reversed()) {
        guard one.same(as: other) else { break }
        matched += 1
      }
      // All of the name, or all of the declaration's, before which there's a type or a module.
      guard matched > 0, matched == chain.count || matched >= place.path.count - place.shown else { continue }
      if isPlatforms, matched < given.count { continue }
      // A number says nothing without the list or the ramp that it's of.
      if matched == 1, chain.count > 1, last.isNumber { continue }
      let isSelf =
        place.path.count == declarations[index].place.path.count && matched == place.path.count
        && declarations[index].place.path.indices.allSatisfy {
          place.path[$0].same(as: declarations[index].place.path[$0])
        }
        && isReference(candidate)
      if isSelf { continue }
      let score =
        matched * 8 + (names.count == chain.count ? 4 : 0) + (darkness[candidate] == wantsDark ? 2 : 0)
        + (isReference(candidate) ? 0 : 1)
      if score > best?.score ?? 0 { best = (candidate, score) }
    }
    return best?.declaration
  }

  /// A color that a platform or a framework has under this name.
  func constant(_ chain: [String], in file: Int) -> CodeValue? {
    if let constant = CodeValue(constant: chain) { return constant }
    guard tailwindFiles.contains(file), chain.count < 4 else { return nil }
    for names in [Array(chain.dropFirst()), chain] where !names.isEmpty && names.count < 3 {
      if let css = TailwindPalette.version3.css(names[0], names.count > 1 ? names[1] : nil) {
        return CodeValue(anyCSS: css)
      }
    }
    return nil
  }

  func isReference(_ index: Int) -> Bool { if case .name = declarations[index].value { true } else { false } }

  /// The declarations whose path has this name and more after it.
  mutating func membersOf(_ chain: [String]) -> [Int] {
    guard let last = chain.last else { return [] }
    var found: [Int] = []
    for index in members.values(of: hash(ofName: last)) where found.last != index {
      budget -= 1
      guard budget > 0, found.count < 64 else { break }
      let path = declarations[index].place.path
      guard let level = path.lastIndex(where: { $0.same(as: last) }) else { continue }
      if chain.count > 1, last.isNumber {
        let owner = level > 0 ? path[level - 1] : declarations[index].place.scopes.last
        guard owner?.same(as: chain[chain.count - 2]) == true else { continue }
      }
      if level + 1 < path.count || declarations[index].index != nil { found.append(index) }
    }
    return found
  }

  mutating func makeIndex() {
    var names: [(hash: UInt64, value: Int)] = []
    var groups: [(hash: UInt64, value: Int)] = []
    for (position, declaration) in declarations.enumerated() {
      let path = declaration.place.path
      if let name = declaration.index?.text ?? path.last { names.append((hash(ofName: name), position)) }
      for name in declaration.index == nil ? path.dropLast() : path[...] {
        groups.append((hash(ofName: name), position))
      }
    }
    (index, members) = (NameIndex(names), NameIndex(groups))
    darkness = declarations.map { isDark($0) }
  }

  /// Whether there's a declaration beside another that has this name instead.
  func hasSibling(_ name: String, _ level: Int, of declaration: Declaration) -> Bool {
    index.values(of: hash(ofName: name)).prefix(256).contains { index in
      let place = declarations[index].place
      return place.path.count == level + 1 && place.isScheme == declaration.place.isScheme
        && (level == 0 || place.path[level - 1].same(as: declaration.place.path[level - 1]))
    }
  }
}

extension String {
  fileprivate var isNumber: Bool { bytes.allSatisfy { $0.isDigit } }
}
