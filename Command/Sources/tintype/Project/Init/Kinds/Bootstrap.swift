extension Proposals {
  /// The sheet of an app that imports Bootstrap in Sass.
  func bootstrapEntry(in app: WebApp) -> String? {
    guard app.uses("bootstrap") else { return nil }
    return app.files.first { path in
      (path.hasSuffix(".scss") || path.hasSuffix(".sass"))
        && FileLinks.imports(inStyleSheet: scan.text(of: path)).contains { $0.hasSuffix("bootstrap/scss/bootstrap") }
    }
  }

  /// Bootstrap's variables count before its own import, so they're a file of their own beside the sheet that imports it.
  func bootstrap(_ app: WebApp, _ entry: String) -> ProposedOutput {
    ProposedOutput(
      format: "bootstrap", path: free(["_bootstrap-theme.scss", "_tintype-theme.scss"], in: entry.folder),
      kind: "Bootstrap in Sass", home: app.folder, places: [ThemePlace(entry, app.sheets(from: entry), of: scan)])
  }
}
