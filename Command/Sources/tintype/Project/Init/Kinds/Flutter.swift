import Foundation

extension Proposals {
  /// An app or a package of Flutter: a file beside the theme that's there.
  mutating func flutter() {
    let found = scan.files(named: "pubspec.yaml").filter { scan.text(of: $0).contains(#/(?m)^\s*flutter:/#) }.map {
      FlutterPackage(scan, folder: $0.folder)
    }
    func rank(_ package: FlutterPackage) -> Int {
      package.theme != nil && package.isApp ? 0 : package.theme != nil ? 1 : package.isApp ? 2 : 3
    }
    guard let package = found.min(by: { rank($0) < rank($1) }) else { return }
    let theme = package.theme
    let usual = package.folder + (package.isApp ? "lib/" : "lib/src/")
    // An app's main.dart isn't its theme's place.
    let folder = theme.map(\.folder).flatMap { package.isApp || $0.hasPrefix(usual) ? $0 : nil } ?? usual
    add(
      ProposedOutput(
        format: "flutter", path: free(["theme.dart", "tintype_theme.dart"], in: folder),
        kind: package.isApp ? "Flutter" : "a package for Flutter", home: package.folder,
        places: package.themeFiles.map { ThemePlace($0, [$0], of: scan) }))
  }
}

/// A folder with a `pubspec.yaml`.
private struct FlutterPackage {
  let folder: String
  let isApp: Bool
  /// The files that make a theme, likely ones first.
  let themeFiles: [String]
  var theme: String? { themeFiles.first }

  init(_ scan: ProjectScan, folder: String) {
    self.folder = folder
    isApp = scan.has(folder + "lib/main.dart")
    let code = scan.files(in: folder + "lib/").filter {
      $0.hasSuffix(".dart") && !$0.hasSuffix(".g.dart") && !$0.hasSuffix(".freezed.dart")
    }
    let likely = code.filter { path in
      ["theme", "color", "palette"].contains { path.dropFirst(folder.count).lowercased().contains($0) }
    }
    let others = code.filter { !likely.contains($0) }.prefix(1000)
    themeFiles = (likely + others).filter { path in
      guard scan.mentions("ThemeData", "ColorScheme", "Color(0x", in: path) else { return false }
      let text = scan.text(of: path)
      return !scan.isOurs(path)
        && (text.contains(#/\b(?:ThemeData|ColorScheme(?:\.\w+)?)\s*\(/#)
          || likely.contains(path) && text.contains("Color(0x"))
    }
  }
}
