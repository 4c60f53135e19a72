extension Format {
  /// A theme of Mantine, and what resolves its variables.
  ///
  /// Mantine picks shades of a color for its fills and texts, so each of these is a variable here. Every role is one, too, after
  /// `--brand-`.
  /// Source: mantine.dev, "Theme object", "CSS variables" and "Colors functions"; default-css-variables-resolver.ts.
  public static let mantine = Format(
    name: "mantine", label: "Mantine", fileName: "theme.ts",
    purpose: "a theme and its variables, light, dark and each at high contrast", reader: "Mantine 7 and newer",
    signs: Signs(endings: scriptEndings, texts: "@mantine/core"),
    takenNames: """
      primary-shades accent-shades dark gray red pink grape violet indigo blue cyan teal green lime yellow orange
      """,
    writing: .template("mantine"), reading: .code)
}
