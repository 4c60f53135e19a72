@_spi(Project) import Formats

extension Proposals {
  /// The format of a framework whose variables go into the app's style sheet, and what people call a project with it; nil for none.
  func sheetFramework(of finding: WebFinding) -> (format: String, kind: String)? {
    let app = finding.app
    // Older ones have no --mat-sys-….
    if app.uses("@angular/material"), app.major(of: "@angular/material") ?? 19 >= 19 {
      return ("angular", "Angular Material, whose components take --mat-sys-…")
    }
    guard finding.tailwind == .four else { return nil }
    if app.uses("@nuxt/ui", "@nuxt/ui-pro"), app.major(of: "@nuxt/ui") ?? 4 > 2 { return ("nuxtui", "Nuxt UI") }
    if app.uses("@heroui/styles") || app.uses("@heroui/react"), app.major(of: "@heroui/react") ?? 3 > 2 {
      return ("heroui", "HeroUI")
    }
    if app.uses("daisyui"), app.major(of: "daisyui") ?? 5 > 4 { return ("daisyui", "daisyUI") }
    return nil
  }

  /// A sentence about a framework whose version takes none of our themes; nil without one.
  func tooOldFramework(_ app: WebApp) -> String? {
    for framework in ScriptFramework.all where !framework.isUsed(by: app) {
      guard let package = framework.packages.first(where: { app.uses($0) }), let major = app.major(of: package)
      else { continue }
      return
        "Its \(framework.kind) is version \(major), and Tintype’s theme is for \(framework.oldest) and newer, so the colors are in a style sheet."
    }
    return nil
  }

  /// A sentence about a framework that an app has besides its style sheet, and that takes its colors from elsewhere; nil without
  /// one.
  func frameworkBeside(_ output: ProposedOutput, in app: WebApp) -> String? {
    guard output.language == .styleSheet, let other = scriptFramework(app) else { return nil }
    return
      "The app uses \(other.kind), too, which doesn’t take its colors from \(output.path). To give it the same ones, add to “outputs” in tintype.json: { \"format\": \"\(other.format)\", \"path\": \"\(other.path)\" }"
  }

  /// A theme in TypeScript for the framework that an app depends on, beside its own theme; nil for none.
  func scriptFramework(_ app: WebApp) -> ProposedOutput? {
    guard let framework = ScriptFramework.all.first(where: { $0.isUsed(by: app) }) else { return nil }
    let scripts = app.files.filter { path in ThemeLanguage.script.endings.contains { path.hasSuffix($0) } }
    let likely = scripts.filter { path in framework.places.contains { path.lowercased().contains($0) } }
    let theme = (likely + scripts.prefix(500)).first { path in
      guard !scan.isOurs(path), scan.mentions(framework.sign, in: path) else { return false }
      let text = scan.text(of: path)
      return framework.packages.contains { text.contains($0) }
    }
    let folders = ["src/plugins/", "plugins/", "src/app/", "src/"].map { app.folder + $0 }
    let isPlugin = framework.format == "vuetify"
    let folder = theme?.folder ?? folders.dropFirst(isPlugin ? 0 : 2).first { scan.has($0) } ?? app.folder
    let name = framework.fileName
    // An import names a module without its ending.
    let isTaken = scan.paths.contains { $0.folder == folder && $0.stem == name && !scan.isOurs($0) }
    let ending = framework.isPlain && !app.isTyped ? ".js" : ".ts"
    let names = (isTaken ? ["tintype-theme"] : [name, "tintype-theme"]).map { $0 + ending }
    return ProposedOutput(
      format: framework.format, path: free(names, in: folder), kind: framework.kind, home: app.folder,
      places: theme.map { [ThemePlace($0, [$0], of: scan)] } ?? [])
  }
}

extension WebApp {
  /// Whether it's written in TypeScript, so that it takes a theme in that.
  var isTyped: Bool {
    let configuration = folder + "tsconfig.json"
    guard scan.has(configuration) else {
      // In a workspace, it may be in a folder above.
      return files.contains { $0.hasSuffix(".tsx") || $0.hasSuffix(".ts") && !$0.hasSuffix(".config.ts") }
    }
    return scan.json(of: configuration)?["compilerOptions"]?["allowJs"]?.flag != true
  }
}

/// A framework that takes its theme from a program.
private struct ScriptFramework {
  let format: String
  let kind: String
  let packages: [String]
  /// The oldest major version that takes our theme.
  let oldest: Int
  /// What a file has that gives the framework a theme.
  let sign: StaticString
  var fileName = "theme"
  /// Whether our theme is JavaScript, too.
  var isPlain = false
  /// What the paths of such files have in them.
  var places = ["theme"]

  func isUsed(by app: WebApp) -> Bool {
    packages.contains { app.uses($0) && app.major(of: $0) ?? oldest >= oldest }
  }

  static let all = [
    ScriptFramework(
      format: "antd", kind: "Ant Design", packages: ["antd"], oldest: 5, sign: "ConfigProvider",
      isPlain: true),
    ScriptFramework(
      format: "mantine", kind: "Mantine", packages: ["@mantine/core"], oldest: 7, sign: "createTheme"),
    ScriptFramework(
      format: "chakra", kind: "Chakra UI", packages: ["@chakra-ui/react"], oldest: 3, sign: "createSystem"),
    ScriptFramework(
      format: "vuetify", kind: "Vuetify", packages: ["vuetify"], oldest: 3, sign: "createVuetify",
      isPlain: true, places: ["vuetify", "theme"]),
    ScriptFramework(
      format: "primeui", kind: "PrimeVue, PrimeNG or PrimeReact", packages: ["@primeuix/themes", "@primevue/themes"],
      oldest: 1, sign: "definePreset", fileName: "preset", places: ["preset", "theme"]),
    ScriptFramework(
      format: "paper", kind: "React Native Paper", packages: ["react-native-paper"], oldest: 5, sign: "MD3"),
  ]
}
