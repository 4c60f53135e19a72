import Catalog
import Studio

// The fonts that come with the page have separate names there, so they never replace the device's. The
// style sheet that declares them is made by Scripts/fonts.

extension Family {
  /// The family as a CSS `font-family` value, as the page itself can draw it.
  public var pageStack: String { source == .included ? "\"Tintype " + name + "\", " + cssStack : cssStack }

  /// The same for its name alone, for which the page needs only a few letters of a font that it would have to fetch.
  var nameStack: String { source == .included ? "\"Tintype " + name + " Name\", " + cssStack : cssStack }
}

extension Node {
  /// A family, if there is one, as style properties for text. Without a real bold or italic, the text has neither: there
  /// are browsers that smear or slant it, whatever the style sheet says of synthesis.
  func face(_ family: Family?) -> Node {
    guard let family else { return self }
    var node = style("font-family", family.pageStack)
    if family.hasBold == false { node = node.style("--only-weight", "400") }
    if family.hasItalic == false { node = node.style("--emphasis", "normal") }
    return node
  }

  /// The fonts of a sample as custom properties; the app's own font has none.
  func fonts(of paint: SamplePaint) -> Node {
    if let family = paint.titleFont { _ = style("--title-font", family.pageStack) }
    if let family = paint.bodyFont { _ = style("--body-font", family.pageStack) }
    return self
  }
}
