import Catalog

extension Family {
  /// - Parameter faces: the family's; at least one.
  fileprivate convenience init(name: String, faces: [FontFace]) {
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
  /// The families in what `fc-list` prints for ``fcListFormat``, by name, upper and lower case alike.
  init(fcList output: String) {
    let faces = output.split(whereSeparator: \.isNewline).compactMap { FontFace(fcListLine: $0) }
    self = Dictionary(grouping: faces, by: \.family)
      .map { Family(name: $0, faces: $1) }
      .sorted { ($0.name.lowercased(), $0.name) < ($1.name.lowercased(), $1.name) }
  }

  /// The `--format` for fc-list: one line per face, with tabs between columns.
  static var fcListFormat: String { FontFace.columns.map { "%{\($0)}" }.joined(separator: "\t") + "\n" }
}
