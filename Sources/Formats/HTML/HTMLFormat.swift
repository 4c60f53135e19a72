extension Format {
  /// A style guide for a browser or a printer.
  ///
  /// A standalone page that fits on one sheet of A4 or US Letter: the chosen colors, the fonts, the ramps, and every role in
  /// light and dark, those of charts as strips, below samples of the theme in use.
  /// Source: HTML Standard; CSS Paged Media Level 3.
  public static let html = Format(
    name: "html", label: "Style guide (HTML)", fileName: "style-guide.html",
    purpose: "one page to read or print",
    reader: "every browser",
    signs: Signs(endings: ".html .htm .vue .svelte .astro", texts: "<!doctype html\n<!DOCTYPE html\n<html"),
    options: [.contrast, .fonts, .subset], showsSamples: true,
    takenNames: """
      title-font title-weight body-font body-weight app-name swatch width height scale cards controls grow-hero grow-figure \
      grow-large-title grow-title grow-heading grow-quote grow-subheading grow-body grow-callout grow-footnote grow-caption \
      grow-eyebrow
      """,
    writing: .template("html"), reading: .html)
}
