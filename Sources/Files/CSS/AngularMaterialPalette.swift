import Catalog
import ColorScience
import Theme
import _Text

/// The hex of a color in one of Angular Material's palettes: `mat.define-palette(mat.$indigo-palette, 500)`. Nil for any
/// other palette.
/// - Parameter arguments: The palette and the shade, with a comma between them. Without a shade, it's 500.
/// Source: v17.material.angular.io, "Theming".
func angularMaterialColor(_ arguments: ArraySlice<UInt8>) -> [UInt8]? {
  let fields = parts(of: arguments, separatedBy: UInt8(ascii: ",")).map { $0.trimmed }
  guard let palette = fields.first, palette.contains(UInt8(ascii: "$")) else { return nil }
  let words = String(bytes: Array(palette)).words.filter { !$0.isOne(of: ["mat", "m2", "palette"]) }
  let shade = fields.count > 1 ? String(bytes: Array(fields[1])).asciiLowercased : "500"
  return Tint(slug: (words + [shade]).text(separatedBy: "-"))?.color.asHex.hex.bytes
}
