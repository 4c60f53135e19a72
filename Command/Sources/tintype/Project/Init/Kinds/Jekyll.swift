extension Proposals {
  /// A site of Jekyll: the sheet in `assets` that its layouts link, which may be made from Sass with front matter.
  mutating func jekyll() -> Bool {
    guard let config = scan.files(named: "_config.yml", "_config.yaml").first else { return false }
    let folder = config.folder
    let app = WebApp(scan, folder: folder)
    let pages = app.files.filter { $0.hasSuffix(".html") }
    let linked = pages.flatMap { FileLinks.styleSheets(inPage: scan.text(of: $0)) }.compactMap { name -> String? in
      let path = folder + name.drop { $0 == "/" }
      let sass = path.hasSuffix(".css") ? path.dropLast(4) + ".scss" : path[...]
      return [path, String(sass)].first { scan.has($0) }
    }
    // The layouts of a theme from a gem link these.
    let usual = [
      "assets/css/style.scss", "assets/css/styles.scss", "assets/main.scss", "assets/css/main.scss",
      "assets/css/style.css",
    ]
    let own = linked.first { $0.hasSuffix(".scss") } ?? linked.last
    guard let path = own ?? scan.first(of: usual, in: folder) else {
      guard !pages.isEmpty || scan.has(folder + "_posts/") else { return false }
      let place = ["assets/css/", "assets/"].first { scan.has(folder + $0) } ?? ""
      add(
        ProposedOutput(
          format: "css", path: free(["theme.css", "tintype-theme.css"], in: folder + place), kind: "Jekyll",
          home: folder))
      return true
    }
    guard var output = output(for: WebFinding(app, AppSheet(path: path), name: "Jekyll")) else { return true }
    let skin = scan.text(of: config).firstMatch(of: #/(?m)^\s*\w*skin\s*:\s*["']?([\w-]+)/#).map { String($0.1) }
    let sass = app.files.filter { path in
      let stem = path.stem.drop { $0 == "_" }
      return path.hasPrefix(folder + "_sass/") && path.isOwnSheet
        && (!path.contains("/skins/") || (skin.map { stem == $0 } ?? ["classic", "default"].contains(stem)))
    }
    if !sass.isEmpty { output.places.append(ThemePlace(folder + "_sass", sass, of: scan)) }
    add(output)
    return true
  }
}
