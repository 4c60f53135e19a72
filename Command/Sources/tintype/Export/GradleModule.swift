import Foundation

/// A module of an Android app or library, as its build file describes it.
struct GradleModule {
  /// Its folder, absolute, without a slash at its end.
  let folder: String
  private let build: String
  /// The files of the catalogs that its build may refer to, `gradle/*.versions.toml`.
  private let catalogs: [String]

  /// The one that a place is in; nil if it's in none.
  init?(above place: String) {
    var folder = URL(filePath: place).standardizedFileURL
    var found: (folder: String, build: String)?
    var catalogs: [String] = []
    // Its folder is a few levels up, more with the folders of a package.
    for _ in 0..<16 where folder.path != "/" {
      folder.deleteLastPathComponent()
      for name in ["build.gradle.kts", "build.gradle"] where found == nil {
        guard let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8) else { continue }
        found = (folder.path, text)
      }
      let gradle = folder.appending(path: "gradle")
      let names = (try? FileManager.default.contentsOfDirectory(atPath: gradle.path)) ?? []
      for name in names.sorted() where name.hasSuffix(".versions.toml") {
        if let text = try? String(contentsOf: gradle.appending(path: name), encoding: .utf8) { catalogs.append(text) }
      }
    }
    guard let found else { return nil }
    (self.folder, build, self.catalogs) = (found.folder, found.build, catalogs)
  }

  /// The package of its resources: "com.example.harbor".
  var namespace: String? {
    build.firstMatch(of: #/(?m)^\s*namespace[\s=(]+["']([A-Za-z][\w.]*)["']/#).map { String($0.1) }
  }

  /// Whether it depends on a library: by its name, or by one that a catalog gives it or a bundle with it.
  /// - Parameter name: Its group and name, with a colon: "com.google.android.material:material".
  func depends(on name: String) -> Bool {
    if build.contains(name) { return true }
    let (group, artifact) = name.cut(at: ":")
    return catalogs.contains { catalog in
      let lines = catalog.split(whereSeparator: \.isNewline)
      let own = lines.filter { line in
        line.contains("\"\(name)") || line.contains("\"\(group)\"") && line.contains("\"\(artifact ?? "")\"")
      }
      let aliases = own.compactMap { $0.alias }
      let bundles = lines.filter { line in line.contains("[") && aliases.contains { line.contains("\"\($0)\"") } }
        .compactMap { $0.alias.map { "bundles.\($0)" } }
      return (aliases + bundles).contains { alias in
        let accessor = "." + alias.replacing("-", with: ".").replacing("_", with: ".")
        return build.ranges(of: accessor).contains { range in
          build[range.upperBound...].first.map { !$0.isLetter && !$0.isNumber && $0 != "." } ?? true
        }
      }
    }
  }
}

extension Substring {
  /// What's before the equals sign of a line in TOML.
  fileprivate var alias: String? {
    guard let equals = firstIndex(of: "=") else { return nil }
    return self[..<equals].trimmingCharacters(in: .whitespaces)
  }
}
