import Catalog
import ColorScience

/// VC05: the theme, described in itself.
enum Summary {
  static func bar(_ theme: Theme) -> Bar {
    var bar = Bar.inPrimary(theme, title: Place.summary.title, isAnswered: true)
    bar.typeface = theme.titleFont
    bar.isGrown = true
    bar.next = BarButton(label: "Start Over")
    return bar
  }

  static let alert = Alert(
    title: "Start over?",
    message: "Every selection will be discarded: both colors and both fonts.",
    cancel: "Cancel", confirm: "Start Over")

  static func article(_ theme: Theme, _ appearance: Appearance) -> Article {
    let ground = appearance.page
    return Article(
      heading: "A voice and a color.", headingTypeface: theme.titleFont,
      bodyTypeface: theme.bodyFont,
      paragraphs: [
        titleFontParagraph(theme, ground), bodyFontParagraph(theme, ground), primaryParagraph(theme, ground),
      ].compactMap { $0 },
      advice: advice(theme, appearance), section: section(theme))
  }
}
