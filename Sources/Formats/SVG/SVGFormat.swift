extension Format {
  /// A poster.
  static let svg = Format(
    kind: .svg, name: "svg", label: "Poster (SVG)", fileName: "theme.svg",
    purpose: "the colors, their names and the fonts to look at",
    reader: "browsers, Figma, Illustrator, Inkscape", signs: Signs(endings: ".svg", texts: "<svg"))
}
