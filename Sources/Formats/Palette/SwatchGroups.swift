import ColorScience
import Theme
import _Text

/// Colors that belong together in a palette.
struct SwatchGroup: Sendable {
  /// The group's name: "dark".
  let name: String
  /// The colors with the names they go by in the group: "on-primary".
  let swatches: [(name: String, color: SRGB)]
}

extension ExportedTheme {
  /// The theme's name, or Tintype's if it has none.
  var displayName: String { name ?? "Tintype" }

  /// Every color in groups, all in sRGB: the roles in light and dark, the ramps, and the roles at high contrast.
  var swatchGroups: [SwatchGroup] {
    [
      group("light", light), group("dark", dark), group("primary-shades", primary), group("accent-shades", accent),
      group("light-high-contrast", lightHighContrast), group("dark-high-contrast", darkHighContrast),
    ]
  }

  private func group(_ name: String, _ scheme: ExportedScheme) -> SwatchGroup {
    SwatchGroup(name: name, swatches: (roles + SchemeRole.charts).map { ($0.name(brandColors), scheme[$0].hex) })
  }

  private func group(_ name: String, _ ramp: ExportedRamp) -> SwatchGroup {
    SwatchGroup(name: name, swatches: ramp.shades.map { ($0.label.asciiLowercased, $0.color.asHex) })
  }

  /// Every color in one list: "dark/on-primary".
  var swatches: [(name: String, color: SRGB)] {
    swatchGroups.flatMap { group in group.swatches.map { (group.name + "/" + $0.name, $0.color) } }
  }
}
