extension Format {
  /// Themes of Apache ECharts.
  ///
  /// One for each scheme. A theme has no place for a ramp with two ends, so a chart that needs one lists it itself.
  /// Source: echarts.apache.org, "Style": the keys of the themes that its theme builder downloads.
  public static let echarts = Format(
    name: "echarts", label: "ECharts", fileName: "echarts", isFolder: true,
    purpose: "themes for light, dark and each at high contrast", reader: "Apache ECharts 5 and newer",
    signs: Signs(endings: "", texts: "\"categoryAxis\":"),
    writing: .template("eCharts"), reading: .tokens)
}
