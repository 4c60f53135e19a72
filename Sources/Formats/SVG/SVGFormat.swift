extension Format {
  /// A poster.
  ///
  /// It's 1600 wide: the chosen colors with the theme's name, the ramps with their accents after a gap, the fonts, and
  /// the roles in light and dark with their hexes, charts too.
  /// Source: SVG 1.1 (2nd edition), which every program reads; SVG 2 for `style`.
  public static let svg = Format(
    name: "svg", label: "Poster (SVG)", fileName: "theme.svg",
    purpose: "the colors, their names and the fonts to look at",
    reader: "browsers, Figma, Illustrator, Inkscape",
    signs: Signs(endings: ".svg", texts: "<svg", openings: "<svg <?xml <!--"),
    writing: .template("svg"), reading: .svg)
}
