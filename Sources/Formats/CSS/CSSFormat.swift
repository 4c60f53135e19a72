extension Format {
  /// Custom properties.
  ///
  /// A style sheet with a custom property for every role, in light and dark, at standard and high contrast; and for every
  /// shade of the ramps and both fonts. A color outside sRGB is there twice, the second time for browsers that know
  /// Display P3; and then all of them are, because an earlier rule for the same role has to lose to a later one.
  /// Source: CSS Custom Properties for Cascading Variables Level 1; Media Queries 5; CSS Fonts 4, `font-family`.
  public static let css = Format(
    name: "css", label: "CSS", fileName: "theme.css", purpose: "custom properties, light and dark",
    reader: "every browser", signs: Signs(endings: ".css .less .pcss .postcss", texts: "", vagueTexts: ":root\n--"),
    options: [.selector, .scope, .contrast, .prefix, .only, .fonts, .subset], ownSelector: .media,
    takenNames: ownProperties,
    writing: .template("css"), reading: .styleSheet, merging: .text(.block))
}

/// The custom properties besides colors, which Sass has as variables.
let ownProperties: StaticString = """
  theme-name font-title font-title-weight font-body font-body-weight radius-card radius-control radius-chip \
  text-caption text-small text-body text-heading text-title text-large-title text-display \
  theme-light theme-dark theme-light-high-contrast theme-dark-high-contrast
  """
