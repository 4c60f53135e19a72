import Formats
import Foundation
import Theme

/// The theme that a project has already: which of its files counts, and which others have one, too.
struct ThemeSearch {
  /// The theme whose files count; nil if none names a primary color, or lets one be guessed.
  private(set) var found: PresentTheme?
  /// What the app's own files say about fonts, wherever its colors are.
  private(set) var base: PresentTheme?
  /// The names of other files with a theme.
  private(set) var others: [String] = []

  init(in scan: ProjectScan, for outputs: [ProposedOutput], _ fonts: LoadedFonts) {
    var known: Set<String> = []
    var paths: Set<String> = []
    var rest = Limits.themeFilesBytes
    var ranks: [[PresentTheme]] = []
    for places in Self.places(in: scan, for: outputs, fonts) {
      var rank: [PresentTheme] = []
      for place in places where rest > 0 && known.count < Limits.themeFiles {
        // Files that were read with others say nothing new alone.
        let own = place.parts.joined().map(\.path)
        guard known.insert(place.name).inserted, !paths.isSuperset(of: own) else { continue }
        paths.formUnion(own)
        rest -= place.parts.joined().reduce(0) { $0 + $1.bytes.count }
        if let theme = PresentTheme(place) { rank.append(theme) }
      }
      ranks.append(rank)
    }
    base = ranks.dropLast(2).joined().first
    for rank in ranks {
      let naming = rank.filter(\.namesPrimary)
      guard
        let best = naming.enumerated().min(by: { ($0.element.unknown, $0.offset) < ($1.element.unknown, $1.offset) })
      else { continue }
      if found == nil { found = best.element }
      others += naming.map(\.place.name).filter { $0 != found?.place.name }
    }
    if found == nil { found = ranks.dropLast().joined().first(where: \.canBegin) }
    if let found, !found.imported.themes.isEmpty, let name = Self.defaultTheme(among: found.imported.themes, in: scan) {
      self.found?.take(theme: name)
      base?.take(theme: name)
    }
  }

  /// The theme that an app begins with, as its code says: `DEFAULT_THEME = 'forest'`, `<html data-theme="forest">`.
  private static func defaultTheme(among names: [String], in scan: ProjectScan) -> String? {
    let endings = [".ts", ".tsx", ".js", ".jsx", ".mjs", ".html", ".vue", ".svelte", ".astro"]
    for path in scan.files(endingIn: ".html") + scan.paths where endings.contains(where: { path.hasSuffix($0) }) {
      guard scan.mentions("DEFAULT_THEME", "defaultTheme", "data-theme", in: path) else { continue }
      let text = FileLinks.withoutComments(scan.text(of: path))
      let found = text.matches(
        of: #/(?:\b(?:DEFAULT_THEME|defaultTheme)\b\s*(?::\s*\w+\s*)?[=:]|\bdata-theme=)\s*\{?\s*["'`]([\w-]+)["'`]/#)
      if let name = found.map({ String($0.1) }).first(where: names.contains) { return name }
    }
    return nil
  }

  /// Takes the theme of a file or folder that the person names, whatever else there is.
  mutating func take(_ path: String, in folder: ProjectFolder) throws(Refusal) {
    // What a shell completes is relative to where the person is.
    let place = [folder.root + "/" + path, path].first { FileManager.default.fileExists(atPath: $0) }
    guard let place else { throw Refusal("There’s no file \(quoted(path)) to take the theme from.") }
    guard let theme = PresentTheme(ThemePlace(path, try ImportedFolder.files(at: place))) else {
      throw Refusal("\(path) has no colors and fonts that can be read. “tintype import --list” shows what’s in a file.")
    }
    guard theme.namesPrimary || theme.canBegin else {
      throw Refusal("\(path) has no primary color. “tintype import --list” shows what’s in a file.")
    }
    (found, base, others) = (theme, theme, [])
  }

  /// Where a theme may be, what counts most first.
  private static func places(
    in scan: ProjectScan, for outputs: [ProposedOutput], _ fonts: LoadedFonts
  ) -> [[ThemePlace]] {
    var ranks: [[ThemePlace]] = []
    var read: Set<String> = []
    for output in outputs {
      if output.merges, output.language == .styleSheet {
        let app = WebApp(scan, folder: output.home)
        let sheets = app.sheets(from: output.path)
        read.formUnion(sheets)
        ranks.append([ThemePlace(output.path, sheets, of: scan).with(fonts.styleSheet)])
        if let prebuilt = app.prebuiltTheme { ranks.append([prebuilt]) }
      }
      // Of Kotlin, the kind has chosen among several color schemes; of Swift, it has the colors with their catalogs.
      let isChosen = output.language == .kotlin || output.language == .swift
      let chosen = isChosen ? Set(output.places.flatMap { $0.parts.joined().map(\.path) }) : []
      // Bootstrap's own variables come before those of the sheets that import it.
      let beside = scan.paths.filter { path in
        output.format != "bootstrap" && path.folder == output.path.folder && !read.contains(path)
          && !chosen.contains(path)
          && output.language.holds(path) && !scan.isOurs(path)
      }
      if !beside.isEmpty {
        read.formUnion(beside)
        let place = ThemePlace(beside.count == 1 ? beside[0] : String(output.path.folder.dropLast()), beside, of: scan)
        ranks.append([output.language == .styleSheet ? place.with(fonts.styleSheet) : place])
      }
      ranks.append(output.places)
      read.formUnion(output.places.flatMap { $0.parts.joined().map(\.path) })
    }
    let homes = Set(outputs.map(\.home))
    let others = scan.paths.filter { path in
      !read.contains(path) && (mayHoldTheme(path) || hasThemeInStyles(path, of: scan)) && !scan.isOurs(path)
    }
    // Packages inside of an app aren't of the app.
    let packages = Set(scan.files(named: "package.json").map(\.folder))
    let inner = packages.subtracting(homes).filter { package in
      homes.contains { packages.contains($0) && package.hasPrefix($0) }
    }
    let own = others.filter { path in
      homes.contains { path.hasPrefix($0) } && !inner.contains { path.hasPrefix($0) } && !path.isAside
    }
    ranks.append(folders(own, of: scan))
    ranks.append(
      folders(others.filter { !own.contains($0) && !$0.isAside }, of: scan)
        + folders(others.filter(\.isAside), of: scan))
    return ranks
  }

  /// Files of one folder and one language together.
  private static func folders(_ paths: [String], of scan: ProjectScan) -> [ThemePlace] {
    var groups: [(key: String, paths: [String])] = []
    for path in paths {
      let isSheet = path.isOwnSheet || path.isComponent
      let key = path.folder + "|" + (isSheet ? "css" : path.split(separator: ".").last.map(String.init) ?? "")
      if let index = groups.firstIndex(where: { $0.key == key }) {
        if groups[index].paths.count < 30 { groups[index].paths.append(path) }
      } else {
        groups.append((key, [path]))
      }
    }
    return groups.map { _, paths in
      if paths.count == 1 { return place(paths[0], of: scan) }
      return ThemePlace(paths[0].folder.isEmpty ? paths.listed : String(paths[0].folder.dropLast()), paths, of: scan)
    }
  }

  /// A file, or a catalog with all of its sets.
  private static func place(_ path: String, of scan: ProjectScan) -> ThemePlace {
    guard path.hasSuffix("/") else { return ThemePlace(path, [path], of: scan) }
    let catalog = String(path.dropLast())
    return ThemePlace(catalog, (try? ImportedFolder.files(at: scan.root + "/" + catalog)) ?? [])
  }

  /// Whether it's a component whose styles name a primary color, or a program with a style sheet for pages.
  private static func hasThemeInStyles(_ path: String, of scan: ProjectScan) -> Bool {
    if ThemeLanguage.script.endings.contains(where: { path.hasSuffix($0) }) {
      // Ant Design's name for it, and Mantine's for the one of its colors.
      if scan.mentions("@mantine/core", in: path), scan.text(of: path).contains(#/\bprimaryColor\s*:\s*["']/#) {
        return true
      }
      if scan.mentions("colorPrimary", in: path), scan.text(of: path).contains(#/\bcolorPrimary\s*:\s*["']#/#) {
        return true
      }
      return scan.mentions(":root", in: path) && scan.mentions("css`", "createGlobalStyle", "injectGlobal", in: path)
    }
    return path.isComponent && scan.mentions("<style", in: path)
      && scan.text(of: path).contains(#/--[\w-]*primary[\w-]*\s*:/#)
  }

  private static func mayHoldTheme(_ path: String) -> Bool {
    let name = path.lastName.lowercased()
    if name.hasSuffix(".xcassets") { return !path.contains("Preview Content") }
    if path.hasSuffix("/") { return false }
    if path.isOwnSheet || name.hasSuffix(".tokens.json") || name == "tokens.json" { return true }
    let endings = [".swift", ".kt", ".dart", ".js", ".ts", ".xml"]
    guard endings.contains(where: { name.hasSuffix($0) }) else { return false }
    return name.contains("theme") || name.contains("color") || name.hasPrefix("tailwind.config")
  }
}

extension ThemeLanguage {
  /// Whether a file of an output's folder may be a part of the theme, by its name.
  fileprivate func holds(_ path: String) -> Bool {
    guard !path.hasSuffix("/"), endings.contains(where: { path.hasSuffix($0) }) else { return false }
    if self == .styleSheet { return path.isOwnSheet }
    let name = path.lastName.lowercased()
    return ["theme", "color", "palette", "type", "typography", "font", "brand", "token", "style", "shape"].contains {
      name.contains($0)
    }
  }
}
