@_spi(Project) import Formats
import _Text

/// A file that a project could have Tintype write, and why.
struct ProposedOutput {
  /// The format's name.
  let format: String
  let path: String
  /// Whether it's merged into a file that's there.
  var merges = false
  /// The file or system in the project that asks for it: "components.json", "Android".
  let reason: String

  /// Those that fit the files of a folder; for one that says nothing, a style sheet.
  static func all(for scan: ProjectScan) -> [ProposedOutput] {
    var search = OutputSearch(scan: scan)
    search.web()
    search.xcode()
    search.android()
    search.flutter()
    if search.found.isEmpty { search.add("css", in: "", ["theme.css", "tintype.css"], because: "any project") }
    return search.found
  }
}

private struct OutputSearch {
  let scan: ProjectScan
  private(set) var found: [ProposedOutput] = []

  init(scan: ProjectScan) { self.scan = scan }

  /// Adds a file under the first of these names that isn't taken by someone else's.
  mutating func add(_ format: String, in folder: String, _ names: [String], because reason: String) {
    let free = names.first { name in
      let path = folder + name
      return !scan.has(path) && !scan.has(path + "/") || themeString(inNoteOf: scan.bytes(of: path)) != nil
    }
    guard let free else { return }
    found.append(ProposedOutput(format: format, path: folder + free, reason: reason))
  }

  mutating func web() {
    guard let package = scan.first(named: "package.json") else { return }
    let root = package.folder
    let uses = dependencies(of: package)
    let sheets = ["src/styles/", "styles/", "src/app/", "app/", "src/", ""].map { root + $0 }
    let folder = sheets.first { $0 == root || scan.has($0) } ?? root
    if let components = scan.first(named: "components.json"),
      let json = try? JSON(commented: scan.bytes(of: components)), let sheet = json["tailwind"]?["css"]?.text
    {
      found.append(
        ProposedOutput(format: "shadcn", path: components.folder + sheet, merges: true, reason: "components.json"))
    } else if uses.contains("tailwindcss") {
      add("tailwind", in: folder, ["theme.css", "tintype.css"], because: "Tailwind CSS")
    }
    if uses.contains("@mui/material") {
      let source = scan.has(root + "src/") ? root + "src/" : root
      add("mui", in: source, ["theme.js", "tintype-theme.js"], because: "Material UI")
    }
    if uses.contains("bootstrap") {
      add("bootstrap", in: folder, ["bootstrap-theme.scss", "tintype.scss"], because: "Bootstrap")
    }
    guard found.isEmpty else { return }
    guard uses.isDisjoint(with: ["sass", "sass-embedded"]) else {
      return add("scss", in: folder, ["theme.scss", "tintype.scss"], because: "Sass")
    }
    let reason = uses.contains("next") ? "Next.js" : uses.contains("vite") ? "Vite" : "package.json"
    add("css", in: folder, ["theme.css", "tintype.css"], because: reason)
  }

  mutating func xcode() {
    let names = ["Theme.swift", "TintypeTheme.swift"]
    if let project = scan.first(endingIn: ".xcodeproj/") {
      let app = String(project.dropLast(".xcodeproj/".count)) + "/"
      add("swift", in: scan.has(app) ? app : project.dropLast().description.folder, names, because: "an Xcode project")
    } else if let package = scan.first(named: "Package.swift") {
      let sources = package.folder + "Sources/"
      let target = scan.paths.first {
        $0.hasPrefix(sources) && $0.hasSuffix("/") && $0.count > sources.count
      }
      add("swift", in: target ?? package.folder, names, because: "Package.swift")
    }
  }

  mutating func android() {
    let builds = scan.paths.filter { $0.hasSuffix("build.gradle") || $0.hasSuffix("build.gradle.kts") }
    for build in builds {
      let text = scan.text(of: build)
      guard text.contains("com.android.application") || text.contains("android {"), scan.has(build.folder + "src/main/")
      else { continue }
      let main = build.folder + "src/main/"
      let isCompose = text.contains("compose")
      if isCompose {
        let code = scan.has(main + "kotlin/") ? "kotlin/" : "java/"
        add("compose", in: main + code + "theme/", ["Theme.kt", "TintypeTheme.kt"], because: "Jetpack Compose")
      } else {
        // Its files are brand_colors.xml and the like, so an app's own stay.
        found.append(ProposedOutput(format: "android", path: main + "res", reason: "Android"))
      }
      return
    }
  }

  mutating func flutter() {
    guard let pubspec = scan.first(named: "pubspec.yaml"), scan.text(of: pubspec).contains("flutter:") else { return }
    add("flutter", in: pubspec.folder + "lib/", ["theme.dart", "tintype_theme.dart"], because: "Flutter")
  }

  /// The packages that a package.json names.
  private func dependencies(of package: String) -> Set<String> {
    guard let json = try? JSON(commented: scan.bytes(of: package)) else { return [] }
    var names: Set<String> = []
    for list in [json["dependencies"], json["devDependencies"]] {
      guard let list else { continue }
      for (key, _) in list.members { names.insert(key.text) }
    }
    return names
  }
}
