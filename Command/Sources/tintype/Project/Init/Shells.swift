/// Folders that a tool makes around an app, or that come from elsewhere, and hold no app of their own: `android` beside the
/// pubspec.yaml of Flutter.
struct Shells {
  private var folders: Set<String> = []

  /// - Parameters:
  ///   - paths: The project's own files.
  ///   - text: The contents of one of them.
  init(among paths: [String], _ text: (String) -> String) {
    for path in paths {
      let folder = path.folder
      switch path.lastName {
      case "pubspec.yaml":
        add(["android", "ios", "macos", "linux", "windows", "web", "example"], in: folder)
      case "package.json":
        let package = text(path)
        if package.contains("\"react-native\"") || package.contains("\"expo\"") { add(["android", "ios"], in: folder) }
      case "tauri.conf.json" where folder.hasSuffix("src-tauri/"): folders.insert(folder)
      case "electron" where path.hasSuffix("/"): folders.insert(path)
      case "commonMain" where path.hasSuffix("/src/commonMain/"):
        add(["iosApp", "androidApp", "desktopApp"], in: folder.folder.folder)
      // What a theme of Hugo's has is somebody else's, and what Hugo made is nobody's.
      case "hugo.toml", "hugo.yaml", "hugo.yml", "hugo.json":
        let isApart = folder.hasSuffix("config/_default/")
        add(["themes", "public", "resources"], in: isApart ? folder.folder.folder : folder)
      case "archetypes" where path.hasSuffix("/"): add(["themes", "public", "resources"], in: folder)
      case "Package.swift": add(["Example", "Examples", "Demo"], in: folder)
      case let name where name.hasPrefix("capacitor.config."): add(["android", "ios", "electron"], in: folder)
      default: break
      }
    }
  }

  private mutating func add(_ names: [String], in folder: String) {
    for name in names { folders.insert(folder + name + "/") }
  }

  /// Whether a path is in one of them.
  func contain(_ path: String) -> Bool {
    guard !folders.isEmpty else { return false }
    var folder = path.hasSuffix("/") ? path : path.folder
    while !folder.isEmpty {
      if folders.contains(folder) { return true }
      folder = folder.folder
    }
    return false
  }
}
