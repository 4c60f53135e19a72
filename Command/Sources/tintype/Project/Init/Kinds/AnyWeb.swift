extension Proposals {
  /// What's left of the web once nothing else fits: sites of Jekyll, pages, and whatever has a `package.json`.
  mutating func anyWeb() {
    if jekyll() { return }
    let packages = scan.files(named: "package.json")
    let apps = packages.prefix(100).map { WebApp(scan, folder: $0.folder) }
    // A workspace's own package has no screens, and a server's hasn't either.
    let app = apps.first(where: \.hasScreens) ?? apps.first ?? WebApp(scan, folder: "")
    var missing: [String] = []
    let sheet = app.linkedSheet { file, name in missing.append("\(file) names \(name), which isn’t there.") }
    let name = packages.isEmpty ? "pages in HTML" : app.framework
    if let sheet {
      if let output = output(for: WebFinding(app, sheet, name: name)) { add(output) }
      return
    }
    for sentence in missing.prefix(3) { remark(sentence) }
    if let tooOld = tooOldFramework(app) { remark(tooOld) }
    let page = scan.files(named: "index.html").first
    guard page != nil || !packages.isEmpty else { return }
    let source = app.folder + "src/"
    let folder = packages.isEmpty ? page?.folder ?? "" : scan.has(source) ? source : app.folder
    var output = ProposedOutput(
      format: "css", path: free(["theme.css", "tintype-theme.css"], in: folder), kind: name, home: app.folder)
    output.waitForDark(of: app)
    add(output)
  }
}
