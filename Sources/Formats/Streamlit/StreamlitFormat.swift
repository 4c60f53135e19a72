extension Format {
  /// The configuration of a Streamlit app.
  ///
  /// Streamlit knows light and dark, and no high contrast. It writes white on its primary color, and writes in that color,
  /// too, so that's a color for both. It takes ramps of ten colors and ignores others.
  /// Source: docs.streamlit.io, "config.toml"; streamlit/config.py.
  public static let streamlit = Format(
    name: "streamlit", label: "Streamlit", fileName: "config.toml",
    purpose: "the theme of an app and its charts, light and dark", reader: "Streamlit 1.54 and newer",
    signs: Signs(endings: "config.toml", texts: "[theme.light]\n[theme.dark]\nsecondaryBackgroundColor"),
    writing: .template("streamlit"), reading: .settings, merging: .text(.hash))
}
