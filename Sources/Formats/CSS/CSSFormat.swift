extension Format {
  /// Custom properties.
  static let css = Format(
    name: "css", label: "CSS", fileName: "theme.css", purpose: "custom properties, light and dark",
    reader: "every browser", signs: Signs(endings: [".css"], texts: [], vagueTexts: [":root", "--"]),
    write: { [File(path: "theme.css", text: $0.css)] },
    read: { (files) throws(ImportError) in try Findings(css: files) })
}
