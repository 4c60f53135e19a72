extension Format {
  /// A description of the design for coding agents: tokens, and how to apply them.
  ///
  /// Its tokens are the light scheme. Dark and high contrast are in an extension of ours, as CSS colors: the format has no
  /// modes yet.
  /// Source: github.com/google-labs-code/design.md, docs/spec.md, version alpha, and the rules of its linter.
  public static let design = Format(
    name: "design", label: "DESIGN.md", fileName: "DESIGN.md", purpose: "tokens, and the reasons behind them",
    reader: "coding agents", signs: Signs(endings: ".md", texts: "version: alpha", vagueTexts: "fontFamily:"),
    // They mean something else in YAML.
    takenNames: "y n yes no on off true false null",
    writing: .template("design"), reading: .design)
}
