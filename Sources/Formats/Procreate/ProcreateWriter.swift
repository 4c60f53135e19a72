import Catalog
import ColorScience
import Theme

extension ExportedTheme {
  /// A palette in three rows of ten: the roles that say most in light, then each ramp's shades. The zip's comment has the
  /// theme string.
  /// Source: Procreate Handbook, "Palettes"; files that Procreate saves.
  var procreate: [UInt8] {
    let roles: [SchemeRole] = [
      .primary, .accent, .onPrimary, .onAccent, .primarySoft, .accentSoft, .text, .muted, .background, .dark,
    ]
    var colors = roles.map { light[$0] }
    for (_, tint) in ramps { colors += tint.ramp.swatches.filter { !$0.step.isAccent }.map { $0.color } }
    let palette = JSONText.object([
      ("name", .string(displayName)), ("swatches", .array(colors.map { $0.asHex.procreateSwatch })),
    ])
    let file = File(path: "Swatches.json", text: JSONText.array([palette]).text)
    return zip([file], comment: note)
  }
}

extension SRGB {
  fileprivate var procreateSwatch: JSONText {
    let (hue, saturation, brightness) = hsb
    return .object([
      ("hue", .number(hue)), ("saturation", .number(saturation)), ("brightness", .number(brightness)),
      ("alpha", .number(1)), ("colorSpace", .number(0)),
    ])
  }
}
