extension Format {
  /// Themes of daisyUI.
  ///
  /// One called light and one called dark, as those that come with it, and every role after `brand-`. daisyUI writes in its colors,
  /// also on a little of the same color, so they're those that are legible there.
  /// Source: daisyui.com, "Themes" and "Colors".
  public static let daisyUI = Format(
    name: "daisyui", label: "daisyUI", fileName: "app.css",
    purpose: "its themes light and dark, both at high contrast, too, and every role as brand-…", reader: "daisyUI 5",
    signs: Signs(endings: "", texts: "@plugin \"daisyui\n@plugin 'daisyui"),
    options: [.contrast, .prefix, .fonts, .subset], ownPrefix: "brand-", takenPrefixes: "color radius size",
    writing: .template("daisyUI"), reading: .styleSheet, merging: .text(.block))
}
