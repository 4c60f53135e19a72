/// The schemes under Material 3's names, and tonal palettes of the chosen colors. The accent is both Material's secondary and
/// its tertiary color. What Material calls medium contrast is our high contrast as well. Shadow and scrim are black; the
/// colors that Material calls fixed are those of light in dark, too.
/// Source: Material Theme Builder's export, 2024; material.io, "Color roles".
let materialTemplate: StaticString = """
  `define roles`
  `each primary=primary surfaceTint=primary onPrimary=on-primary primaryContainer=primary-soft
  onPrimaryContainer=on-primary-soft secondary=accent onSecondary=on-accent secondaryContainer=accent-soft
  onSecondaryContainer=on-accent-soft tertiary=accent onTertiary=on-accent tertiaryContainer=accent-soft
  onTertiaryContainer=on-accent-soft error=negative onError=on-negative errorContainer=surface
  onErrorContainer=negative background=background onBackground=text surface=background onSurface=text
  surfaceVariant=surface onSurfaceVariant=muted outline=outline outlineVariant=border`
  "`key`": "`color hex`",
  `end`
  "shadow": "`black hex`", "scrim": "`black hex`",
  `each inverseSurface=dark inverseOnSurface=on-dark inversePrimary=accent-on-dark`
  "`key`": "`color hex`",
  `end`
  `end`
  `define fixed`
  `each primaryFixed=primary-soft onPrimaryFixed=on-primary-soft primaryFixedDim=primary-soft
  onPrimaryFixedVariant=on-primary-soft secondaryFixed=accent-soft onSecondaryFixed=on-accent-soft
  secondaryFixedDim=accent-soft onSecondaryFixedVariant=on-accent-soft tertiaryFixed=accent-soft
  onTertiaryFixed=on-accent-soft tertiaryFixedDim=accent-soft onTertiaryFixedVariant=on-accent-soft`
  "`key`": "`color hex`",
  `end`
  `end`
  `define surfaces`
  `each surfaceDim=background surfaceBright=raised surfaceContainerLowest=surface surfaceContainerLow=surface
  surfaceContainer=surface surfaceContainerHigh=raised surfaceContainerHighest=raised`
  "`key`": "`color hex`",
  `end`
  },
  `end`
  {
    "description": "`note`", "seed": "`chosen hex`",
    "coreColors": {
      "primary": "`chosen hex`", "secondary": "`Accent chosen hex`", "tertiary": "`Accent chosen hex`",
      "error": "`negative hex`"
    },
    "extendedColors": [
  `each positive=positive warning=warning`
      { "name": "`key`", "color": "`color hex`", "description": "`purpose`", "harmonized": true },
  `end`
    ],
    "schemes": {
      "light": {
  `use roles`
  `use fixed`
  `use surfaces`
      "light-medium-contrast": {
  `LightHigh use roles`
  `LightHigh use fixed`
  `LightHigh use surfaces`
      "light-high-contrast": {
  `LightHigh use roles`
  `LightHigh use fixed`
  `LightHigh use surfaces`
      "dark": {
  `Dark use roles`
  `use fixed`
  `Dark use surfaces`
      "dark-medium-contrast": {
  `DarkHigh use roles`
  `LightHigh use fixed`
  `DarkHigh use surfaces`
      "dark-high-contrast": {
  `DarkHigh use roles`
  `LightHigh use fixed`
  `DarkHigh use surfaces`
    },
    "palettes": {
  `each palettes`
      "`palette`": {
  `each tones`
        "`tone`": "`color hex`",
  `end`
      },
  `end`
    }
  }
  """
