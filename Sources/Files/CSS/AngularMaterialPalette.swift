import Catalog
import ColorScience
import Theme
import _Text

/// The functions that take a shade of a palette.
let angularMaterialFunctions: [StaticString] = [
  "mat.define-palette(", "mat.m2-define-palette(", "mat-palette(", "mat.get-color-from-palette(",
  "mat.m2-get-color-from-palette(", "mat-color(",
]

/// The hex of a color in one of Angular Material's palettes: `mat.define-palette(mat.$indigo-palette, 500)`. Nil for any
/// other palette.
/// - Parameter arguments: The palette and the shade, with a comma between them. Without a shade, it's 500.
/// Source: v17.material.angular.io, "Theming".
func angularMaterialColor(_ arguments: ArraySlice<UInt8>) -> [UInt8]? {
  guard let (palette, shade) = angularMaterialShade(arguments) else { return nil }
  let words = String(bytes: Array(palette)).words.filter { !$0.isOne(of: ["mat", "m2", "palette"]) }
  return Tint(slug: (words + [shade.asciiLowercased]).text(separatedBy: "-"))?.color.asHex.hex.bytes
}

/// The palette and the shade that a function's arguments name; nil if they don't name a palette.
func angularMaterialShade(_ arguments: ArraySlice<UInt8>) -> (palette: ArraySlice<UInt8>, shade: String)? {
  let fields = parts(of: arguments, separatedBy: UInt8(ascii: ",")).map { $0.trimmed }
  guard let palette = fields.first, palette.contains(UInt8(ascii: "$")) else { return nil }
  return (palette, fields.count > 1 ? String(bytes: Array(fields[1])) : "500")
}

/// The hex of the color that Angular Material makes of one of its palettes for Material 3, in light: the palette's tone 40.
/// - Parameter name: Such as `$azure-palette`.
/// Source: github.com/angular/components, src/material/core/theming/_palettes.scss.
func angularMaterialPrimary(_ name: String) -> [UInt8]? {
  tone40.first { name.same(as: $0.palette) }?.hex.description.bytes
}

private let tone40: [(palette: StaticString, hex: StaticString)] = [
  ("$red-palette", "#c00100"), ("$green-palette", "#026e00"), ("$blue-palette", "#343dff"),
  ("$yellow-palette", "#626200"), ("$cyan-palette", "#006a6a"), ("$magenta-palette", "#a900a9"),
  ("$orange-palette", "#964900"), ("$chartreuse-palette", "#326b00"), ("$spring-green-palette", "#006d33"),
  ("$azure-palette", "#005cbb"), ("$violet-palette", "#7d00fa"), ("$rose-palette", "#ba005c"),
]

/// The map that one of Angular Material's functions makes a light theme of; nil for any other value.
func angularMaterialMap(_ value: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
  parenthesis(
    of: [
      "mat.theme((", "mat.define-theme((", "mat.define-light-theme((", "mat.m2-define-light-theme((",
      "mat-light-theme((",
    ],
    in: value)
}

/// The font family of a configuration of Angular Material's typography; nil for any other value, and if it names none.
func angularMaterialFamily(_ value: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
  let arguments = parenthesis(
    of: ["mat.define-typography-config(", "mat.m2-define-typography-config(", "mat-typography-config("], in: value)
  guard let arguments else { return nil }
  let fields = parts(of: arguments.dropFirst().dropLast(), separatedBy: UInt8(ascii: ",")).map { $0.trimmed }
  return fields.first { $0.begins(with: "$font-family:") }?.dropFirst(13).trimmed
}

/// What's between the parentheses, and these themselves, that the first of some openings that a value begins with ends in.
private func parenthesis(of openings: [StaticString], in value: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
  guard let opening = openings.first(where: { value.begins(with: $0) }) else { return nil }
  let open = value.startIndex + opening.utf8CodeUnitCount - 1
  return value[open..<min(value.endIndex, closing(in: value, from: open) + 1)]
}

/// What a name in a map means where Angular Material takes several things for one: `color: mat.$azure-palette` is the primary,
/// and `typography: Roboto` the font.
func angularMaterialName(_ name: String, of value: ArraySlice<UInt8>) -> String {
  let bytes = name.bytes
  let ends = { (ending: StaticString) in bytes.suffix(ending.utf8CodeUnitCount).isSame(as: ending) }
  if ends(".color"), value.begins(with: "mat.$") { return name + ".primary" }
  // Not "true", as others write.
  let isFamily = value.first.map { $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "\"") } ?? false
  if ends(".typography"), isFamily || String(bytes: Array(value.prefix(1))).isCapitalized {
    return name + ".font-family"
  }
  if ends(".typography.plain-family") { return name + ".font-body" }
  if ends(".typography.brand-family") { return name + ".font-title" }
  return name
}
