import Foundation

extension Proposals {
  /// The file with the app's `createTheme`; nil without Material UI.
  func muiTheme(in app: WebApp) -> String? {
    guard app.uses("@mui/material") else { return nil }
    let scripts = app.files.filter { path in ThemeLanguage.script.endings.contains { path.hasSuffix($0) } }
    let likely = scripts.filter { $0.lowercased().contains("theme") }
    return (likely + scripts.prefix(500)).first { path in
      guard scan.mentions("createTheme", "extendTheme", in: path) else { return false }
      let text = scan.text(of: path)
      return text.contains(#/\b(?:createTheme|extendTheme)\s*\(/#) && text.contains("@mui")
    }
  }

  /// A theme in the language of the app, beside its own.
  func mui(_ app: WebApp, _ theme: String?) -> ProposedOutput {
    let source = app.folder + "src/"
    let folder = theme?.folder ?? (scan.has(source) ? source : app.folder)
    let ending = app.isTyped ? ".ts" : ".js"
    // An import names a module without its ending.
    let isTaken = scan.isTaken(folder + "theme") || scan.paths.contains { $0.folder == folder && $0.stem == "theme" }
    let names = (isTaken && !scan.isOurs(folder + "theme" + ending) ? [] : ["theme"]) + ["tintype-theme"]
    return ProposedOutput(
      format: "mui", path: free(names.map { $0 + ending }, in: folder), kind: "Material UI", home: app.folder,
      places: theme.map { [ThemePlace($0, [$0], of: scan)] } ?? [])
  }
}
