import Foundation

/// The theme that an Android app's manifest names.
struct AndroidTheme {
  let name: String
  /// The file that it's in.
  let path: String
  /// The colors of Material's that it sets: "colorPrimary".
  let colors: [String]
  /// Whether it sets something besides.
  let hasMore: Bool

  /// Nil if the manifest names none, or none of the project's own.
  init?(namedIn manifest: String, of files: ProjectScan) {
    let application = files.text(of: manifest).firstMatch(of: #/<application\b[^>]*\bandroid:theme="@style/([\w.]+)"/#)
    guard let application else { return nil }
    name = String(application.1)
    let folder = String(manifest.folder) + "res/values/"
    for file in files.files(in: folder) where file.hasSuffix(".xml") && !files.isOurs(file) {
      guard
        let style = try? Regex(
          "<style\\s+name=\"\(NSRegularExpression.escapedPattern(for: name))\"[^>]*>([\\s\\S]*?)</style>"
        )
        .firstMatch(in: files.text(of: file))?.output[1].substring
      else { continue }
      let items = style.matches(of: #/<item\s+name="([\w:.]+)"/#).map { String($0.1) }
      path = file
      colors = items.filter {
        $0.contains(#/^color(?:On)?(?:Primary|Secondary|Tertiary|Error|Surface|Background|Accent|Outline)/#)
      }
      hasMore = items.count > colors.count
      return
    }
    return nil
  }
}
