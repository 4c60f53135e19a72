extension Format {
  /// Theme variables of Tailwind CSS 4.
  ///
  /// Theme variables, which are top level only, for light at standard contrast; rules that change them for the others.
  /// Source: Tailwind CSS 4, "Theme variables".
  static let tailwind = Format(
    name: "tailwind", label: "Tailwind CSS", fileName: "theme.css",
    purpose: "theme variables for utilities such as bg-primary and font-title", reader: "Tailwind CSS 4",
    signs: Signs(endings: "", texts: "@theme {"),
    options: [.selector, .prefix, .only, .fonts], ownSelector: .media,
    writing: .template("tailwind"), reading: .styleSheet, merging: .text(.block))
}
