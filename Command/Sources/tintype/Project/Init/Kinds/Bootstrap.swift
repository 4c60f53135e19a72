import Formats

extension Proposals {
  /// The sheet of an app that imports Bootstrap in Sass, from its package or, in Ruby, from its gem.
  func bootstrapEntry(in app: WebApp) -> String? {
    let gem = bootstrapGem(in: app)
    guard app.uses("bootstrap") || gem != nil else { return nil }
    return app.files.first { path in
      (path.hasSuffix(".scss") || path.hasSuffix(".sass"))
        && FileLinks.imports(inStyleSheet: scan.text(of: path)).contains {
          $0.contains(#/bootstrap\/scss\/(?:bootstrap|variables)$/#) || gem != nil && $0 == "bootstrap"
        }
    }
  }

  /// The major version of Bootstrap's gem, the newest unless the Gemfile says another; nil without the gem.
  private func bootstrapGem(in app: WebApp) -> Int? {
    let gem = scan.text(of: app.folder + "Gemfile").firstMatch(
      of: #/(?m)^\s*gem\s+["']bootstrap["'](?:,\s*["']\D*(\d+))?/#)
    return gem.map { $0.1.flatMap { Int($0) } ?? 5 }
  }

  /// Bootstrap's variables count before its own import, so they're a file of their own beside the sheet that imports it.
  func bootstrap(_ app: WebApp, _ entry: String) -> ProposedOutput {
    let sheets = app.sheets(from: entry).map { File(path: $0, bytes: scan.bytes(of: $0)) }
    let usual =
      app.major(of: "bootstrap") ?? bootstrapGem(in: app) ?? 5 >= 5
      ? [File(path: "bootstrap.scss", text: usualVariables)] : []
    return ProposedOutput(
      format: "bootstrap", path: free(["_bootstrap-theme.scss", "_tintype-theme.scss"], in: entry.folder),
      kind: "Bootstrap in Sass", home: app.folder, places: [ThemePlace(entry, usual + sheets)])
  }
}

/// What an app looks like that leaves these variables to Bootstrap.
/// Source: Bootstrap 5.3, scss/_variables.scss and scss/_variables-dark.scss.
private let usualVariables = """
  $blue: #0d6efd; $green: #198754; $yellow: #ffc107; $red: #dc3545;
  $primary: $blue; $secondary: #6c757d; $success: $green; $warning: $yellow; $danger: $red; $dark: #212529;
  $body-bg: #fff; $body-color: #212529; $body-tertiary-bg: #f8f9fa; $border-color: #dee2e6;
  $body-bg-dark: #212529; $body-color-dark: #dee2e6; $body-tertiary-bg-dark: #2b3035; $border-color-dark: #495057;
  """
