extension Format {
  /// The variables of shadcn/ui.
  ///
  /// The variables of shadcn/ui for Tailwind CSS 4, and every role with its own name after `brand-`, because some of the
  /// names mean something else there: its accent is the background of a highlighted menu item.
  /// Source: the shadcn/ui documentation, "Theming".
  static let shadcn = Format(
    name: "shadcn", label: "shadcn/ui", fileName: "globals.css",
    purpose: "the variables of its components, light and dark, and every role as brand-…", reader: "shadcn/ui, v0",
    signs: Signs(endings: "", texts: "--primary-foreground:"),
    options: [.selector, .prefix, .only, .values, .fonts, .subset], ownPrefix: "brand-", takenPrefixes: "sidebar color",
    ownSelector: .matching(".dark"),
    writing: .template("shadcn"), reading: .styleSheet, merging: .text(.block))
}
