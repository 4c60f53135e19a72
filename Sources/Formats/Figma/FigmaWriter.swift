import Catalog
import ColorScience
import Theme

extension ExportedTheme {
  /// A tokens file for each mode, all with the same names. Figma's variables are in sRGB.
  /// Source: Figma Help Center, "Modes for variables", import and export; Design Tokens Community Group, Format 2025.10.
  var figma: [File] {
    let modes: [(name: String, scheme: Scheme)] = [
      ("Light", light), ("Dark", dark), ("Light high contrast", lightHighContrast),
      ("Dark high contrast", darkHighContrast),
    ]
    return modes.map { name, scheme in
      var groups: [(key: String, value: JSONText)] = [
        ("color", .object(SchemeRole.allCases.map { ($0.name, scheme[$0].asHex.token(describing: $0.purpose)) }))
      ]
      for (name, tint) in ramps {
        groups.append(
          (
            name + "-shades",
            .object(tint.ramp.swatches.map { ($0.step.label.asciiLowercased, $0.color.asHex.token(describing: nil)) })
          ))
      }
      groups.append(
        (
          "font",
          .object([("title", title), ("body", body)].flatMap { name, font in font.figmaVariables(name) })
        ))
      let ending: [(key: String, value: JSONText)] = [
        ("$description", .string(note)), ("$extensions", .object([("com.figma.modeName", .string(name))])),
      ]
      return File(path: name + ".tokens.json", text: JSONText.object(groups + ending).text)
    }
  }
}

extension ExportedFont {
  fileprivate func figmaVariables(_ name: String) -> [(key: String, value: JSONText)] {
    [
      (name, .object([("$type", .string("fontFamily")), ("$value", .string(self.name))])),
      (name + "-fallback", .object([("$type", .string("fontFamily")), ("$value", .string(generic))])),
      (name + "-weight", .object([("$type", .string("fontWeight")), ("$value", .number(weight))])),
    ]
  }
}
