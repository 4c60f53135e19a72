extension Format {
  /// The variables of shadcn/ui.
  ///
  /// Its own names, some of which mean something else than a role's: its accent is the background of a highlighted menu item.
  /// With `only`, the roles listed there come after `brand-`. The numbers that Tailwind CSS 3 needs are an option.
  /// Source: the shadcn/ui documentation, "Theming".
  public static let shadcn = Format(
    name: "shadcn", label: "shadcn/ui", fileName: "globals.css",
    purpose: "the variables of its components, light and dark, and every role as brand-…", reader: "shadcn/ui, v0",
    signs: Signs(endings: "", texts: "--primary-foreground:"),
    options: [.selector, .scope, .contrast, .prefix, .only, .values, .fonts, .subset], ownPrefix: "brand-",
    takenPrefixes: "sidebar color",
    ownSelector: .matching(".dark"),
    writing: .template("shadcn"), reading: .styleSheet, merging: .text(.block))
}
