import Formats

/// How a program comes to use an output: what shows that it does, and what to add if nothing does.
struct Wiring {
  let path: String
  let format: Format
  let options: ExportOptions
  let merges: Bool
  /// The first of the themes that it holds in a list; nil if it's of one theme.
  let listed: String?

  /// Nil for a file that no program loads by itself, such as a palette.
  init?(path: String, format: Format, options: ExportOptions, merges: Bool, listed: String?) {
    let name = "\(format.name)"
    guard ThemeLanguage(format: name) != .other, name != "xcassets" else { return nil }
    (self.path, self.format, self.options, self.merges, self.listed) = (path, format, options, merges, listed)
  }

  /// "Brand", as it's in the names of types.
  private var prefix: String {
    format.prefix(with: options).split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// "theme", as it's in the names of properties.
  private var property: String { prefix.prefix(1).lowercased() + prefix.dropFirst() }

  /// Whether another file of the project refers to it, by its name or by one that it declares.
  func isKnown(by files: ProjectScan) -> Bool {
    switch "\(format.name)" {
    case "compose":
      return files.mentions(["\(prefix)Theme", "Light\(prefix)ColorScheme"], besides: path)
    case "android":
      let folder = path + "/"
      return files.mentions(["Theme.\(prefix)", "\(property)_primary"]) { other in
        !(other.hasPrefix(folder) && other.lastName.hasPrefix("brand_"))
      }
    case "swift":
      let colors = ["Primary", "Accent", "Background", "Text", "Title", "Body"].map { ".\(property)\($0)" }
      return isInTarget(files) && files.mentions(listed == nil ? colors : ["\(prefix)Values"], besides: path)
    default:
      return ThemeLanguage(format: "\(format.name)") == .script
        ? isImported(in: files) : files.mentions(names, besides: path)
    }
  }

  /// Whether a script imports it, by a path or an alias. A folder may be called the same.
  private func isImported(in files: ProjectScan) -> Bool {
    let module = "/" + path.dropLast(path.lastName.count - path.stem.count)
    return files.paths.contains { other in
      guard other != path, other.isComponent || ThemeLanguage.script.endings.contains(where: { other.hasSuffix($0) }),
        files.bytes(of: other).has(Array(path.stem.utf8))
      else {
        return false
      }
      return FileLinks.imports(inScript: files.text(of: other)).contains { name in
        let ending = ThemeLanguage.script.endings.first { name.hasSuffix($0) } ?? ""
        let name = name.dropLast(ending.count)
        if name.hasPrefix(".") {
          return (other.folder + name).resolved.map { "/" + $0 } == module
        }
        let rest = name.drop { $0 != "/" }
        return !rest.isEmpty && module.hasSuffix(rest)
      }
    }
  }

  /// What a file that loads it has in it.
  private var names: [String] {
    let (name, stem) = (path.lastName, path.stem)
    if ThemeLanguage(format: "\(format.name)") == .dart {
      return ["/\(name)'", "/\(name)\"", "'\(name)'", "\"\(name)\""]
    }
    var names = [name]
    if name.hasSuffix(".scss") || name.hasSuffix(".sass") {
      // Sass leaves out the ending and an underscore; a page loads what's made of it.
      let plain = stem.hasPrefix("_") ? String(stem.dropFirst()) : stem
      for start in ["\"", "'", "/"] {
        for end in ["\"", "'"] { names.append(start + plain + end) }
      }
      names += ["\(plain).css", "\(plain).scss"]
    }
    // What tailwindcss-rails makes of it.
    if path.hasSuffix("app/assets/tailwind/application.css") { names += ["\"tailwind\"", "'tailwind'", ":tailwind"] }
    // WordPress's own name for a theme's sheet.
    if name == "style.css" { names.append("get_stylesheet_uri") }
    return names
  }

  /// Whether Xcode builds it; true without an Xcode project.
  private func isInTarget(_ files: ProjectScan) -> Bool {
    let projects = files.paths.filter { $0.hasSuffix(".xcodeproj/") }
    guard !projects.isEmpty, files.first(named: ["project.yml", "Project.swift"]) == nil else { return true }
    // A package has all files of its folders.
    if files.files(named: "Package.swift").contains(where: { !$0.folder.isEmpty && path.hasPrefix($0.folder) }) {
      return true
    }
    return projects.contains { project in
      let text = files.text(of: project + "project.pbxproj")
      if text.contains(path.lastName) { return true }
      // A synchronized folder has all files in it.
      let home = project.dropLast().split(separator: "/").dropLast().map { $0 + "/" }.joined()
      let pattern = #/isa = PBXFileSystemSynchronizedRootGroup;(?:[^{}]|\{[^}]*\})*?path = "?([^";]+)"?;/#
      return text.matches(of: pattern).contains { path.hasPrefix(home + $0.1 + "/") }
    }
  }

  /// What to add, and where.
  func advice(in files: ProjectScan) -> [String] {
    switch "\(format.name)" {
    case "compose":
      // Modules may have functions of one name. The one that can use it is nearest.
      let others = files.paths.filter { $0.hasSuffix(".kt") && $0 != path }.enumerated().sorted {
        let (left, right) = ($0.element.sharedFolders(with: path), $1.element.sharedFolders(with: path))
        return left != right ? left > right : $0.offset < $1.offset
      }
      let own = others.lazy.map(\.element).compactMap { file -> (String, String)? in
        guard files.mentions("MaterialTheme(", "MaterialExpressiveTheme(", in: file) else { return nil }
        let text = files.text(of: file)
        guard text.contains(#/\bMaterial(?:Expressive)?Theme\(/#),
          let theme = text.firstMatch(of: #/@Composable\s+fun (\w+Theme)\(([^)]*)/#)
        else { return nil }
        // An app's own switch is one of its parameters.
        let isDark = theme.2.firstMatch(of: #/\b(\w*[dD]ark\w*)\s*:\s*Boolean/#).map { String($0.1) }
        return ("\(theme.1) of \(file)", isDark ?? "isSystemInDarkTheme()")
      }.first
      guard listed == nil, let (own, isDark) = own else {
        let theme = listed.map { "(\(prefix)Themes.getValue(\"\($0)\"))" } ?? ""
        return ["Nothing uses \(path) yet. Put \(prefix)Theme\(theme) { … } around the content of your screens."]
      }
      return [
        "Nothing uses \(path) yet. In \(own), give MaterialTheme these colors: colorScheme = if (\(isDark)) Dark\(prefix)ColorScheme else Light\(prefix)ColorScheme"
      ]
    case "android":
      guard let manifest = files.paths.first(where: { $0.hasSuffix("src/main/AndroidManifest.xml") }),
        TargetApp(ofFileAt: files.root + "/" + path, in: format).hasMaterialComponents
      else {
        return [
          "Nothing uses \(path)/values/brand_colors.xml yet. In layouts and styles: android:textColor=\"@color/\(property)_primary_text\""
        ]
      }
      let start = "Nothing uses Theme.\(prefix) yet. "
      let line = "Add to \(manifest), at <application>: android:theme=\"@style/Theme.\(prefix)\""
      guard let own = AndroidTheme(namedIn: manifest, of: files) else {
        return [start + line, "Or give your own theme parent=\"Theme.\(prefix)\"."]
      }
      let colors = own.colors.isEmpty ? "" : ", and take out the colors that it sets: \(own.colors.listed)"
      let keep = "\(own.path), give \(own.name) parent=\"Theme.\(prefix)\"\(colors)."
      // Screens may need what else a theme sets.
      return own.hasMore ? [start + "In " + keep] : [start + line, "Or in " + keep]
    case "swift":
      guard isInTarget(files) else { return ["Add \(path) to a target in Xcode: nothing builds it yet."] }
      let color = listed.map { "\(prefix)Values.named(\"\($0)\")!.primaryText" } ?? "Color.\(property)PrimaryText"
      return ["Nothing uses \(path) yet. In a view: .foregroundStyle(\(color))"]
    case "flutter": return [flutterAdvice(in: files)]
    case "mui":
      // The provider that's there gets another theme. A project's own may be called the same, and takes none.
      let providers = files.paths.filter { other in
        ThemeLanguage.script.endings.contains { other.hasSuffix($0) } && !OwnFiles.isOfTests(other)
          && files.mentions("<ThemeProvider", "CssVarsProvider", in: other)
      }
      let themed = providers.filter {
        files.text(of: $0).contains(#/<\w*(?:ThemeProvider|CssVarsProvider)\b[^>]*\btheme=/#)
      }
      // Of several entries, the one that a page loads.
      let provider = themed.first(where: files.isLoadedByPage) ?? themed.first ?? providers.first
      let text = provider.map { files.text(of: $0) } ?? ""
      let isNamedTheme = text.contains(
        #/\b(?:const|let|var) theme\s*=\s*(?:createTheme|extendTheme|responsiveFontSizes)\b/#)
      return [
        scriptAdvice(
          "theme",
          "<ThemeProvider theme={theme}>" + (isNamedTheme ? ", in place of the “theme” that’s made there" : ""),
          at: provider, in: files)
      ]
    case "antd": return [scriptAdvice("{ light, dark }", "<ConfigProvider theme={light}>", in: files)]
    case "mantine":
      return [
        scriptAdvice(
          "{ theme, resolver }", "<MantineProvider theme={theme} cssVariablesResolver={resolver}>", in: files)
      ]
    case "chakra": return [scriptAdvice("{ system }", "<ChakraProvider value={system}>", in: files)]
    case "vuetify": return [vuetifyAdvice(in: files)]
    case "primeui":
      return [scriptAdvice("preset", "theme: { preset, options: { darkModeSelector: '.dark' } }", in: files)]
    case "paper":
      return [
        scriptAdvice(
          "{ dark, light }", "<PaperProvider theme={useColorScheme() === 'dark' ? dark : light}>", in: files)
      ]
    case "bootstrap": return [bootstrapAdvice(in: files)]
    default: return [sheetAdvice(in: files)]
    }
  }

  private func flutterAdvice(in files: ProjectScan) -> String {
    // An example beside a package is a package of its own.
    let folders = path.split(separator: "/").prefix { $0 != "lib" } + ["lib"]
    let folder = folders.joined(separator: "/") + "/"
    let main = folder + "main.dart"
    guard !files.paths.contains(main) else {
      let theme = listed.map { "\(property)Themes['\($0)']!." } ?? ""
      return
        "Nothing loads \(path) yet. Add to \(main): import '\(path.path(fromFileAt: main).withoutDot)'; and MaterialApp(theme: \(theme)lightTheme, darkTheme: \(theme)darkTheme)"
    }
    let library = files.paths.first {
      $0.hasPrefix(folder) && $0.hasSuffix(".dart") && !$0.dropFirst(folder.count).contains("/") && $0 != path
    }
    return
      "Nothing loads \(path) yet. Add to \(library ?? folder): export '\(path.path(fromFileAt: main).withoutDot)';"
  }

  /// - Parameters:
  ///   - names: What to import: "{ system }".
  ///   - use: The code that takes it.
  ///   - user: The file to add both to; nil for one that has such code already, or the app's first.
  private func scriptAdvice(
    _ names: String, _ use: String, at user: String? = nil, in files: ProjectScan
  ) -> String {
    let begin = use.prefix { $0 != "(" && $0 != " " && $0 != ":" }
    let entry = user ?? script(with: begin, in: files) ?? files.entry(for: path)
    let module = path.path(fromFileAt: entry ?? path)
    let file = module.dropLast(module.lastName.count - module.stem.count)
    let place = entry.map { "Add to \($0)" } ?? "Add where your app begins"
    return "Nothing loads \(path) yet. \(place): import \(names) from '\(file)'; and \(use)"
  }

  /// The first script of the app's own that has some code.
  private func script(with code: some StringProtocol, in files: ProjectScan) -> String? {
    files.paths.first { other in
      other != path && ThemeLanguage.script.endings.contains { other.hasSuffix($0) } && !OwnFiles.isOfTests(other)
        && files.text(of: other).contains(code)
    }
  }

  /// An app's own defaults, and the theme that it begins with, stay.
  private func vuetifyAdvice(in files: ProjectScan) -> String {
    let text = script(with: "createVuetify(", in: files).map { files.text(of: $0) } ?? ""
    let first = text.firstMatch(of: #/\bdefaultTheme\s*:\s*["'](light|dark)["']/#)
    let theme = first.map { "theme: { ...theme, defaultTheme: '\($0.1)' }" } ?? "theme"
    return text.contains(#/\bdefaults\s*[:,]/#)
      ? scriptAdvice("{ theme }", "createVuetify({ \(theme) })", in: files)
      : scriptAdvice("{ defaults, theme }", "createVuetify({ \(theme), defaults })", in: files)
  }

  private func bootstrapAdvice(in files: ProjectScan) -> String {
    let entry = files.paths.first { file in
      guard file.hasSuffix(".scss"), file != path else { return false }
      return files.text(of: file).contains(#/@(import|use)\s+["'][^"']*bootstrap/#)
    }
    var module = path.path(fromFileAt: entry ?? path).withoutDot
    module = String(module.dropLast(module.lastName.count)) + path.stem.drop { $0 == "_" }
    if let entry, files.text(of: entry).contains(#/@use\s+["'][^"']*bootstrap\/scss/#) {
      // A module takes variables only from whoever uses it.
      return
        "Nothing loads \(path) yet. Add to \(entry), as its first line: @use \"\(module)\" as theme; and give Bootstrap its variables: with ($primary: theme.$primary, $body-bg: theme.$body-bg, …)"
    }
    let place = entry.map { "Add to \($0), before" } ?? "Add to your Sass, before"
    return "Nothing loads \(path) yet. \(place) the import of bootstrap: @import \"\(module)\";"
  }

  private func sheetAdvice(in files: ProjectScan) -> String {
    let start = "Nothing loads \(path) yet. "
    if let functions = files.first(named: ["functions.php"]), let style = files.first(named: ["style.css"]),
      files.text(of: style).contains("Theme Name:")
    {
      let home = functions.dropLast("functions.php".count)
      let file = path.hasPrefix(home) ? String(path.dropFirst(home.count)) : path
      return start + "Add to \(functions): wp_enqueue_style('theme', get_theme_file_uri('\(file)'));"
    }
    if let link = hugoAdvice(in: files) { return start + link }
    if let entry = files.entry(for: path) {
      return start + "Add to \(entry): import '\(path.path(fromFileAt: entry))';"
    }
    let page = files.paths.first { $0.hasSuffix("index.html") } ?? files.paths.first { $0.hasSuffix(".html") }
    let address = page.map { path.path(fromFileAt: $0).withoutDot } ?? path.lastName
    return start + "Add to \(page ?? "your pages"): <link rel=\"stylesheet\" href=\"\(address)\">"
  }
}

extension Wiring {
  /// The link that a site of Hugo needs, whatever scripts it has; nil for other sites.
  fileprivate func hugoAdvice(in files: ProjectScan) -> String? {
    let configurations = ["hugo.toml", "hugo.yaml", "hugo.yml", "hugo.json", "config.toml", "config.yaml"]
    guard let folder = path.firstRange(of: "static/").map({ String(path[..<$0.lowerBound]) }),
      configurations.contains(where: { files.has(folder + $0) || files.has(folder + "config/_default/" + $0) })
    else { return nil }
    let page =
      files.paths.first { $0.contains("layouts/") && $0.lastName.hasPrefix("head") && $0.hasSuffix(".html") }
      ?? files.paths.first { $0.hasSuffix("layouts/_default/baseof.html") || $0.hasSuffix("layouts/baseof.html") }
    let address = path.dropFirst(folder.count + "static".count)
    return "Add to \(page ?? "the head of your pages"): <link rel=\"stylesheet\" href=\"\(address)\">"
  }
}

extension ProjectScan {
  /// Whether a page has a script's address in it.
  func isLoadedByPage(_ script: String) -> Bool {
    files(endingIn: ".html").contains { page in
      FileLinks.modules(inPage: text(of: page)).contains {
        ("/" + script).hasSuffix("/" + $0.drop { "./".contains($0) })
      }
    }
  }

  /// The file in which a web app begins, and which can import others: the outermost in the folder of the app that a path is in.
  func entry(for path: String) -> String? {
    let packages = files(named: "package.json").map(\.folder)
    guard !packages.isEmpty else { return nil }
    // A server's programs can't load style sheets.
    let servers = packages.filter { !$0.isEmpty && WebApp(self, folder: $0).isServer }
    let folders = [
      "src/main", "src/index", "app/layout", "src/app/layout", "pages/_app", "src/pages/_app", "app/root", "src/App",
      "src/routes/+layout", "src/layouts/Layout", "src/layouts/BaseLayout", "index", "main",
    ]
    for name in folders {
      for ending in ["tsx", "ts", "jsx", "js", "mjs", "svelte", "astro"] {
        let file = "\(name).\(ending)"
        let found = paths.first { path in
          (path == file || path.hasSuffix("/" + file)) && !servers.contains { path.hasPrefix($0) }
        }
        if let found { return found }
      }
    }
    return nil
  }
}

extension String {
  /// How many folders around two files are the same.
  fileprivate func sharedFolders(with other: String) -> Int {
    zip(folder.split(separator: "/"), other.folder.split(separator: "/")).prefix { $0 == $1 }.count
  }

  /// A relative path as pages and Sass write it: without "./".
  fileprivate var withoutDot: String { hasPrefix("./") ? String(dropFirst(2)) : self }
}

/// What's to be added besides so that a framework takes the colors of a sheet; none if it's there.
func styleAdvice(forSheetAt path: String, of source: ProjectOutput.Source, in files: ProjectScan) -> [String] {
  guard [".css", ".scss", ".pcss"].contains(where: { path.hasSuffix($0) }) else { return [] }
  var lines: [String] = []
  let sheet = files.text(of: path)
  let package = files.first(named: ["package.json"]).map(files.text) ?? ""
  let names = ["js", "ts", "cjs", "mjs"].map { "tailwind.config.\($0)" }
  if sheet.contains("@tailwind "), let config = files.first(named: names),
    !files.text(of: config).contains(#/var\(--[\w-]*primary/#)
  {
    lines.append(
      "\(config) has none of the colors yet. Add to theme.extend: colors: { primary: 'var(--primary)', accent: 'var(--accent)', background: 'var(--background)', text: 'var(--text)' }"
    )
  }
  // A template's own name for the primary, such as --aw-color-primary.
  if sheet.contains("@tailwind "), let config = files.first(named: names),
    let name = files.text(of: config).firstMatch(of: #/['"]var\((--[\w-]+-primary)\)/#).map({ String($0.1) }),
    name != "--color-primary", !sheet.contains("\(name):"),
    let owner = files.paths.first(where: {
      $0.isOwnSheet || $0.isComponent ? files.text(of: $0).contains("\(name):") : false
    }),
    !files.text(of: owner).contains("\(name): var(")
  {
    lines.append(
      "Your classes take \(name), which is set in \(owner). To give them these colors, write there: \(name): var(--primary);"
    )
  }
  let isAngular = if case .format(let format, _) = source { format == .angular } else { false }
  if let version = package.firstMatch(of: #/"@angular\/material"\s*:\s*"[^"\d]*(\d+)/#)?.1, Int(version) ?? 0 > 17,
    !sheet.isEmpty, !isAngular, !files.mentions(["--mat-sys-primary:"], besides: path),
    !sheet.contains("--mat-sys-primary:")
  {
    lines.append(
      "Angular Material’s components have colors of their own. Give them these: html { --mat-sys-primary: var(--primary); --mat-sys-on-primary: var(--on-primary); }"
    )
  }
  // Our values are light-dark(…), which follow the color-scheme around them.
  if sheet.contains("--mat-sys-primary:"), sheet.contains("light-dark("),
    let only = sheet.firstMatch(of: #/color-scheme:\s*(light|dark)\s*[;}]/#)
  {
    lines.append(
      "--mat-sys-… follow color-scheme, and \(path) sets it to \(only.1). To let the app follow the device, write there: color-scheme: light dark;"
    )
  }
  return lines
}
