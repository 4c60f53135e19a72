@_spi(Project) import Formats
import Foundation

/// An app of the web, its sheet, and what was said about it on the way.
struct WebFinding {
  let app: WebApp
  var sheet: AppSheet?
  /// What people call a project of its kind.
  var name: String
  /// Whether a `components.json` of shadcn/ui names the sheet, or would.
  var isShadcn = false
  var remarks: [String] = []

  init(_ app: WebApp, _ sheet: AppSheet? = nil, name: String? = nil) {
    (self.app, self.sheet, self.name) = (app, sheet, name ?? app.framework)
  }

  /// The text of the sheet and of what it imports.
  var text: String {
    sheet.map { app.sheets(from: $0.path).map { app.scan.text(of: $0) }.joined(separator: "\n") } ?? ""
  }

  /// The version of Tailwind CSS, by the sheet or by what the app depends on; nil without it.
  var tailwind: TailwindVersion? {
    if let version = TailwindVersion(inSheet: text) { return version }
    guard let major = app.major(of: "tailwindcss") ?? (app.uses("@nuxt/ui") ? 4 : nil) else { return nil }
    return major < 4 ? .three : .four
  }
}

extension Proposals {
  /// The apps of the web that have a `package.json`, or are a theme of WordPress or a site of Hugo.
  mutating func web() {
    if wordPress() || hugo() { return }
    // A package.json beside Jekyll's own folders is for tools.
    if scan.has("_config.yml"), scan.has("_layouts/") || scan.has("_includes/"), jekyll() { return }
    var findings: [WebFinding] = []
    for package in scan.files(named: "package.json").prefix(100) {
      if let finding = finding(in: WebApp(scan, folder: package.folder)) { findings.append(finding) }
    }
    let ranked = findings.map { ($0, rank(of: $0)) }.sorted { $0.1.lexicographicallyPrecedes($1.1) }.map(\.0)
    guard let best = ranked.first else { return }
    for remark in best.remarks { self.remark(remark) }
    guard let output = output(for: best) else { return }
    add(output)
    if output.language == .styleSheet, let tooOld = tooOldFramework(best.app) { remark(tooOld) }
    if let other = frameworkBeside(output, in: best.app) { remark(other) }
    mentionOthers(ranked.dropFirst(), besides: best)
  }

  /// The lower the numbers, the likelier it's the one: nothing that shows or documents others, one with a theme or the app that's
  /// the project itself, an application, and the outermost.
  private func rank(of finding: WebFinding) -> [Int] {
    let folder = finding.app.folder
    let isAside =
      (folder + "package.json").isAside || finding.app.isServer
      || folder.split(separator: "/").contains { Self.asides.contains($0.lowercased()) }
    let theme = finding.sheet.flatMap { sheet in
      PresentTheme(ThemePlace(sheet.path, finding.app.sheets(from: sheet.path), of: scan))
    }
    let isProject = folder.isEmpty && finding.app.isApplication && finding.sheet != nil
    return [
      isAside ? 1 : 0, theme?.namesPrimary == true || isProject ? 0 : 1, finding.app.isApplication ? 0 : 1,
      folder.depth,
    ]
  }

  private static let asides: Set<String> = ["e2e", "templates", "fixtures", "benchmarks"]

  /// What leads to an app's theme; nil if nothing does, or it's for a phone.
  private mutating func finding(in app: WebApp) -> WebFinding? {
    let isNative = app.uses("react-native", "expo")
    if isNative, app.uses("react-native-paper") { return WebFinding(app, name: "React Native") }
    if isNative, !app.uses("nativewind", "uniwind", "react-native-css") {
      refuse(
        "A React Native app takes its colors from JavaScript, and without React Native Paper, Tintype has no format for that yet. A template of your own can write it: see docs/templates.md."
      )
      return nil
    }
    var finding = WebFinding(app)
    let components = app.folder + "components.json"
    if let name = scan.json(of: components)?["tailwind"]?["css"]?.text, !name.isEmpty {
      finding.isShadcn = true
      if let path = app.resolve(name, from: components) ?? app.resolve("./" + name, from: components) {
        finding.sheet = AppSheet(path: path)
      } else if let outside = outside(app.folder + name) {
        refuse(outside)
        return nil
      } else {
        finding.remarks.append("\(components) names \(name), which isn’t there.")
      }
    }
    var missing: [String] = []
    if finding.sheet == nil {
      finding.sheet = app.sheet { file, name in missing.append("\(file) names \(name), which isn’t there.") }
      finding.remarks += missing.prefix(3)
    }
    let isThemed = app.uses("@mui/material") || bootstrapEntry(in: app) != nil || scriptFramework(app) != nil
    return finding.sheet != nil || isThemed ? finding : nil
  }

  /// A sentence about a sheet that's outside of the project's folder; nil if there's none.
  private func outside(_ path: String) -> String? {
    guard path.resolved == nil, let real = realPath(scan.root + "/" + path) else { return nil }
    var (folder, up) = (scan.root, "")
    while !real.hasPrefix(folder + "/"), folder != "/" {
      folder = (folder as NSString).deletingLastPathComponent
      up += up.isEmpty ? ".." : "/.."
    }
    let name = real.dropFirst(folder.count + 1)
    return "The sheet is in \(name), outside of this folder. Run tintype init \(up)"
  }

  mutating func output(for finding: WebFinding) -> ProposedOutput? {
    let app = finding.app
    guard let sheet = finding.sheet else {
      return bootstrapEntry(in: app).map { bootstrap(app, $0) } ?? scriptFramework(app) ?? mui(app, muiTheme(in: app))
    }
    if finding.isShadcn || finding.text.contains(#/--(?:card|popover)-foreground\s*:/#) {
      return shadcn(finding, sheet)
    }
    if let (format, kind) = sheetFramework(of: finding) { return merged(format, finding, sheet, kind) }
    if let output = scriptFramework(app) { return output }
    if let theme = muiTheme(in: app) { return mui(app, theme) }
    if let entry = bootstrapEntry(in: app) { return bootstrap(app, entry) }
    switch finding.tailwind {
    case .four: return merged("tailwind", finding, sheet, "\(finding.name) with Tailwind CSS 4")
    case .three: return tailwind3(finding, sheet)
    case nil:
      if app.uses("@mui/material") { return mui(app, nil) }
      return merged("css", finding, sheet, finding.name)
    }
  }

  /// An output that's merged into the app's sheet.
  func merged(_ format: String, _ finding: WebFinding, _ sheet: AppSheet, _ kind: String) -> ProposedOutput {
    let app = finding.app
    guard Format.named(format)?.isMergeable == true, !sheet.path.hasSuffix(".sass") else {
      // Sass with indents has no braces to merge between.
      return ProposedOutput(
        format: "css", path: free(["theme.css", "tintype-theme.css"], in: sheet.path.folder), kind: kind,
        home: app.folder)
    }
    var output = ProposedOutput(format: format, path: sheet.path, merges: true, kind: kind, home: app.folder)
    let takesSelector = Format.named(format)?.options.contains(.selector) == true
    let selector = takesSelector ? DarkSelector.find(inSheet: finding.text, of: app) : nil
    if let selector, "\(format) \(selector)" != "shadcn .dark" { output.set("selector", selector) }
    // shadcn/ui has a class unless it's said otherwise.
    if selector == nil, format == "shadcn", finding.text.contains("prefers-color-scheme: dark") {
      output.set("selector", "media")
    }
    if selector == nil, takesSelector, format != "shadcn" { output.waitForDark(of: app) }
    output.places = [app.tailwindConfiguration, nuxtUI(app)].compactMap { $0 }
    return output
  }

  /// Says which other apps have sheets of their own.
  private mutating func mentionOthers(_ others: some Sequence<WebFinding>, besides best: WebFinding) {
    var known: Set<String> = [best.sheet?.path ?? ""]
    let paths = others.compactMap { $0.sheet?.path }.filter { known.insert($0).inserted }
    guard !paths.isEmpty else { return }
    let more = paths.count > 3 ? ["\(paths.count - 3) more"] : []
    remark("Also a style sheet of an app: \((paths.prefix(3) + more).listed).")
  }
}

extension WebApp {
  /// A style sheet, and those that it imports, itself last.
  func sheets(from sheet: String) -> [String] {
    var known: Set<String> = [sheet]
    func imports(of path: String, depth: Int) -> [String] {
      let names = FileLinks.imports(inStyleSheet: scan.text(of: path))
      let paths = names.compactMap { resolve($0, from: path) }.filter { $0.isOwnSheet && known.insert($0).inserted }
      return paths.flatMap { depth > 0 ? imports(of: $0, depth: depth - 1) + [$0] : [$0] }
    }
    return imports(of: sheet, depth: 4) + [sheet]
  }

  /// Tailwind's configuration, which may have the theme.
  var tailwindConfiguration: ThemePlace? {
    config("tailwind.config").map { ThemePlace($0, [$0], of: scan) }
  }
}
