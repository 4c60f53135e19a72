extension Format {
  /// Theme variables of Tailwind CSS 4.
  static let tailwind = Format(
    kind: .tailwind, name: "tailwind", label: "Tailwind CSS", fileName: "theme.css",
    purpose: "theme variables for utilities such as bg-primary and font-title", reader: "Tailwind CSS 4",
    signs: Signs(endings: "", texts: "@theme {"))
}
