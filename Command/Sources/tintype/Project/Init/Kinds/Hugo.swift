import Foundation

extension Proposals {
  /// A site of Hugo: the sheet in `assets` or `static` that its own layouts load.
  mutating func hugo() -> Bool {
    let configs = scan.paths.filter { path in
      ["hugo.toml", "hugo.yaml", "hugo.yml", "hugo.json"].contains(path.lastName)
        || ["config.toml", "config.yaml", "config.yml"].contains(path.lastName)
          && (scan.has(path.folder + "layouts/")
            || scan.has(path.folder + "content/") && scan.has(path.folder + "archetypes/"))
        || path.hasSuffix("config/_default/hugo.toml") || path.hasSuffix("config/_default/config.toml")
    }
    guard let config = configs.first else { return false }
    let folder = config.folder.hasSuffix("config/_default/") ? config.folder.folder.folder : config.folder
    guard folder.isEmpty || !hasApp(outside: folder) else { return false }
    let app = WebApp(scan, folder: folder)
    let foreign = ["themes/", "public/", "resources/"].map { folder + $0 }
    let own = app.files.filter { path in !foreign.contains { path.hasPrefix($0) } }
    // What only some pages load, such as those from right to left, counts if nothing else does.
    var (found, conditional): ([String], [String]) = ([], [])
    for layout in own where layout.hasPrefix(folder + "layouts/") && layout.hasSuffix(".html") {
      let text = scan.text(of: layout)
      let always = text.replacing(#/\{\{-?\s*if\b.*?\{\{-?\s*end\b/#.dotMatchesNewlines(), with: "")
      found += sheets(loadedBy: always, in: folder)
      conditional += sheets(loadedBy: text, in: folder)
    }
    if let path = found.last ?? conditional.last
      ?? own.first(where: { $0.isOwnSheet && $0.hasPrefix(folder + "assets/") })
    {
      if let output = output(for: WebFinding(app, AppSheet(path: path), name: "Hugo")) { add(output) }
    } else {
      let place = ["static/css/", "static/", "assets/css/", "assets/"].first { scan.has(folder + $0) } ?? ""
      var output = ProposedOutput(
        format: "css", path: free(["theme.css", "tintype-theme.css"], in: folder + place), kind: "Hugo", home: folder)
      output.waitForDark(of: app)
      add(output)
    }
    return true
  }

  private func sheets(loadedBy layout: String, in folder: String) -> [String] {
    let names = layout.matches(of: #/resources\.(?:Get|Match)\s+["`]([^"`]+)["`]/#).map { folder + "assets/" + $0.1 }
    let links = FileLinks.styleSheets(inPage: layout).map { folder + "static/" + $0.drop { $0 == "/" } }
    return (names + links).filter { $0.isOwnSheet && scan.has($0) }
  }

  /// Whether something outside of a folder tells that the project is an app of another kind.
  func hasApp(outside folder: String) -> Bool {
    scan.files(
      named: "package.json", "pubspec.yaml", "Package.swift", "build.gradle", "build.gradle.kts", "project.yml"
    )
    .contains { folder.hasPrefix($0.folder) && $0.folder != folder }
  }
}
