import ColorScience
import _Text

extension CodeDeclarations {
  /// For each color, the theme it's of: empty for the file's own, nil for a scheme that's one color throughout, which only
  /// keeps a place.
  func schemes() -> [String?] {
    // A scheme that nothing has the name of is known by its call.
    let groups = entries.map { entry in
      let place = declarations[entry.declaration].place
      return place.group.isEmpty && place.isScheme ? place.call.text : place.group
    }
    var themes = [String?](repeating: "", count: entries.count)
    var byGroup: [(name: String, positions: [Int])] = []
    for (position, group) in groups.enumerated() where !group.isEmpty {
      if byGroup.last?.name.same(as: group) == true {
        byGroup[byGroup.count - 1].positions.append(position)
      } else if let known = byGroup.suffix(64).firstIndex(where: { $0.name.same(as: group) }) {
        byGroup[known].positions.append(position)
      } else {
        byGroup.append((group, [position]))
      }
    }
    for group in byGroup where group.positions.count > 3 && group.positions.count < entries.count {
      let first = entries[group.positions[0]].color.color
      let isScheme = group.positions.allSatisfy { declarations[entries[$0].declaration].place.isScheme }
      guard isScheme, group.positions.allSatisfy({ entries[$0].color.color == first }) else { continue }
      for position in group.positions { themes[position] = nil }
    }
    // Groups that give different colors to one role are themes; the one in use is the file's own.
    let ofRoles = byGroup.prefix(256).map { positionsOfRoles(among: $0.positions) }
    var rivals: [Int] = []
    for (index, group) in byGroup.enumerated().prefix(256)
    where themes[group.positions[0]] != nil && Int(digits: group.name.bytes) == nil {
      let isRival = byGroup.enumerated().prefix(256).contains { other, rival in
        other != index && themes[rival.positions[0]] != nil && differ(ofRoles[index], rival.positions)
      }
      if isRival { rivals.append(index) }
    }
    guard rivals.count > 1 else { return themes }
    let main = rivals.max { one, other in
      let (left, right) = (preference(of: byGroup[one].name), preference(of: byGroup[other].name))
      return left != right ? left < right : one > other
    }
    for index in rivals where index != main {
      if let main, !differ(ofRoles[index], byGroup[main].positions) { continue }
      for position in byGroup[index].positions { themes[position] = byGroup[index].name }
    }
    return themes
  }

  /// Those of the first 64 colors of a group that may be a role's.
  private func positionsOfRoles(among positions: [Int]) -> [Int] {
    positions.prefix(64).filter { position in
      let entry = entries[position]
      return entry.color.theme.isEmpty
        && (entry.color.role != nil || meansRole(declarations[entry.declaration].place))
    }
  }

  /// Whether a group has another color under one of these names.
  private func differ(_ positionsOfRoles: [Int], _ group: [Int]) -> Bool {
    positionsOfRoles.contains { position in
      let color = entries[position].color
      return group.prefix(64).contains {
        let rival = entries[$0].color
        return rival.isDark == color.isDark && rival.color != color.color && rival.name.same(as: color.name)
      }
    }
  }

  /// How likely the app uses a scheme of several.
  private func preference(of group: String) -> Int {
    if group.hasWord(of: ["preview", "previews", "sample", "example", "test", "mock", "demo", "chart", "charts"]) {
      return 0
    }
    let isUsed = declarations.contains { declaration in
      if case .name(let chain) = declaration.value { chain.last?.same(as: group) == true } else { false }
    }
    return (isUsed ? 2 : 1) + (group.hasWord(of: ["default"]) ? 2 : 0)
  }
}
