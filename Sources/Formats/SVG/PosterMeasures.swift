import _Text

extension TemplateWriter {
  /// Where something is on the poster, and how wide; nil for words that aren't measures.
  func posterMeasure(_ word: [UInt8], at place: TemplatePlace) -> Int? {
    let ramp = ramp(place)
    // Computed only for words that need them: every value of every format comes by here.
    var gap: Int { ramp.hasAccents ? 24 : 0 }
    var width: Int { (1440 - gap) / ramp.shades.count }
    if word.isSame(as: "width") { return width }
    // Of the panel of a scheme, and of the half for a font.
    if word.isSame(as: "panel") { return place.scheme * 800 }
    if word.isSame(as: "half") { return 80 + place.font * 750 }
    if word.isSame(as: "left") {
      if let shade = place.shade { return 80 + shade * width + (ramp.shades[shade].isAccent ? gap : 0) }
      return place.role.map { place.scheme * 800 + 80 + $0 / 14 * 330 }
    }
    if word.isSame(as: "right"), let shade = place.shade {
      return 58 + (shade + 1) * width + (ramp.shades[shade].isAccent ? gap : 0)
    }
    if word.isSame(as: "top") { return place.role.map { 1352 + $0 % 14 * 43 } ?? 660 + 150 * place.ramp }
    return nil
  }
}

extension ExportedTheme {
  /// The theme's name or, if it has none, its colors'.
  var posterName: String { name ?? primary.label + " & " + accent.label }
}
