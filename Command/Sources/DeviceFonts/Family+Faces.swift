import Catalog

extension Family {
  /// - Parameter faces: the family's; at least one.
  fileprivate convenience init(name: String, faces: [InstalledFace]) {
    let upright = faces.filter(\.isUpright)
    let regular = upright.isEmpty ? faces : upright
    self.init(
      name: name,
      category: faces.allSatisfy(\.isMonospaced) ? .mono : Family.named(name).category,
      hasBold: regular.contains(where: \.reachesRegular) && regular.contains(where: \.reachesBold),
      hasItalic: !upright.isEmpty && faces.contains(where: \.isSlanted))
  }
}

extension [Family] {
  /// The families of faces, by name, upper and lower case alike.
  init(_ faces: [InstalledFace]) {
    self = Dictionary(grouping: faces, by: \.family)
      .map { Family(name: $0, faces: $1) }
      .sorted { ($0.name.lowercased(), $0.name) < ($1.name.lowercased(), $1.name) }
  }
}
