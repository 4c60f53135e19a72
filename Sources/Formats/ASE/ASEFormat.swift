extension Format {
  /// Adobe Swatch Exchange.
  public static let ase = Format(
    name: "ase", label: "Adobe swatches (ASE)", fileName: "theme.ase", isText: false,
    purpose: "every color in groups", reader: "Illustrator, InDesign, Photoshop, Affinity",
    signs: Signs(endings: ".ase", texts: "ASEF\0\u{1}"),
    writing: .ase, reading: .ase)
}
