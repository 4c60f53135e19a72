extension Format {
  /// Photoshop's swatches.
  public static let aco = Format(
    name: "aco", label: "Photoshop swatches (ACO)", fileName: "theme.aco", isText: false,
    purpose: "every color by name",
    reader: "Photoshop, GIMP, Krita",
    // Its bytes say little about what it is, so this is our note in UTF-16.
    signs: Signs(endings: ".aco", texts: "\0M\0a\0d\0e\0 \0w\0i\0t\0h\0 \0T\0i\0n\0t\0y\0p\0e"),
    writing: .aco, reading: .aco)
}
