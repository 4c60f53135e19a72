extension Format {
  /// The variables of shadcn/ui.
  static let shadcn = Format(
    name: "shadcn", label: "shadcn/ui", fileName: "globals.css",
    purpose: "the variables of its components, light and dark, and every role as brand-…", reader: "shadcn/ui, v0",
    signs: Signs(endings: [], texts: ["--primary-foreground:"]),
    write: { [File(path: "globals.css", text: $0.shadcn)] },
    read: { (files) throws(ImportError) in try Findings(css: files) })
}
