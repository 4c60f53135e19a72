import Foundation

/// The theme that an Android app's manifest names, with those of the project's own that it's made from.
struct AndroidTheme {
  /// The one that all others are made from, and the file that it's in.
  let name: String
  let path: String
  /// The colors of Material's that they set: "colorPrimary".
  private(set) var colors: [String] = []
  /// Whether they set something besides.
  private(set) var hasMore = false

  private static var material: Regex<Substring> {
    #/color(?:On)?(?:Primary|Secondary|Tertiary|Error|Surface|Background|Accent|Outline)(?:Container|Variant|Dark|Inverse|Bright|Dim|Low|Lowest|High|Highest)*/#
  }

  /// Nil if the manifest names none, or none of the project's own.
  init?(namedIn manifest: String, of files: ProjectScan) {
    let application = files.text(of: manifest).firstMatch(of: #/<application\b[^>]*\bandroid:theme="@style/([\w.]+)"/#)
    let sheets = files.files(in: manifest.folder + "res/values/").filter { $0.hasSuffix(".xml") && !files.isOurs($0) }
    var style = application.flatMap { Style(named: String($0.1), in: sheets, of: files) }
    guard var root = style else { return nil }
    var rest = 8
    while let one = style, rest > 0 {
      root = one
      rest -= 1
      for item in one.items {
        if item.wholeMatch(of: Self.material) != nil {
          if !colors.contains(item) { colors.append(item) }
        } else {
          hasMore = true
        }
      }
      style = one.parent.flatMap { Style(named: $0, in: sheets, of: files) }
    }
    (name, path) = (root.name, root.path)
  }
}

private struct Style {
  let name, path: String
  let parent: String?
  /// The names of what it sets.
  let items: [String]

  /// Nil if none of the files has it.
  init?(named name: String, in paths: [String], of files: ProjectScan) {
    let style = #/<style\s([^>]*?)(?:\/>|>(.*?)<\/style>)/#.dotMatchesNewlines()
    for path in paths {
      for match in files.text(of: path).matches(of: style) where match.1.contains("name=\"\(name)\"") {
        let parent = match.1.firstMatch(of: #/\bparent="(?:@style/)?([\w.]*)"/#).map { String($0.1) }
        // Without a parent, it's what comes before the last period.
        let before = name.contains(".") ? name.split(separator: ".").dropLast().joined(separator: ".") : nil
        (self.name, self.path, self.parent) = (name, path, parent ?? before)
        items = match.2?.matches(of: #/<item\s+name="([\w:.]+)"/#).map { String($0.1) } ?? []
        return
      }
    }
    return nil
  }
}
