extension Format {
  /// A palette of the GNU Image Manipulation Program.
  static let gpl = Format(
    kind: .gpl, name: "gpl", label: "GIMP palette", fileName: "theme.gpl", purpose: "every color by name",
    reader: "GIMP, Inkscape, Krita, Aseprite", signs: Signs(endings: ".gpl", texts: "GIMP Palette"))
}
