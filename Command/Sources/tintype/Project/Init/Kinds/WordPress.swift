@_spi(Project) import Formats
import Foundation

extension Proposals {
  /// A theme of WordPress: the outermost `style.css` that says so at its beginning.
  mutating func wordPress() -> Bool {
    guard
      let sheet = scan.files(named: "style.css").first(where: { scan.text(of: $0).prefix(2000).contains("Theme Name:") }
      )
    else { return false }
    let folder = sheet.folder
    let code = scan.files(in: folder).filter { $0.hasSuffix(".php") }.map { scan.text(of: $0) }.joined(separator: "\n")
    let isLoaded = code.contains("wp_enqueue_style") && code.contains(#/get_stylesheet_uri|\/style\.css/#)
    let file = folder + "theme.json"
    let isBlockTheme = scan.has(file)
    let kind = isBlockTheme ? "a block theme of WordPress" : "a theme of WordPress"
    var output: ProposedOutput
    if isLoaded {
      output = ProposedOutput(format: "css", path: sheet, merges: true, kind: kind, home: folder)
    } else {
      let place = ["assets/css/", "assets/", "css/"].first { scan.has(folder + $0) } ?? ""
      output = ProposedOutput(
        format: "css", path: free(["theme.css", "tintype-theme.css"], in: folder + place), kind: kind, home: folder)
    }
    if isBlockTheme {
      output.places = [palette(of: file)].compactMap { $0 }
      remark("\(file) isn’t written. Its palette can use the variables: \"color\": \"var(--primary)\".")
    }
    add(output)
    return true
  }

  /// The palette of a `theme.json` by its slugs, and its families.
  private func palette(of file: String) -> ThemePlace? {
    guard let settings = scan.json(of: file)?["settings"] else { return nil }
    var rules: [String] = []
    for (_, color) in items(of: settings["color"]?["palette"]) {
      guard let slug = color["slug"]?.text, let value = color["color"]?.text, !value.contains("var(") else { continue }
      rules.append("--\(slug): \(value);")
    }
    let styles = scan.json(of: file)?["styles"]
    let body = familySlug(styles?["typography"])
    let title = familySlug(styles?["elements"]?["heading"]?["typography"]) ?? body
    for (_, family) in items(of: settings["typography"]?["fontFamilies"]) {
      guard let slug = family["slug"]?.text, let value = family["fontFamily"]?.text, !value.contains("var(") else {
        continue
      }
      rules.append("--font-\(slug): \(value);")
      if slug == title { rules.append("--font-heading: \(value);") }
      if slug == body { rules.append("--font-body: \(value);") }
    }
    return ThemePlace(file, [File(path: "theme.json.css", text: ":root { \(rules.joined(separator: " ")) }")])
  }

  /// The slug of the family that a part of a `theme.json` is set in: `var(--wp--preset--font-family--inter)` or
  /// `var:preset|font-family|inter`.
  private func familySlug(_ typography: JSON?) -> String? {
    let text = typography?["fontFamily"]?.text ?? ""
    return text.firstMatch(of: #/font-family(?:--|\|)([\w-]+)/#).map { String($0.1) }
  }
}
