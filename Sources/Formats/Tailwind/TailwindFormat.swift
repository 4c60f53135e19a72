extension Format {
  /// Theme variables of Tailwind CSS 4.
  static let tailwind = Format(
    name: "tailwind", label: "Tailwind CSS", fileName: "theme.css",
    purpose: "theme variables for utilities such as bg-primary and font-title", reader: "Tailwind CSS 4",
    signs: Signs(endings: [], texts: ["@theme {"]),
    write: { [File(path: "theme.css", text: $0.tailwind)] },
    read: { (files) throws(ImportError) in try Findings(css: files) })
}
