@_spi(Project) import Formats
import Foundation

/// The style sheet that an app loads for all of its screens.
struct AppSheet {
  let path: String
  /// The file that loads it; nil for a configuration.
  var page: String?
}

extension WebApp {
  /// The app's sheet, by whatever leads to one first.
  /// - Parameter missing: Takes sheets that are named and aren't there: by which file, and how.
  func sheet(_ missing: (_ file: String, _ name: String) -> Void = { _, _ in }) -> AppSheet? {
    func configured(_ file: String, _ names: [String]) -> AppSheet? {
      let found = names.compactMap { name -> String? in
        let path = resolve(name, from: file) ?? resolve("./" + name, from: file)
        let isOfPackage = uses(name.split(separator: "/").first.map(String.init) ?? "")
        if path == nil, name.isOwnSheet, !isOfPackage, !name.hasPrefix("@") || name.hasPrefix("@/"),
          !name.contains("node_modules")
        {
          missing(file, name)
        }
        return path
      }
      return chosen(among: found).map { AppSheet(path: $0) }
    }
    if let file = config("angular"), let sheet = configured(file, angularStyles(of: file)) { return sheet }
    if let file = config("nuxt.config") {
      let names = list(after: #/\bcss\s*:\s*\[([^\]]*)\]/#, in: file)
      if let sheet = configured(file, names) { return sheet }
    }
    for name in ["docusaurus.config", "astro.config"] {
      guard let file = config(name) else { continue }
      let names = list(after: #/\bcustomCss\s*:\s*([^\n\]]*(?:\n[^\]}]*\])?)/#, in: file)
      if let sheet = configured(file, names) { return sheet }
    }
    for entries in entries {
      if let sheet = loaded(by: entries) { return sheet }
    }
    if let file = config("vite.config") {
      let names = list(after: #/\binput\s*:\s*(\[[^\]]*\]|['"][^'"]+['"])/#, in: file)
      if let sheet = configured(file, names.filter(\.isOwnSheet)) { return sheet }
      if let sheet = loaded(by: names.compactMap { resolve("./" + $0, from: file) }) { return sheet }
    }
    return linkedSheet(missing)
  }

  /// The last own sheet that the outermost pages link.
  func linkedSheet(_ missing: (_ file: String, _ name: String) -> Void = { _, _ in }) -> AppSheet? {
    // Rails keeps its layouts in a folder apart from its views.
    func order(_ page: String) -> (Int, Int) {
      page.contains("views/layouts/") ? (0, 0) : (page.depth, page.stem == "index" ? 0 : 1)
    }
    let pages = files.filter { path in Self.pageEndings.contains { path.hasSuffix($0) } }
      .sorted { order($0) < order($1) }
    for page in pages.prefix(200) {
      var found: [String] = []
      for name in FileLinks.styleSheets(inPage: scan.text(of: page)) {
        if let path = resolve(name, from: page) ?? served(name) {
          found.append(path)
        } else if name.isOwnSheet, !name.contains("//"), !name.contains("*") {
          missing(page, name)
        }
      }
      if let path = chosen(among: found) { return AppSheet(path: path, page: page) }
    }
    // Rails, Phoenix and others run Tailwind on a sheet that no page names.
    return files.first { path in
      path.hasSuffix(".css") && scan.mentions("tailwindcss", in: path)
        && TailwindVersion(inSheet: scan.text(of: path)) == .four
    }.map { AppSheet(path: $0) }
  }

  private static let pageEndings = [
    ".html", ".htm", ".leaf", ".erb", ".ejs", ".hbs", ".njk", ".liquid", ".twig", ".blade.php", ".php", ".cshtml",
    ".jsp",
    ".tmpl", ".gohtml", ".eex", ".heex", ".jinja", ".jinja2", ".pug",
  ]

  /// The file that a server gives for an address: Django's static/css/site.css, Vapor's Public/site.css.
  private func served(_ address: String) -> String? {
    guard !address.contains("://"), !address.hasPrefix("//") else { return nil }
    let name = address.split(whereSeparator: { $0 == "?" || $0 == "#" }).first.map(String.init) ?? ""
    let ending = name.split(separator: "/").filter { $0 != ".." && $0 != "." }.joined(separator: "/")
    guard !ending.isEmpty else { return nil }
    if let star = ending.firstIndex(of: "*") {
      return files.first { $0.isOwnSheet && $0.lastName.hasPrefix(ending[..<star].split(separator: "/").last ?? "") }
    }
    if let path = files.first(where: { $0 == folder + ending || $0.hasSuffix("/" + ending) && $0.isOwnSheet }) {
      return path
    }
    // What tailwindcss-rails serves under this name is made from another.
    let tailwind = folder + "app/assets/tailwind/application.css"
    if ending == "tailwind.css", scan.has(tailwind) { return tailwind }
    let alike = files.filter { $0.isOwnSheet && $0.stem == ending.stem }
    return alike.count == 1 ? alike[0] : nil
  }

  /// The style sheets that the first project of an angular.json builds.
  func angularStyles(of file: String) -> [String] {
    var names: [String] = []
    for (_, project) in items(of: scan.json(of: file)?["projects"]) {
      let targets = project["architect"] ?? project["targets"]
      for (_, style) in items(of: targets?["build"]?["options"]?["styles"]) {
        if let name = style.text {
          names.append(name)
        } else if let name = style["input"]?.text, style["inject"]?.flag != false {
          names.append(name)
        }
      }
      if !names.isEmpty { break }
    }
    return names
  }

  /// The texts in quotes of the first match in a file.
  private func list(after pattern: Regex<(Substring, Substring)>, in file: String) -> [String] {
    guard let match = FileLinks.withoutComments(scan.text(of: file)).firstMatch(of: pattern) else { return [] }
    return match.1.matches(of: #/['"`]([^'"`]+)['"`]/#).map { String($0.1) }
  }

  /// The files that an app begins with, those that count first in front.
  private var entries: [[String]] {
    let files = files
    func inOwn(_ paths: [String]) -> [String] { paths.map { folder + $0 }.filter { scan.has($0) } }
    func withEndings(_ stems: [String]) -> [String] {
      inOwn(stems.flatMap { stem in ["tsx", "ts", "jsx", "js", "mjs"].map { stem + "." + $0 } })
    }
    func under(_ folders: [String], named stem: String) -> [String] {
      let found = files.filter { path in
        path.stem == stem && !path.hasSuffix("/") && folders.contains { path.hasPrefix(folder + $0) }
      }
      return found.filter { $0.depth == found[0].depth }
    }
    let scripts = files.filter { $0.lastName == "index.html" }.prefix(3).flatMap { page in
      FileLinks.modules(inPage: scan.text(of: page)).compactMap { name in
        resolve(name, from: page) ?? resolve("./" + name.drop { $0 == "/" }, from: page)
      }
    }
    return [
      under(["app/", "src/app/"], named: "layout"), withEndings(["pages/_app", "src/pages/_app"]), scripts,
      withEndings(["src/main", "src/index", "src/app", "main", "index", "gatsby-browser"]),
      withEndings(["app/root", "src/root"]),
      withEndings(["src/routes/__root", "app/routes/__root"]), under(["src/routes/"], named: "+layout"),
      files.filter { $0.hasPrefix(folder + "src/layouts/") && $0.hasSuffix(".astro") },
      files.filter { $0.hasPrefix(folder + "src/pages/") && $0.hasSuffix(".astro") },
      inOwn(["app/app.vue", "app.vue", "src/App.vue", "src/App.svelte"]),
      withEndings(["app/_layout", "src/app/_layout", "App", "src/App"]),
    ].filter { !$0.isEmpty }
  }

  /// The sheet that these files import, or else those that they import.
  private func loaded(by entries: [String]) -> AppSheet? {
    var files = Array(entries.prefix(20))
    var known = Set(files)
    for _ in 0..<3 {
      var inner: [String] = []
      var found: [(path: String, by: String)] = []
      for file in files {
        for name in FileLinks.imports(inScript: scan.text(of: file)) {
          guard let path = resolve(name, from: file) else { continue }
          if path.isOwnSheet {
            found.append((path, file))
          } else if known.insert(path).inserted, inner.count < 40 {
            inner.append(path)
          }
        }
      }
      if let path = chosen(among: found.map(\.path)) {
        return AppSheet(path: path, page: found.first { $0.path == path }?.by)
      }
      files = inner
    }
    return nil
  }

  /// The one of several sheets that are loaded together: the one that brings Tailwind, or that declares a primary color, or else
  /// the last.
  private func chosen(among paths: [String]) -> String? {
    let own = paths.filter(\.isOwnSheet).map(source)
    return own.first { TailwindVersion(inSheet: scan.text(of: $0)) != nil }
      ?? own.last { scan.text(of: $0).contains(#/--[\w-]*primary[\w-]*\s*:/#) } ?? own.last
  }

  /// What a sheet is made from, if Sass with its name is beside it or in the folder next to it: the next run would undo every change
  /// to the sheet. Otherwise the sheet itself.
  private func source(of sheet: String) -> String {
    guard sheet.hasSuffix(".css") else { return sheet }
    let (parent, name) = (sheet.folder.folder, sheet.lastName.dropLast(4))
    let folders = [sheet.folder] + (sheet.folder.lastName == "css" ? [parent + "scss/", parent + "sass/"] : [])
    return folders.map { $0 + name + ".scss" }.first { scan.has($0) } ?? sheet
  }
}

extension String {
  /// Whether it's the path of a style sheet that isn't one component's.
  var isOwnSheet: Bool {
    let name = lastName.split(separator: "?").first.map { $0.lowercased() } ?? ""
    return [".css", ".scss", ".sass", ".less", ".pcss"].contains { name.hasSuffix($0) }
      && !name.contains(".module.") && !name.hasSuffix(".min.css")
  }
}

extension String {
  /// Whether it's the path of a file with a component's markup, script and styles.
  var isComponent: Bool { [".astro", ".vue", ".svelte"].contains { hasSuffix($0) } }
}

/// The version of Tailwind CSS, as far as it changes what a style sheet can have.
enum TailwindVersion {
  case three, four

  /// The one whose directives are in a sheet; nil if none are.
  init?(inSheet text: String) {
    let text = FileLinks.withoutComments(text)
    if text.contains(#/@import\s+(?:url\()?\s*["']tailwindcss/#) || text.contains(#/@theme\b/#) {
      self = .four
    } else if text.contains(#/@tailwind\s/#) {
      self = .three
    } else {
      return nil
    }
  }
}
