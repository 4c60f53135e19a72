extension Format {
  /// Theme variables of Tailwind CSS 4.
  ///
  /// Theme variables, which are top level only, for light at standard contrast; rules that change them for the others.
  /// Source: Tailwind CSS 4, "Theme variables".
  public static let tailwind = Format(
    name: "tailwind", label: "Tailwind CSS", fileName: "theme.css",
    purpose: "theme variables for utilities such as bg-primary and font-title", reader: "Tailwind CSS 4",
    signs: Signs(endings: "", texts: "@theme {"),
    options: [.selector, .scope, .contrast, .prefix, .only, .fonts, .subset], ownSelector: .media,
    // Utilities that aren't of colors, such as text-title and bg-cover.
    takenNames: """
      caption small body heading title large-title display xs sm base lg xl left center right justify start end wrap nowrap \
      balance pretty ellipsis clip fixed local scroll cover contain auto none bottom top repeat solid dashed dotted double \
      hidden collapse separate transparent current inherit
      """,
    writing: .template("tailwind"), reading: .styleSheet, merging: .text(.block))
}
