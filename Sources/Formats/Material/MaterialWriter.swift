import Catalog
import ColorScience
import Theme

extension ExportedTheme {
  /// The schemes under Material 3's names, and tonal palettes of the chosen colors. The accent is both Material's secondary
  /// and its tertiary color. What Material calls medium contrast is our high contrast as well.
  /// Source: Material Theme Builder's export, 2024; material.io, "Color roles".
  var material: String {
    let schemes: [(name: String, scheme: Scheme, fixed: Scheme)] = [
      ("light", light, light), ("light-medium-contrast", lightHighContrast, lightHighContrast),
      ("light-high-contrast", lightHighContrast, lightHighContrast), ("dark", dark, light),
      ("dark-medium-contrast", darkHighContrast, lightHighContrast),
      ("dark-high-contrast", darkHighContrast, lightHighContrast),
    ]
    let seeds: [(name: String, color: SRGB)] = [
      ("primary", primary.color), ("secondary", accent.color), ("tertiary", accent.color), ("error", light[.negative]),
    ]
    let states: [SchemeRole] = [.positive, .warning]
    return JSONText.object([
      ("description", .string(note)), ("seed", .hex(primary.color)),
      ("coreColors", .object(seeds.map { ($0.name, .hex($0.color)) })),
      (
        "extendedColors",
        .array(
          states.map {
            .object([
              ("name", .string($0.name)), ("color", .hex(light[$0])), ("description", .string($0.purpose)),
              ("harmonized", .bool(true)),
            ])
          })
      ),
      (
        "schemes",
        .object(schemes.map { name, scheme, fixed in (name, .object(builderRoles(scheme, fixed: fixed))) })
      ),
      ("palettes", .object(tonalPalettes.map { ($0.name, $0.palette.tones) })),
    ]).text
  }

  private var tonalPalettes: [(name: String, palette: TonalPalette)] {
    let (main, second) = (TonalPalette(of: primary.color.asHex), TonalPalette(of: accent.color.asHex))
    return [
      ("primary", main), ("secondary", second), ("tertiary", second),
      ("neutral", TonalPalette(hue: main.hue, chroma: min(main.chroma, 4))),
      ("neutral-variant", TonalPalette(hue: main.hue, chroma: min(main.chroma, 8))),
    ]
  }

  /// - Parameter fixed: The scheme for the colors that are the same in light and dark.
  private func builderRoles(_ scheme: Scheme, fixed: Scheme) -> [(key: String, value: JSONText)] {
    builderNames.map { name in
      let role = materialRoles.first { $0.name.description.same(as: name.description) }?.role
      if let role { return (name.description, .hex(scheme[role])) }
      let other = otherRoles.first { $0.name.description.same(as: name.description) }
      return (name.description, .hex(other.map { ($0.isFixed ? fixed : scheme)[$0.role] } ?? .black))
    }
  }
}

/// Material 3's roles in the order of the builder's export. Shadow and scrim are black.
private let builderNames: [StaticString] = [
  "primary", "surfaceTint", "onPrimary", "primaryContainer", "onPrimaryContainer", "secondary", "onSecondary",
  "secondaryContainer", "onSecondaryContainer", "tertiary", "onTertiary", "tertiaryContainer", "onTertiaryContainer",
  "error", "onError", "errorContainer", "onErrorContainer", "background", "onBackground", "surface", "onSurface",
  "surfaceVariant", "onSurfaceVariant", "outline", "outlineVariant", "shadow", "scrim", "inverseSurface",
  "inverseOnSurface", "inversePrimary", "primaryFixed", "onPrimaryFixed", "primaryFixedDim", "onPrimaryFixedVariant",
  "secondaryFixed", "onSecondaryFixed", "secondaryFixedDim", "onSecondaryFixedVariant", "tertiaryFixed",
  "onTertiaryFixed", "tertiaryFixedDim", "onTertiaryFixedVariant", "surfaceDim", "surfaceBright",
  "surfaceContainerLowest", "surfaceContainerLow", "surfaceContainer", "surfaceContainerHigh",
  "surfaceContainerHighest",
]

/// The roles that `materialRoles` doesn't have. A fixed one is the same in light and dark.
private let otherRoles: [(name: StaticString, role: SchemeRole, isFixed: Bool)] = [
  ("background", .background, false), ("onBackground", .text, false), ("surfaceVariant", .surface, false),
  ("inverseOnSurface", .onDark, false), ("primaryFixed", .primarySoft, true), ("onPrimaryFixed", .onPrimarySoft, true),
  ("primaryFixedDim", .primarySoft, true), ("onPrimaryFixedVariant", .onPrimarySoft, true),
  ("secondaryFixed", .accentSoft, true), ("onSecondaryFixed", .onAccentSoft, true),
  ("secondaryFixedDim", .accentSoft, true), ("onSecondaryFixedVariant", .onAccentSoft, true),
  ("tertiaryFixed", .accentSoft, true), ("onTertiaryFixed", .onAccentSoft, true),
  ("tertiaryFixedDim", .accentSoft, true), ("onTertiaryFixedVariant", .onAccentSoft, true),
]

extension JSONText {
  fileprivate static func hex(_ color: SRGB) -> JSONText { .string(color.asHex.hex) }
}

extension TonalPalette {
  /// The tones of Material Theme Builder's export.
  fileprivate var tones: JSONText {
    .object(
      [0, 5, 10, 15, 20, 25, 30, 35, 40, 50, 60, 70, 80, 90, 95, 98, 99, 100].map {
        ($0.text, .hex(color(tone: Double($0))))
      })
  }
}
