import Theme

/// The colors of a Material 3 color scheme as Compose calls them, and the role that each is here. What Material calls
/// secondary and tertiary is the accent. Text on any of the surfaces is legible, because it's legible on pages and cards.
/// Source: Material Design 3, "Color roles".
let materialRoles: [(name: StaticString, role: SchemeRole)] = [
  ("primary", .primary), ("onPrimary", .onPrimary), ("primaryContainer", .primarySoft),
  ("onPrimaryContainer", .onPrimarySoft), ("inversePrimary", .accentOnDark), ("secondary", .accent),
  ("onSecondary", .onAccent), ("secondaryContainer", .accentSoft), ("onSecondaryContainer", .onAccentSoft),
  ("tertiary", .accent), ("onTertiary", .onAccent), ("tertiaryContainer", .accentSoft),
  ("onTertiaryContainer", .onAccentSoft), ("surface", .background), ("onSurface", .text),
  ("onSurfaceVariant", .muted), ("surfaceTint", .primary), ("inverseSurface", .dark), ("error", .negative),
  ("onError", .onNegative), ("errorContainer", .surface), ("onErrorContainer", .negative), ("outline", .outline),
  ("outlineVariant", .border), ("surfaceBright", .raised), ("surfaceDim", .background),
  ("surfaceContainer", .surface), ("surfaceContainerHigh", .raised), ("surfaceContainerHighest", .raised),
  ("surfaceContainerLow", .surface), ("surfaceContainerLowest", .surface),
]
