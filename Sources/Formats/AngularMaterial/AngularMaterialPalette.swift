import Catalog
import ColorScience
import Theme
import _Text

/// The hex of the color that Angular Material takes from a palette of its own: `mat.define-palette(mat.$indigo-palette, 500)`. Nil for other
/// palettes.
/// - Parameter arguments: What's in the parentheses: the palette, and the shade, which is 500 if there's none.
/// Source: v17.material.angular.io, "Theming".
func angularMaterialColor(_ arguments: ArraySlice<UInt8>) -> [UInt8]? {
  let fields = parts(of: arguments, separatedBy: UInt8(ascii: ",")).map { $0.trimmed }
  guard let palette = fields.first, palette.contains(UInt8(ascii: "$")) else { return nil }
  let words = String(bytes: Array(palette)).words.filter { !$0.isOne(of: ["mat", "m2", "palette"]) }
  let shade = fields.count > 1 ? String(bytes: Array(fields[1])).asciiLowercased : "500"
  return Tint(slug: (words + [shade]).text(separatedBy: "-"))?.color.asHex.hex.bytes
}
