import Foundation

extension Proposals {
  /// An app for Android, by Compose or by views, or for several platforms by Compose.
  mutating func kotlin() {
    let plugins = PluginCatalog(scan)
    let all = scan.files(named: "build.gradle", "build.gradle.kts").compactMap {
      KotlinModule(scan, build: $0, plugins)
    }
    // A watch's app is beside the phone's.
    let phones = all.filter { !$0.folder.contains(#/(?:^|\/)(?:\w+-)?(?:wear|tv|automotive|watch)\w*\//#) }
    let modules = phones.contains(where: \.isApplication) ? phones : all
    if let module = modules.first(where: { $0.hasScheme }) ?? modules.first(where: { $0.theme != nil })
      ?? modules.first(where: { $0.isApplication && $0.isCompose })
      ?? modules.first(where: { $0.isMultiplatform && $0.isCompose })
    {
      return compose(module)
    }
    if let module = modules.first(where: { $0.isApplication && $0.hasManifest }) { return views(module) }
  }

  private mutating func compose(_ module: KotlinModule) {
    let names = ["Theme.kt", "TintypeTheme.kt"]
    var output = ProposedOutput(
      format: "compose", path: free(names, in: module.themeFolder),
      kind: module.isMultiplatform ? "Compose Multiplatform" : "Jetpack Compose", home: module.folder)
    if let theme = module.theme {
      let schemes = ColorSchemes(beside: theme, in: scan)
      output.places = [schemes.place]
      if !schemes.others.isEmpty {
        output.remarks.append("It has other color schemes, too: \(Array(schemes.others.prefix(4)).listed).")
      }
    } else if let place = resources(of: module) {
      // What old templates leave there counts only without a theme in code.
      output.places = [place]
    }
    add(output)
  }

  private mutating func views(_ module: KotlinModule) {
    add(
      ProposedOutput(
        format: "android", path: module.folder + "src/main/res", kind: "Android with views", home: module.folder,
        places: [resources(of: module)].compactMap { $0 }))
  }

  private func resources(of module: KotlinModule) -> ThemePlace? {
    let folder = module.folder + "src/main/res/"
    let files = scan.files(in: folder).filter { path in
      path.hasSuffix(".xml") && ["values/", "values-night/"].contains { path.folder == folder + $0 }
        && !["strings.xml", "dimens.xml", "arrays.xml"].contains(path.lastName)
    }
    return files.isEmpty ? nil : ThemePlace(folder + "values", files, of: scan)
  }
}

/// The plugins that a catalog of Gradle names: "libs.plugins.android.application" is "com.android.application".
private struct PluginCatalog {
  private var ids: [String: String] = [:]

  init(_ scan: ProjectScan) {
    for file in scan.files(endingIn: ".versions.toml") {
      let lines = scan.text(of: file).matches(
        of: #/(?m)^\s*([\w.-]+)\s*=\s*(?:\{[^}\n]*\bid\s*=\s*"([^"]+)"|"([^":\n]+):[^"]*")/#)
      for line in lines { ids[Self.accessor(String(line.1))] = String(line.2 ?? line.3 ?? "") }
    }
  }

  /// A build file with ids in place of the aliases.
  func resolved(_ build: String) -> String {
    build.replacing(#/\blibs\.plugins\.([\w.]+)/#) { match in
      ids[Self.accessor(String(match.1))].map { "\"\($0)\"" } ?? String(match.output.0)
    }
  }

  private static func accessor(_ name: String) -> String { name.replacing(#/[-_]/#, with: ".") }
}

/// A module of a project that Gradle builds.
private struct KotlinModule {
  /// Its folder, with a slash at its end.
  let folder: String
  let isApplication: Bool
  let isCompose: Bool
  let isMultiplatform: Bool
  let hasManifest: Bool
  /// The file with a Compose theme, or with colors that are called so.
  let theme: String?
  /// Whether that has a color scheme of Material's.
  let hasScheme: Bool
  private let scan: ProjectScan
  private let build: String

  /// Nil for a build file that has no module's sources beside it.
  init?(_ scan: ProjectScan, build path: String, _ plugins: PluginCatalog) {
    let folder = path.folder
    isMultiplatform = scan.has(folder + "src/commonMain/")
    hasManifest = scan.has(folder + "src/main/AndroidManifest.xml")
    guard isMultiplatform || scan.has(folder + "src/main/") else { return nil }
    let build = plugins.resolved(FileLinks.withoutComments(scan.text(of: path)))
    (self.folder, self.scan, self.build) = (folder, scan, build)
    isApplication =
      build.contains(#/["'][\w.-]*android\.application(?:\.compose)?["']/#) || build.contains("compose.desktop")
      || build.contains(#/libs\.plugins\.[\w.]*android[.]?[aA]pplication/#)
    isCompose =
      build.contains(
        #/compose\s*=?\s*true|compose\.desktop|["'](?:org\.jetbrains\.)?[\w.-]*compose[\w.-]*["']|libs\.plugins\.[\w.]*[cC]ompose/#
      )
    let code = scan.files(in: folder + "src/").filter {
      $0.hasSuffix(".kt") && Self.isOfApp($0.dropFirst(folder.count))
    }
    let likely = code.filter { path in
      ["theme", "color"].contains { path.dropFirst(folder.count).lowercased().contains($0) }
    }
    let others = code.filter { !likely.contains($0) }.prefix(1500)
    let scheme = (likely + others).first { path in
      scan.mentions("lightColor", in: path) && !scan.isOurs(path)
        && scan.text(of: path).contains(#/\b(?:lightColorScheme|lightColors)\s*\(/#)
    }
    hasScheme = scheme != nil
    let isOfCompose = isCompose
    theme =
      scheme
      ?? likely.first { path in
        isOfCompose && path.folder.lowercased().contains("theme") && scan.text(of: path).contains("Color(0x")
          && !scan.isOurs(path)
      }
  }

  /// Whether a file is in a source set that all variants of the app have.
  private static func isOfApp(_ path: Substring) -> Bool {
    ["src/main/", "src/commonMain/", "src/androidMain/"].contains { path.hasPrefix($0) }
  }

  /// The folder for the theme: beside the one that's there, or where Android Studio's templates have it.
  var themeFolder: String {
    if let theme { return theme.folder }
    let set = folder + (isMultiplatform ? "src/commonMain/" : "src/main/")
    let root = set + (scan.has(set + "kotlin/") || !scan.has(set + "java/") ? "kotlin/" : "java/")
    if isMultiplatform, let app = scan.files(in: root).first(where: { $0.lastName == "App.kt" }) {
      return app.folder + "theme/"
    }
    let package = package(in: root).map { $0.split(separator: ".").joined(separator: "/") + "/" } ?? ""
    return root + package + "ui/theme/"
  }

  /// The package of the module: its namespace, or that of its manifest or of its outermost file.
  private func package(in root: String) -> String? {
    if let namespace = build.firstMatch(of: #/\bnamespace[\s=(]+["']([A-Za-z][\w.]*)["']/#) {
      return String(namespace.1)
    }
    let manifest = scan.text(of: folder + "src/main/AndroidManifest.xml")
    if let package = manifest.firstMatch(of: #/\bpackage\s*=\s*"([\w.]+)"/#) { return String(package.1) }
    let code = scan.files(in: root).first { $0.hasSuffix(".kt") }
    return code.flatMap { scan.text(of: $0).firstMatch(of: #/(?m)^\s*package\s+([\w.]+)/#).map { String($0.1) } }
  }
}
