import Catalog

/// VC04: one list of the device's fonts, of which one becomes the font of everything but titles.
enum BodyFont {
  static func bar(_ theme: Theme) -> Bar {
    var bar = Bar.inPrimary(theme, title: Place.bodyFont.title, isAnswered: theme.bodyFont != nil)
    bar.typeface = theme.titleFont
    bar.isGrown = true
    bar.subtitle = Bar.Subtitle(
      text: "For everything that is read", typeface: theme.bodyFont, plate: theme.primary?.plate)
    return bar
  }

  static func list(_ theme: Theme, _ library: FontLibrary) -> FontList {
    FontList(name: Place.bodyFont.title, theme, library, chosen: theme.bodyFont)
  }

  /// The body font after a tap on a row: its family, or none where it was chosen already.
  static func tapped(_ family: Family, _ theme: Theme) -> Family? {
    theme.bodyFont.map { $0.name.same(as: family.name) } == true ? nil : family
  }
}
