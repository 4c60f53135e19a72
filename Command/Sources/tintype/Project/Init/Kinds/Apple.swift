import Formats
import Foundation

extension Proposals {
  /// An app for Apple's systems, or a package in Swift.
  mutating func apple() {
    let projects = scan.paths.filter { path in
      path.hasSuffix(".xcodeproj/") || path.lastName == "project.yml" && scan.text(of: path).contains("targets:")
        || path.lastName == "Project.swift" && scan.text(of: path).contains("ProjectDescription")
    }
    if let project = projects.first {
      xcode(project)
    } else if let manifest = scan.files(named: "Package.swift").first {
      swiftPackage(manifest)
    }
  }

  private mutating func xcode(_ project: String) {
    let folder = project.folder
    let code = scan.files(in: folder).filter { $0.hasSuffix(".swift") }
    let main = Self.main(among: code, of: scan)
    let name = String(project.lastName.split(separator: ".")[0])
    let own = main?.folder ?? (scan.has(folder + name + "/") ? folder + name + "/" : folder)
    // The colors that are there, if they're in a folder of the same target.
    let top = own.dropFirst(folder.count).split(separator: "/").first.map { folder + $0 + "/" } ?? own
    let colors = Self.colors(among: code.filter { $0.hasPrefix(top) }, of: scan)
    if colors.isEmpty, let output = packageOfColors(for: code.filter { $0.hasPrefix(top) }, in: folder) {
      return add(output)
    }
    add(
      ProposedOutput(
        format: "swift", path: (colors.first?.folder ?? own) + freeName(among: code),
        kind: "an Xcode project", home: folder, places: applePlaces(colors, in: top) + applePlaces(colors, in: folder)))
  }

  /// The theme for a package with colors that an app's code imports: its views may be in others, which import that one, too.
  private func packageOfColors(for code: [String], in folder: String) -> ProposedOutput? {
    for manifest in scan.files(named: "Package.swift").prefix(50) where manifest.hasPrefix(folder) {
      guard let target = SwiftManifest(scan, manifest).target, target.isOfLibrary, target.hasScreens else { continue }
      let own = scan.files(in: target.folder).filter { $0.hasSuffix(".swift") }
      let colors = Self.colors(among: own, of: scan)
      let module = "import \(target.folder.lastName)\n"
      guard let first = colors.first, code.contains(where: { scan.text(of: $0).contains(module) }) else { continue }
      var output = ProposedOutput(
        format: "swift", path: first.folder + freeName(among: own),
        kind: "an Xcode project with its colors in a package", home: folder,
        places: applePlaces(colors, in: target.folder) + applePlaces([], in: folder))
      output.set("access", "public")
      return output
    }
    return nil
  }

  /// The name of a file for the theme. In Swift, no two files of a module share one, wherever they are.
  private func freeName(among code: [String]) -> String {
    code.contains { $0.lastName == "Theme.swift" && !scan.isOurs($0) } ? "TintypeTheme.swift" : "Theme.swift"
  }

  /// The file that an app begins with, and not one of its extensions.
  private static func main(among code: [String], of scan: ProjectScan) -> String? {
    let likely = code.filter { $0.hasSuffix("App.swift") || $0.hasSuffix("AppDelegate.swift") }
    let begins = (likely + code.prefix(3000)).sorted { !isOfAnotherDevice($0) && isOfAnotherDevice($1) }.filter {
      path in
      guard scan.mentions("@main", "ApplicationMain", in: path),
        !path.contains(#/Widget|Extension|Watch|Clip|Intents|Complication/#)
      else { return false }
      return scan.text(of: path).contains(#/(?m)^\s*@(?:main|UIApplicationMain|NSApplicationMain)\b/#)
    }
    return begins.first
  }

  /// Whether a file is for something else than a phone, by its folder.
  private static func isOfAnotherDevice(_ path: String) -> Bool {
    path.contains(#/tvOS|visionOS|macOS|TV\/|\bTV\b|Mac\/|\bMac\b/#)
  }

  /// The files with colors that are called so.
  private static func colors(among code: [String], of scan: ProjectScan) -> [String] {
    code.filter { path in
      path.lastName.contains(#/[Cc]olou?r|[Tt]heme|[Pp]alette/#) && !scan.isOurs(path)
        && scan.text(of: path).contains(#/\b(?:UIColor|NSColor|Color)\s*\(/#)
    }
  }

  /// The color sets of a folder's catalogs and its colors in code, together.
  private func applePlaces(_ colors: [String], in folder: String) -> [ThemePlace] {
    let catalogs = scan.files(in: folder).filter { path in
      path.hasSuffix(".xcassets/") && !path.contains("Preview Content")
        && !path.contains(#/Widget|Watch|Extension|Clip/#)
    }
    var places: [ThemePlace] = []
    let sets = catalogs.flatMap { catalog in
      (try? ImportedFolder.files(at: scan.root + "/" + catalog.dropLast()))?.filter {
        $0.path.hasSuffix(".colorset/Contents.json")
      } ?? []
    }
    let project = scan.paths.first { $0.hasSuffix(".xcodeproj/") }.map { scan.text(of: $0 + "project.pbxproj") } ?? ""
    let tint =
      project.firstMatch(of: #/ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = "?([^";]+)/#).map { String($0.1) }
      ?? "AccentColor"
    let names = (catalogs.map { String($0.dropLast()) } + colors).prefix(3)
    if !sets.isEmpty || !colors.isEmpty {
      let files = colors.map { File(path: $0, bytes: scan.bytes(of: $0)) }
      var place = ThemePlace(Array(names).listed, sets, files)
      place.tint = tint
      places.append(place)
    }
    return places
  }

  private mutating func swiftPackage(_ manifest: String) {
    let package = SwiftManifest(scan, manifest)
    guard let target = package.target else { return }
    // A server's screens are its pages.
    let pages = WebApp(scan, folder: manifest.folder)
    if !target.hasScreens, let sheet = pages.linkedSheet(),
      let output = output(for: WebFinding(pages, sheet, name: "pages of a server in Swift"))
    {
      return add(output)
    }
    var output = ProposedOutput(
      format: "swift", path: "", kind: target.isOfLibrary ? "a library in Swift" : "a program in Swift",
      home: manifest.folder)
    let code = scan.files(in: target.folder).filter { $0.hasSuffix(".swift") }
    let colors = Self.colors(among: code, of: scan)
    output.path = (colors.first?.folder ?? target.folder) + freeName(among: code)
    if target.isOfLibrary { output.set("access", "public") }
    output.places = applePlaces(colors, in: target.folder)
    add(output)
  }
}

/// What a `Package.swift` says, as far as it's written plainly.
private struct SwiftManifest {
  /// The target for a theme.
  let target: Target?

  struct Target {
    /// With a slash at its end.
    let folder: String
    let isOfLibrary: Bool
    /// Whether it imports SwiftUI, UIKit or AppKit.
    let hasScreens: Bool
  }

  init(_ scan: ProjectScan, _ manifest: String) {
    let text = FileLinks.withoutComments(scan.text(of: manifest))
    func folder(of name: String, _ arguments: Substring) -> String {
      let path = arguments.firstMatch(of: #/\bpath\s*:\s*"([^"]+)"/#).map { String($0.1) }
      let folder = (manifest.folder + (path ?? "Sources/" + name) + "/").resolved ?? ""
      // A package of one target may have its files in Sources itself.
      return scan.has(folder) || path != nil ? folder : manifest.folder + "Sources/"
    }
    func targets(_ kind: String) -> [(name: String, folder: String)] {
      text.matches(of: try! Regex("\\.\(kind)\\s*\\(\\s*name\\s*:\\s*\"([^\"]+)\"")).map { match in
        let name = match.output[1].substring.map(String.init) ?? ""
        // The arguments of this one end where the next one begins.
        let rest = text[match.range.upperBound...]
        let end = rest.firstRange(
          of: #/\.(?:target|executableTarget|testTarget|macro|plugin|binaryTarget)\s*\(\s*name/#)?.lowerBound
        return (name, folder(of: name, rest[..<(end ?? rest.endIndex)]))
      }
    }
    let inLibraries = Set(
      text.matches(of: #/\.library\s*\([^)]*?targets\s*:\s*\[([^\]]*)\]/#).flatMap { match in
        match.1.matches(of: #/"([^"]+)"/#).map { String($0.1) }
      })
    func shows(_ folder: String) -> Bool {
      scan.files(in: folder).contains { path in
        path.hasSuffix(".swift")
          && scan.text(of: path).contains(
            #/(?m)^\s*(?:@_exported |public |internal )?import (?:SwiftUI|UIKit|AppKit)\b/#)
      }
    }
    func isThere(_ folder: String) -> Bool { folder.isEmpty || scan.has(folder) }
    let library = targets("target").filter { inLibraries.contains($0.name) && isThere($0.folder) }
    let programs = targets("executableTarget").filter { isThere($0.folder) }
    if let own = library.first(where: { shows($0.folder) }) {
      target = Target(folder: own.folder, isOfLibrary: true, hasScreens: true)
    } else if let own = programs.first(where: { shows($0.folder) }) ?? programs.first {
      target = Target(folder: own.folder, isOfLibrary: false, hasScreens: shows(own.folder))
    } else if let own = library.first ?? targets("target").first(where: { isThere($0.folder) }) {
      target = Target(folder: own.folder, isOfLibrary: !inLibraries.isEmpty, hasScreens: shows(own.folder))
    } else {
      target = nil
    }
  }
}
