import _Text

/// A face that stands in for another until that has loaded, stretched so that nothing moves when it has.
///
/// It's a font that most computers have, or one with the same widths: Arial, Times New Roman or Courier New.
/// Source: CSS Fonts Level 5, 2, "size-adjust" and the metrics overrides. The widths are those of Liberation, which are the
/// same as theirs by design, measured in the English text that `Scripts/fonts` measures in.
struct FallbackFace {
  /// As CSS writes them: `local("Arial"), …`.
  let sources: String
  /// Percentages: "96.59%".
  let sizeAdjust, ascent, descent, lineGap: String

  /// Nil for an italic, which falls back with its regular, and if the width isn't known.
  init?(for face: FontFace) {
    guard !face.isItalic, let width = face.metrics.averageWidth else { return nil }
    let isBold = face.weight >= 600
    let own: Int
    switch face.category {
    case .sans, .display, .script:
      own = isBold ? 991 : 918
      sources =
        isBold
        ? locals("Arial Bold,Arial-BoldMT,Liberation Sans Bold,Arimo Bold")
        : locals("Arial,ArialMT,Liberation Sans,Arimo")
    case .serif, .slab:
      own = isBold ? 889 : 830
      sources =
        isBold
        ? locals("Times New Roman Bold,TimesNewRomanPS-BoldMT,Liberation Serif Bold,Tinos Bold")
        : locals("Times New Roman,TimesNewRomanPSMT,Liberation Serif,Tinos")
    case .mono:
      own = 1229
      sources =
        isBold
        ? locals("Courier New Bold,CourierNewPS-BoldMT,Liberation Mono Bold,Cousine Bold")
        : locals("Courier New,CourierNewPSMT,Liberation Mono,Cousine")
    }
    let metrics = face.metrics
    let em = Double(metrics.unitsPerEm)
    let scale = Double(width) / em / (Double(own) / 2048)
    sizeAdjust = percent(scale)
    ascent = percent(Double(metrics.ascent) / em / scale)
    descent = percent(Double(metrics.descent) / em / scale)
    lineGap = percent(Double(metrics.lineGap) / em / scale)
  }
}

private func locals(_ names: String) -> String {
  names.fields(separatedBy: ",").map { "local(\"" + $0 + "\")" }.text(separatedBy: ", ")
}

private func percent(_ fraction: Double) -> String { FixedDecimal(100 * fraction, places: 2).text + "%" }
