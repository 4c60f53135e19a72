extension Format {
  /// Custom properties.
  static let css = Format(
    kind: .css, name: "css", label: "CSS", fileName: "theme.css", purpose: "custom properties, light and dark",
    reader: "every browser", signs: Signs(endings: ".css .less .pcss .postcss", texts: "", vagueTexts: ":root\n--"))
}
