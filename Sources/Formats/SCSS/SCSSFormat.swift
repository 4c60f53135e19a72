extension Format {
  /// Sass variables and maps.
  static let scss = Format(
    name: "scss", label: "SCSS", fileName: "theme.scss", purpose: "Sass variables, and maps for light and dark",
    reader: "Sass", signs: Signs(endings: [".scss", ".sass"], texts: ["$theme-light:"]),
    write: { [File(path: "theme.scss", text: $0.scss)] },
    read: { (files) throws(ImportError) in try Findings(css: files) })
}
