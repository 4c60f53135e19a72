import Catalog
import ColorScience
import Theme

/// The theme, described in itself. Story VC05.
enum SummaryScreen {
  static func bar(_ theme: Theme) -> Bar {
    var bar = Bar(onPrimaryOf: theme, title: Route.summary.title, typeface: theme.titleFont)
    bar.next = Button("Start Over", .summary(.startOverTapped))
    return bar
  }

  static func alert(_ theme: Theme) -> Alert {
    Alert(
      title: "Start over?",
      message: theme.isAdjusted
        ? "This discards every selection: both colors, both fonts, and all you adjusted."
        : "This discards every selection: both colors and both fonts.",
      cancel: Button("Cancel", .summary(.startOverCanceled)),
      confirm: Button("Start Over", .summary(.startOverConfirmed)))
  }

  static func article(_ theme: Theme, _ library: KnownFonts, _ appearance: Appearance, _ locks: [Toggle]) -> Article {
    let background = appearance.background
    return Article(
      heading: heading(theme), headingTypeface: theme.titleFont, bodyTypeface: theme.bodyFont,
      paragraphs: [
        titleFontParagraph(theme, library, background), bodyFontParagraph(theme, library, background),
        primaryParagraph(theme, background),
      ].compactMap { $0 },
      advice: Advice(theme, appearance),
      preview: Button("See it on sample screens", .navigation(.routeTapped(.preview))),
      adjust: Button("Adjust", .navigation(.routeTapped(.adjust))),
      keep: Button("Save to library", .library(.keepTapped)), locks: locks,
      section: section(theme))
  }

  /// The theme's name or, in a few words, "EB Garamond in Indigo".
  private static func heading(_ theme: Theme) -> String {
    if let name = theme.name { return name.text }
    return (theme.titleFont?.label ?? "") + " in " + (theme.primary?.name ?? "")
  }
}
