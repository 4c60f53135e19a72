import Catalog
@_spi(Project) import Formats
import Foundation

/// The families that a project loads itself, and the variables that its own loading sets.
struct LoadedFonts {
  /// The families' names without their case, spaces and hyphens.
  private var families: Set<String> = []
  /// Whether it loads whatever family its sheets name.
  private var loadsAll = false
  /// Declarations of the families in CSS, under the names that the project's sheets know them by.
  private var declarations: [String] = []

  /// What the project's code says about its fonts, as a style sheet.
  var styleSheet: File { File(path: "fonts.css", text: ":root { \(declarations.joined(separator: " ")) }") }

  init(in scan: ProjectScan, of outputs: [ProposedOutput]) {
    addNative(scan)
    guard outputs.contains(where: { [.styleSheet, .script].contains($0.language) }) else { return }
    for package in scan.files(named: "package.json") {
      let app = WebApp(scan, folder: package.folder)
      if app.uses("@nuxt/fonts", "@nuxt/ui", "@nuxt/ui-pro") { loadsAll = true }
    }
    for path in scan.paths where Self.mayLoad(path) && scan.mentions("font", in: path) {
      let text = scan.text(of: path)
      if text.contains("next/font") { addNextFonts(text) }
      for match in text.matches(of: #/@fontsource(?:-variable)?\/([\w-]+)/#) { add(match.1) }
      for match in text.matches(of: #/(?:fonts\.googleapis\.com|fonts\.bunny\.net)\/[^"'\s)]*/#) {
        for family in match.output.matches(of: #/(?:family=|\||%7C)([^:&"'|%]+)/#) {
          add(family.1.replacing("+", with: " "))
        }
      }
      for face in text.matches(of: #/@font-face\s*\{[^}]*?font-family\s*:\s*["']?([^;"'}]+)/#) { add(face.1) }
      if path.lastName == "theme.json", text.contains("\"fontFace\"") {
        for family in text.matches(of: #/"fontFamily"\s*:\s*"([^",]+)/#) { add(family.1) }
      }
      if path.lastName.contains(".config.") {
        // Fonts that a builder loads: Laravel's bunny('Inter'), and { name: "Inter" } of Astro and Nuxt.
        for family in text.matches(of: #/(?:\b(?:bunny|google|fontsource)\(|\bname\s*:)\s*["']([^"']+)/#) {
          add(family.1)
        }
      }
    }
  }

  /// Whether a file may be one of the few that load fonts for all others.
  private static func mayLoad(_ path: String) -> Bool {
    let (name, stem) = (path.lastName, path.stem.lowercased())
    if path.isOwnSheet || name == "theme.json" { return true }
    if [".html", ".php", ".astro", ".leaf", ".erb", ".njk", ".liquid"].contains(where: { name.hasSuffix($0) }) {
      return true
    }
    guard [".tsx", ".jsx", ".ts", ".js", ".mjs", ".vue", ".svelte"].contains(where: { name.hasSuffix($0) }) else {
      return false
    }
    return entries.contains(stem) || stem.contains("font") || stem.contains("theme") || name.contains(".config.")
  }

  private static let entries: Set<String> = [
    "layout", "+layout", "_layout", "_app", "_document", "app", "main", "index", "root", "__root", "providers",
    "gatsby-browser",
  ]

  private mutating func addNative(_ scan: ProjectScan) {
    for path in scan.files(named: "pubspec.yaml") {
      let text = scan.text(of: path)
      if text.contains(#/(?m)^\s*google_fonts\s*:/#) { loadsAll = true }
      for family in text.matches(of: #/(?m)^\s*-\s*family\s*:\s*["']?([^"'\n#]+)/#) { add(String(family.1)) }
    }
    for path in scan.files(endingIn: ".ttf", ".otf") {
      // "EBGaramond-Bold.ttf", "eb_garamond_bold.ttf": what comes before the face.
      let name = path.lastName.split(separator: ".")[0]
      add(String(name.split(separator: "-")[0]))
      add(name.replacing(#/_(?:regular|bold|italic|medium|light|semibold|black|thin)+$/#, with: ""))
    }
  }

  /// Next.js's `const geist = Geist({ variable: "--font-geist" })`.
  private mutating func addNextFonts(_ text: String) {
    guard let line = text.firstMatch(of: #/import\s*\{([^}]*)\}\s*from\s*["'](?:next\/font|@next\/font)\/google["']/#)
    else { return }
    for name in line.1.split(separator: ",") {
      // "Source_Serif_4 as Serif" is called by its second name.
      let words = name.split(whereSeparator: \.isWhitespace)
      // What isn't a name, such as a part of a comment, would be no pattern below.
      guard let first = words.first, let called = words.last, called.wholeMatch(of: #/\w+/#) != nil else { continue }
      let family = String(first.replacing("_", with: " "))
      add(family)
      let call = text.firstMatch(of: try! Regex("\\b\(called)\\s*\\(\\s*\\{([^}]*)\\}"))?.output[1].substring ?? ""
      if let variable = call.firstMatch(of: #/variable\s*:\s*["'](--[\w-]+)["']/#)?.1 {
        declarations.append("\(variable): \"\(family)\";")
      } else {
        declarations.append("--font-body: \"\(family)\";")
      }
    }
  }

  private mutating func add(_ family: some StringProtocol) {
    let key = Self.key(String(family))
    if !key.isEmpty { families.insert(key) }
  }

  private static func key(_ family: String) -> String {
    var key = family.lowercased().filter { $0.isLetter || $0.isNumber }
    if key.hasSuffix("variable") { key.removeLast("variable".count) }
    return key
  }

  /// Whether the project loads a family.
  func has(_ family: Family) -> Bool { loadsAll || families.contains(Self.key(family.name)) }
}

extension Family {
  /// Whether it's the system's own.
  var isGeneric: Bool { if case .generic = source { true } else { false } }

  /// Whether it needs no files: it's the system's own, or one that practically every device has.
  var isOnDevices: Bool { isGeneric || Self.common.contains(name.lowercased()) }

  private static let common: Set<String> = [
    "georgia", "verdana", "arial", "helvetica", "helvetica neue", "times", "times new roman", "courier", "courier new",
    "trebuchet ms",
    "tahoma", "segoe ui", "sf pro", "sf pro text", "sf pro display", "-apple-system", "blinkmacsystemfont", "impact",
    "palatino",
    "garamond", "menlo", "monaco", "consolas", "avenir", "avenir next", "san francisco", "sans", "default",
  ]
}
