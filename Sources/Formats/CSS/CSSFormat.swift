extension Format {
  /// Custom properties.
  static let css = Format(
    kind: .css, name: "css", label: "CSS", fileName: "theme.css", purpose: "custom properties, light and dark",
    reader: "every browser", signs: Signs(endings: ".css", texts: "", vagueTexts: ":root\n--"))
}
