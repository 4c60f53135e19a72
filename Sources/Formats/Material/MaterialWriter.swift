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
        .object(schemes.map { name, scheme, fixed in (name, .object(materialRoles(scheme, fixed: fixed))) })
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
  private func materialRoles(_ scheme: Scheme, fixed: Scheme) -> [(key: String, value: JSONText)] {
    materialRoleTable.map { name, role, isFixed in
      (name.description, .hex(role.map { (isFixed ? fixed : scheme)[$0] } ?? .black))
    }
  }
}

/// Material 3's roles in its export's order, and ours; nil for black. A fixed one is the same in light and dark.
private let materialRoleTable: [(name: StaticString, role: SchemeRole?, isFixed: Bool)] = [
  ("primary", .primary, false), ("surfaceTint", .primary, false), ("onPrimary", .onPrimary, false),
  ("primaryContainer", .primarySoft, false), ("onPrimaryContainer", .onPrimarySoft, false),
  ("secondary", .accent, false), ("onSecondary", .onAccent, false), ("secondaryContainer", .accentSoft, false),
  ("onSecondaryContainer", .onAccentSoft, false), ("tertiary", .accent, false), ("onTertiary", .onAccent, false),
  ("tertiaryContainer", .accentSoft, false), ("onTertiaryContainer", .onAccentSoft, false),
  ("error", .negative, false), ("onError", .onNegative, false), ("errorContainer", .negative, false),
  ("onErrorContainer", .onNegative, false), ("background", .background, false), ("onBackground", .text, false),
  ("surface", .background, false), ("onSurface", .text, false), ("surfaceVariant", .surface, false),
  ("onSurfaceVariant", .muted, false), ("outline", .outline, false), ("outlineVariant", .border, false),
  ("shadow", nil, false), ("scrim", nil, false), ("inverseSurface", .dark, false),
  ("inverseOnSurface", .onDark, false), ("inversePrimary", .accentOnDark, false),
  ("primaryFixed", .primarySoft, true), ("onPrimaryFixed", .onPrimarySoft, true),
  ("primaryFixedDim", .primarySoft, true), ("onPrimaryFixedVariant", .onPrimarySoft, true),
  ("secondaryFixed", .accentSoft, true), ("onSecondaryFixed", .onAccentSoft, true),
  ("secondaryFixedDim", .accentSoft, true), ("onSecondaryFixedVariant", .onAccentSoft, true),
  ("tertiaryFixed", .accentSoft, true), ("onTertiaryFixed", .onAccentSoft, true),
  ("tertiaryFixedDim", .accentSoft, true), ("onTertiaryFixedVariant", .onAccentSoft, true),
  ("surfaceDim", .background, false), ("surfaceBright", .raised, false),
  ("surfaceContainerLowest", .background, false), ("surfaceContainerLow", .surface, false),
  ("surfaceContainer", .surface, false), ("surfaceContainerHigh", .raised, false),
  ("surfaceContainerHighest", .raised, false),
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
