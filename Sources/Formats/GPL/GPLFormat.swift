extension Format {
  /// A palette of the GNU Image Manipulation Program.
  static let gpl = Format(
    name: "gpl", label: "GIMP palette", fileName: "theme.gpl", purpose: "every color by name",
    reader: "GIMP, Inkscape, Krita, Aseprite", signs: Signs(endings: [".gpl"], texts: ["GIMP Palette"]),
    write: { [File(path: "theme.gpl", text: $0.gpl)] },
    read: { (files) throws(ImportError) in try Findings(gpl: files) })
}
