extension Format {
  /// A preset of PrimeVue, PrimeNG and PrimeReact.
  ///
  /// It's made from Aura, which takes shades of ramps for texts and fills, so every name that does is written. Its primary color
  /// is both a fill and a text, and so the one that's legible on pages. PrimeUI inherits fonts.
  /// Source: primevue.org, "Styled Mode"; packages/themes/src/presets/aura of primeuix.
  public static let primeUI = Format(
    name: "primeui", label: "PrimeVue, PrimeNG", fileName: "preset.ts",
    purpose: "a preset with both color schemes", reader: "PrimeVue 4, PrimeNG 19 and newer, PrimeReact 11",
    signs: Signs(endings: scriptEndings, texts: "definePreset(\n@primeuix/themes\n@primevue/themes"),
    writing: .template("primeUI"), reading: .code)
}
