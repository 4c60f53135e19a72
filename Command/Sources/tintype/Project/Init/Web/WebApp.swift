@_spi(Project) import Formats
import Foundation

/// An app with a `package.json`, or with pages.
struct WebApp {
  let scan: ProjectScan
  /// Its folder, with a slash at its end; empty for the outermost.
  let folder: String
  /// What it depends on, and the versions it wants.
  private let dependencies: [String: String]
  init(_ scan: ProjectScan, folder: String) {
    (self.scan, self.folder) = (scan, folder)
    dependencies = Self.dependencies(of: scan.json(of: folder + "package.json"))
  }

  private static func dependencies(of package: JSON?) -> [String: String] {
    var dependencies: [String: String] = [:]
    for list in [package?["peerDependencies"], package?["devDependencies"], package?["dependencies"]] {
      for (key, value) in items(of: list) { dependencies[key.text] = value.text ?? "" }
    }
    return dependencies
  }

  /// Whether it depends on one of these packages.
  func uses(_ names: String...) -> Bool { names.contains { dependencies[$0] != nil } }

  /// Whether it depends on a package whose name begins so.
  func usesAny(of prefix: String) -> Bool { dependencies.keys.contains { $0.hasPrefix(prefix) } }

  /// The major version of a package that it wants, or a folder around it does; nil if nothing says which.
  func major(of package: String) -> Int? {
    var folder = folder
    while true {
      let own = folder == self.folder ? dependencies : Self.dependencies(of: scan.json(of: folder + "package.json"))
      if let version = own[package], let number = version.firstMatch(of: #/\d+/#) { return Int(number.output) }
      guard !folder.isEmpty else { break }
      folder = folder.folder
    }
    // One version for every package of the workspace.
    return scan.text(of: "pnpm-workspace.yaml").firstMatch(
      of: try! Regex("['\"]?\(package)['\"]?:\\s*['\"]?[\\^~]?(\\d+)")
    )
    .flatMap { $0.output[1].substring.flatMap { Int($0) } }
  }

  /// Its files, without those of inner packages.
  var files: [String] {
    let packages = Set(scan.files(named: "package.json").map(\.folder))
    return scan.files(in: folder).filter { path in
      var inner = path.folder
      while inner.utf8.count > folder.utf8.count {
        if packages.contains(inner) { return false }
        inner = inner.folder
      }
      return true
    }
  }

  /// The first of its own files that's called so, with any ending: "tailwind.config".
  func config(_ name: String) -> String? {
    scan.children(of: folder).first { $0.dropFirst(folder.count).hasPrefix(name + ".") }
  }

  /// Whether it's made with something that shows screens in a browser.
  var hasScreens: Bool { screenFramework != nil }

  /// Whether it runs on a server and shows nothing.
  var isServer: Bool { !hasScreens && uses("@nestjs/core", "express", "fastify", "koa", "@hapi/hapi", "hono") }

  /// The name of its kind for people.
  var framework: String { screenFramework ?? (uses("vite") ? "Vite" : "a web app") }

  /// The name of what shows its screens; nil if nothing known does.
  private var screenFramework: String? {
    let known = [
      ("next", "Next.js"), ("nuxt", "Nuxt"), ("@sveltejs/kit", "SvelteKit"), ("astro", "Astro"),
      ("@angular/core", "Angular"),
      ("@react-router/dev", "React Router"), ("@remix-run/react", "Remix"), ("@tanstack/react-start", "TanStack Start"),
      ("gatsby", "Gatsby"), ("laravel-vite-plugin", "Laravel"), ("@docusaurus/core", "Docusaurus"), ("vue", "Vue"),
      ("svelte", "Svelte"), ("solid-js", "Solid"), ("preact", "Preact"), ("react", "React"),
    ]
    return known.first { uses($0.0) }?.1
  }

  /// Whether it's something that people open, rather than a package or a collection of tools.
  var isApplication: Bool {
    uses(
      "next", "nuxt", "@sveltejs/kit", "astro", "@angular/core", "@react-router/dev", "@remix-run/react", "gatsby",
      "laravel-vite-plugin", "react-scripts", "@tanstack/react-start", "@docusaurus/core")
      || files.contains { $0.lastName == "index.html" }
  }
}
