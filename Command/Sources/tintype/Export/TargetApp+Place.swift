import Formats
import Foundation
import Theme

extension TargetApp {
  /// What the project around a file or folder tells about it.
  /// - Parameter place: Its path, absolute. It needn't be there.
  init(ofFileAt place: String, in format: Format) {
    self.init()
    switch "\(format.name)" {
    case "compose":
      let place = KotlinPlace(place)
      (kotlinPackage, isMultiplatform) = (place.package, place.isMultiplatform)
    case "android": hasMaterialComponents = hasMaterial(place)
    case "css", "tailwind", "shadcn":
      let sheet = sheet(around: place)
      mapsVariables = sheet.contains("--color-primary:")
      hasRadius = sheet.contains("--radius:")
      isLightOnly = sheet.contains("{") && !hasDarkMode(sheet)
    case "mui": isLightOnly = isLight(themesBeside: place)
    default: break
    }
  }

  /// Refuses to bring along fonts where they can't be loaded.
  func refuseFonts() throws(Refusal) {
    guard isMultiplatform else { return }
    throw Refusal(
      "Compose Multiplatform loads fonts from composeResources, where Tintype writes none yet. Leave “fonts” out.")
  }
}

/// What a style sheet has around our part, with what it imports; empty if there's none.
private func sheet(around place: String) -> String {
  guard let bytes = try? readFile(place, atMost: Limits.mergedBytes), let own = try? withoutOurs(bytes, at: place),
    // A sheet that's ours as a whole says nothing about the app.
    themeString(inNoteOf: own) == nil
  else { return "" }
  let sheets = ImportedSheets(of: own, at: place).files.map(\.bytes) + [own]
  return sheets.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
}

private func hasDarkMode(_ sheet: String) -> Bool {
  sheet.contains(#/prefers-color-scheme\s*:\s*dark|light-dark\(|color-scheme\s*:[^;}]*dark/#)
}

/// Whether there are themes of Material UI beside a file, and none of them has a dark mode. A palette's `dark` is a shade.
private func isLight(themesBeside place: String) -> Bool {
  let folder = (place as NSString).deletingLastPathComponent
  let themes = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).compactMap { name -> String? in
    guard ThemeLanguage.script.endings.contains(where: { name.hasSuffix($0) }),
      let bytes = try? readFile(folder + "/" + name), themeString(inNoteOf: bytes) == nil
    else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.contains(#/\b(?:createTheme|extendTheme)\s*\(/#) ? text : nil
  }
  return !themes.isEmpty && !themes.contains { $0.contains(#/["'`]dark["'`]|colorSchemes|\bmode\b/#) }
}

/// Whether an app with a folder of resources has Material Components; true if nothing tells.
private func hasMaterial(_ resources: String) -> Bool {
  guard let module = GradleModule(above: resources + "/values"),
    !module.depends(on: "com.google.android.material:material")
  else { return true }
  // Another module may bring it.
  let values = resources + "/values"
  return ((try? FileManager.default.contentsOfDirectory(atPath: values)) ?? []).contains { name in
    guard name.hasSuffix(".xml"), let bytes = try? readFile(values + "/" + name), themeString(inNoteOf: bytes) == nil
    else { return false }
    return !String(decoding: bytes, as: UTF8.self).matches(of: #/"Theme\.Material(3|Components)\b/#).isEmpty
  }
}

/// Where a Kotlin file is in a project.
private struct KotlinPlace {
  private let folder: String
  private let file: String
  /// The folders below that of the sources: "com", "example", "harbor"; nil if it's below none.
  private let below: [String]?
  /// The name of the source set: "main", "commonMain".
  private let sourceSet: String

  init(_ place: String) {
    (folder, file) = ((place as NSString).deletingLastPathComponent, (place as NSString).lastPathComponent)
    let names = folder.split(separator: "/").map(String.init)
    let root = names.indices.last { index in
      index >= 2 && ["kotlin", "java"].contains(names[index]) && names[index - 2] == "src"
    }
    below = root.map { Array(names[($0 + 1)...]) }
    sourceSet = root.map { names[$0 - 1] } ?? ""
  }

  /// Whether it's for several platforms: in any source set but those for Android.
  var isMultiplatform: Bool { sourceSet.hasSuffix("Main") && !sourceSet.hasPrefix("android") }

  /// The package that other files beside it have, or else the folders say, or else the module's namespace; nil if nothing
  /// tells.
  var package: String? {
    if let neighbor { return neighbor }
    let isPackage = below?.allSatisfy { $0.wholeMatch(of: #/[A-Za-z_]\w*/#) != nil } ?? false
    if let below, below.count > 1, isPackage { return below.joined(separator: ".") }
    return GradleModule(above: folder + "/x").flatMap(\.namespace).map { $0 + ".ui.theme" }
  }

  private var neighbor: String? {
    for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    where name.hasSuffix(".kt") && name != file {
      guard let bytes = try? readFile(folder + "/" + name) else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      if let match = text.firstMatch(of: #/(?m)^\s*package\s+([\w.`]+)/#) {
        return String(match.1).replacing("`", with: "")
      }
    }
    return nil
  }
}
