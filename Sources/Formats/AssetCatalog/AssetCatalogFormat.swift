extension Format {
  /// A catalog for Xcode.
  static let xcassets = Format(
    kind: .xcassets, name: "xcassets", label: "Asset catalog", fileName: "Theme.xcassets", isFolder: true,
    purpose: "named colors for light, dark and contrast", reader: "Xcode",
    signs: Signs(endings: ".colorset/contents.json", texts: "\"color-space\""))
}
