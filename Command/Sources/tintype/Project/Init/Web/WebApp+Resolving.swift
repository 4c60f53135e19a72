@_spi(Project) import Formats
import Foundation

extension WebApp {
  /// The project's own file that another means by a name; nil if it isn't one: a package's, or on another server.
  func resolve(_ name: String, from file: String) -> String? {
    let name = name.split(whereSeparator: { $0 == "?" || $0 == "#" }).first.map(String.init) ?? ""
    guard !name.isEmpty, !name.contains("://"), !name.hasPrefix("//"), !name.hasPrefix("data:") else { return nil }
    if name.hasPrefix("./") || name.hasPrefix("../") { return found(file.folder + name) }
    if name.hasPrefix("/") {
      return ["", "public/", "static/", "src/"].lazy.compactMap { found(folder + $0 + name.dropFirst()) }.first
    }
    if let path = aliased(name) { return path }
    // Style sheets and pages name what's beside them without a dot.
    if let path = found(file.folder + name) { return path }
    return inWorkspace(name)
  }

  private func aliased(_ name: String) -> String? {
    for (alias, targets) in configuredAliases {
      let isOpen = alias.hasSuffix("*")
      let start = isOpen ? String(alias.dropLast()) : alias
      guard isOpen ? name.hasPrefix(start) : name == start, !start.isEmpty else { continue }
      for target in targets {
        let rest = isOpen ? String(name.dropFirst(start.count)) : ""
        if let path = found(target.replacingOccurrences(of: "*", with: rest)) { return path }
      }
    }
    let known = [
      ("$lib/", ["src/lib/"]), ("~~/", [""]), ("@@/", [""]), ("@/", ["app/", "src/", ""]),
      ("~/", ["app/", "src/", ""]), ("~", [""]),
    ]
    for (alias, folders) in known where name.hasPrefix(alias) {
      let rest = name.dropFirst(alias.count)
      // Nuxt's are in app if there's one. Elsewhere, app is a folder of routes, and @ is what's around it.
      let places =
        uses("nuxt") || alias == "~/" ? folders : folders.filter { $0 != "app/" } + folders.filter { $0 == "app/" }
      if let path = places.lazy.compactMap({ found(folder + $0 + rest) }).first { return path }
    }
    return nil
  }

  /// The aliases of `tsconfig.json` and its relatives, with paths from the project's folder.
  private var configuredAliases: [(String, [String])] {
    for name in ["tsconfig.json", "tsconfig.app.json", "jsconfig.json"] {
      guard let options = scan.json(of: folder + name)?["compilerOptions"], let paths = options["paths"] else {
        continue
      }
      let base = (options["baseUrl"]?.text ?? ".") + "/"
      return paths.members.map { key, targets in
        (key.text, targets.members.compactMap { _, target in target.text.map { folder + base + $0 } })
      }
    }
    return []
  }

  /// The file of another package of this workspace: "@harbor/ui/globals.css".
  private func inWorkspace(_ name: String) -> String? {
    let parts = name.split(separator: "/", maxSplits: name.hasPrefix("@") ? 2 : 1).map(String.init)
    let count = name.hasPrefix("@") ? 2 : 1
    guard parts.count >= count else { return nil }
    let package = parts.prefix(count).joined(separator: "/")
    let rest = parts.count > count ? parts[count] : ""
    for path in scan.files(named: "package.json") {
      guard let json = scan.json(of: path), json["name"]?.text == package else { continue }
      for (key, value) in items(of: json["exports"]) {
        let key = key.text
        guard let target = value.target else { continue }
        if key == "./" + rest { return found(path.folder + target) }
        if let star = key.firstIndex(of: "*"), ("./" + rest).hasPrefix(key[..<star]) {
          let middle = ("./" + rest).dropFirst(key[..<star].count)
          if let path = found(path.folder + target.replacingOccurrences(of: "*", with: middle)) { return path }
        }
      }
      return found(path.folder + rest) ?? found(path.folder + "src/" + rest)
    }
    return nil
  }

  /// The file at a path, which may lack its ending.
  private func found(_ path: String) -> String? {
    guard let path = path.resolved, !path.isEmpty else { return nil }
    if scan.has(path) { return path }
    for ending in [".scss", ".sass", ".css", ".less", ".ts", ".tsx", ".js", ".jsx", ".mjs", ".vue", ".svelte"]
    where scan.has(path + ending) { return path + ending }
    let partial = path.folder + "_" + path.lastName
    for ending in ["", ".scss", ".sass"] where scan.has(partial + ending) { return partial + ending }
    for name in ["/index.ts", "/index.tsx", "/index.js", "/index.jsx", "/_index.scss", "/index.scss"]
    where scan.has(path + name) {
      return path + name
    }
    return nil
  }
}

extension JSON {
  /// The path that an entry of a package's exports leads to, under whichever condition comes first.
  fileprivate var target: String? { text ?? (isObject ? members.lazy.compactMap { $0.value.target }.first : nil) }
}
