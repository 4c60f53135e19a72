extension Format {
  /// A palette of the GNU Image Manipulation Program.
  ///
  /// Every color with its name.
  /// Source: GIMP, devel-docs/gpl.txt.
  public static let gpl = Format(
    name: "gpl", label: "GIMP palette", fileName: "theme.gpl", purpose: "every color by name",
    reader: "GIMP, Inkscape, Krita, Aseprite", signs: Signs(endings: ".gpl", texts: "GIMP Palette"),
    writing: .template("gpl"), reading: .gpl)
}
