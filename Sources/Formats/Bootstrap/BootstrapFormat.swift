extension Format {
  /// The Sass variables of Bootstrap 5.3.
  static let bootstrap = Format(
    kind: .bootstrap, name: "bootstrap", label: "Bootstrap", fileName: "bootstrap-theme.scss",
    purpose: "its Sass variables, to import before it, and dark mode", reader: "Bootstrap 5.3",
    signs: Signs(endings: "", texts: "$body-bg:\n--bs-primary"))
}
