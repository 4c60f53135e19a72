extension Format {
  /// Themes of Vuetify.
  ///
  /// One for each scheme. Vuetify writes in its colors, also on a little of the same color, and picks texts that aren't written by
  /// another formula: so its colors are those that are legible there, and every text is written. The chosen colors are variables.
  /// Source: vuetifyjs.com, "Theme"; packages/vuetify/src/composables/theme.ts.
  public static let vuetify = Format(
    name: "vuetify", label: "Vuetify", fileName: "theme.ts",
    purpose: "themes for light, dark and each at high contrast, and defaults", reader: "Vuetify 3 and 4",
    signs: Signs(endings: scriptEndings, texts: "from 'vuetify'\nfrom \"vuetify\"\nimport('vuetify')\ncreateVuetify("),
    takenNames: """
      primary primary-darken-1 secondary secondary-darken-1 background surface surface-bright surface-light surface-variant error \
      info success warning font-body font-heading border-color border-opacity
      """,
    writing: .template("vuetify"), reading: .code)
}
