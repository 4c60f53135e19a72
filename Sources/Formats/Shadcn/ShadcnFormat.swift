extension Format {
  /// The variables of shadcn/ui.
  static let shadcn = Format(
    kind: .shadcn, name: "shadcn", label: "shadcn/ui", fileName: "globals.css",
    purpose: "the variables of its components, light and dark, and every role as brand-…", reader: "shadcn/ui, v0",
    signs: Signs(endings: "", texts: "--primary-foreground:"))
}
