extension Format {
  /// Configurations of Vega and Vega-Lite.
  ///
  /// One for each scheme, in an object that may be a part of a chart, as a theme of Altair is: the note is in its
  /// `usermeta`, because Altair refuses keys that a configuration doesn't have.
  /// Source: vega.github.io/vega-lite, "Configuration"; altair-viz.github.io, "Chart Themes".
  public static let vega = Format(
    name: "vega", label: "Vega", fileName: "vega", isFolder: true,
    purpose: "configurations for light, dark and each at high contrast", reader: "Vega-Lite 5 and newer, Vega, Altair",
    signs: Signs(endings: "", texts: "\"domainColor\":"),
    writing: .template("vega"), reading: .tokens)
}
