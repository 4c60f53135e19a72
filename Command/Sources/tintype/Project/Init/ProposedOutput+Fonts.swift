import Catalog
import Formats
import Foundation
import Suggestions
import Theme

extension ProposedOutput {
  /// Says how the theme's families get to the screen.
  /// - Parameters:
  ///   - isOwn: Whether the project named them, rather than whoever gave a theme.
  mutating func bringFonts(of theme: Theme, isOwn: Bool, _ loaded: LoadedFonts, _ scan: ProjectScan) {
    var families: [Family] = []
    for family in [theme.titleFont, theme.bodyFont].compactMap({ $0 })
    where !family.isOnDevices && !families.contains(family) {
      families.append(family)
    }
    guard takesFonts else { return }
    // The system's, which init fills in where it finds no others, mustn't take the place of those.
    if isOwn, families.isEmpty, theme.isInSystemFonts, ![.swift, .dart].contains(language) {
      return set("fonts", "project")
    }
    guard !families.isEmpty else { return }
    let foreign = families.filter { !loaded.has($0) }
    guard !isOwn, !foreign.isEmpty else {
      set("fonts", "project")
      if !foreign.isEmpty { remarks.append(remark(onUnloaded: foreign, scan)) }
      return
    }
    guard let folder = fontFolder(scan) else { return set("fonts", "project") }
    guard kind != Self.given else {
      // Whoever names the format gets that and no other file.
      remarks.append(
        "Nothing here loads \(foreign.map(\.label).listed). To bring the files along, write \"fonts\": \"\(folder)\" in tintype.json."
      )
      return
    }
    set("fonts", folder)
    let included = foreign.filter { family in MeasuredFamily.included.contains { $0.family.name == family.name } }
    if !included.isEmpty {
      remarks.append(
        "Nothing here loads \(included.map(\.label).listed), so \(included.count == 1 ? "its" : "their") files come along, into \(folder)."
      )
    }
    for family in foreign where !included.contains(family) {
      remarks.append(
        "\(family.label) doesn’t come with Tintype, and nothing here loads it. Put its .ttf or .otf files into \(folder)."
      )
    }
  }

  /// How families that nothing in the project loads get to every device.
  func remark(onUnloaded families: [Family], _ scan: ProjectScan) -> String {
    "Nothing here seems to load \(families.map(\.label).listed). To have \(families.count == 1 ? families[0].label : "them") on every device, \(remedy(families.count == 1 ? "it" : "them", scan))."
  }

  /// Whether it's in a format that can bring fonts along.
  var takesFonts: Bool { Format.named(format)?.options.contains(.fonts) == true }
}

extension Theme {
  /// Whether both of its fonts are the system's.
  fileprivate var isInSystemFonts: Bool { titleFont?.isGeneric == true && bodyFont?.isGeneric == true }
}

extension ProposedOutput {
  /// The folder for fonts that come along, where what's written finds them; nil if there's none.
  fileprivate func fontFolder(_ scan: ProjectScan) -> String? {
    switch language {
    case .resources: path + "/font"
    case .kotlin: home.isEmpty || scan.has(home + "src/main/") ? home + "src/main/res/font" : nil
    case .dart: home + "fonts"
    case .swift: path.folder + "Fonts"
    case .script: nil
    // Hugo publishes the sheets of assets elsewhere than their neighbors.
    case .styleSheet where kind == "Hugo" && path.hasPrefix(home + "assets/"): nil
    // The routes of SvelteKit are pages.
    case .styleSheet where path.hasPrefix(home + "src/routes/"): home + "src/lib/fonts"
    case .styleSheet, .other: path.folder + "fonts"
    }
  }

  /// How a family that nothing loads gets into the project, as the end of a sentence.
  fileprivate func remedy(_ families: String, _ scan: ProjectScan) -> String {
    guard let folder = fontFolder(scan) else { return "load \(families)" }
    return "load \(families), or write \"fonts\": \"\(folder)\" in tintype.json"
  }
}
