extension Format {
  /// A brand for documents, apps and tables: `_brand.yml`.
  ///
  /// The light scheme, because its readers differ in whether they take both. Every role is in the palette.
  /// Source: posit-dev.github.io/brand-yml, "Specification".
  public static let brand = Format(
    name: "brand", label: "brand.yml", fileName: "_brand.yml",
    purpose: "colors and typography for documents and apps", reader: "Quarto, Shiny, Great Tables",
    signs: Signs(endings: "_brand.yml _brand.yaml", texts: "brand.yml"),
    // They mean something else in YAML or in the file.
    takenNames: "y n yes no on off true false null foreground secondary tertiary success info danger light",
    writing: .template("brand"), reading: .brand)
}
