import Catalog
import ColorScience
import Theme

extension ExportedTheme {
  /// Every color with its name.
  /// Source: GIMP, devel-docs/gpl.txt.
  var gpl: String {
    let opening = ["GIMP Palette", "Name: " + displayName, "Columns: 14", "# " + note]
    let lines = swatches.map { name, color in
      [UInt32(16), 8, 0].map { Int(color.rgb >> $0 & 255).padded }.text(separatedBy: " ") + "\t" + name
    }
    return (opening + lines + [""]).text(separatedBy: "\n")
  }
}

extension Int {
  /// The number, three characters wide.
  fileprivate var padded: String { (self < 10 ? "  " : self < 100 ? " " : "") + text }
}
