extension Format {
  /// A catalog for Xcode.
  ///
  /// A color set for every role, for each appearance, and for every shade; and a data set with the fonts, which an asset catalog
  /// has no place for. Names begin with Brand, because the symbols that Xcode generates mustn't be the system's.
  /// Source: Apple, "Asset Catalog Format Reference".
  public static let xcassets = Format(
    name: "xcassets", label: "Asset catalog", fileName: "Theme.xcassets", isFolder: true,
    purpose: "named colors for light, dark and contrast", reader: "Xcode",
    signs: Signs(endings: ".colorset/contents.json", texts: "\"color-space\""),
    options: [.prefix, .only], ownPrefix: "brand-", takenPrefixes: "system",
    writing: .template("assetCatalog"), reading: .assetCatalog, merging: .catalog)
}
