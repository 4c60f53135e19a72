import Foundation

/// A family that fontconfig lists, and which of its faces are real.
struct FontFamily: Equatable {
  var name: String
  var isMonospaced: Bool
  var hasBold: Bool
  var hasItalic: Bool

  /// The family as a line of the font list, without its end.
  var line: String {
    "\(name)\t\(isMonospaced ? "mono" : "-")\t\(hasBold ? "b" : "-")\t\(hasItalic ? "i" : "-")"
  }

  /// - Parameter faces: at least one.
  init(name: String, faces: [FontFace]) {
    self.name = name
    isMonospaced = faces.allSatisfy(\.isMonospaced)
    let upright = faces.filter(\.isUpright)
    let inItsPosture = upright.isEmpty ? faces : upright
    hasBold = inItsPosture.contains(where: \.reachesRegular) && inItsPosture.contains(where: \.reachesBold)
    hasItalic = !upright.isEmpty && faces.contains(where: \.isSlanted)
  }

  /// The `--format` for fc-list whose output ``families(fcList:)`` reads: a face a line, tabs between.
  static let fcListFormat = FontFace.columns.map { "%{\($0)}" }.joined(separator: "\t") + "\n"

  /// The families that text can be set in, by name, upper and lower case alike. Left out: symbols, emoji, mathematics,
  /// fonts for no language, bitmaps, hidden fonts, and formats that browsers do not draw.
  static func families(fcList output: String) -> [FontFamily] {
    let faces = output.split(whereSeparator: \.isNewline).compactMap { FontFace(fcListLine: $0) }
    return Dictionary(grouping: faces, by: \.family)
      .map { FontFamily(name: $0, faces: $1) }
      .sorted { ($0.name.lowercased(), $0.name) < ($1.name.lowercased(), $1.name) }
  }
}
