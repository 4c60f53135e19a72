import Catalog

/// VC03: one list of the device's fonts, of which one becomes the font of titles.
enum TitleFont {
  static func bar(_ theme: Theme) -> Bar {
    var bar = Bar.inPrimary(theme, title: Place.titleFont.title, isAnswered: theme.titleFont != nil)
    if let family = theme.titleFont {
      bar.typeface = family
      bar.isGrown = true
    } else {
      bar.subtitle = Bar.Subtitle(
        text: "For headings and bars", typeface: theme.bodyFont, plate: theme.primary?.plate)
    }
    return bar
  }

  static func list(_ theme: Theme, _ library: FontLibrary) -> FontList {
    FontList(name: Place.titleFont.title, theme, library, chosen: theme.titleFont)
  }

  /// The title font after a tap on a row: its family, or none where it was chosen already.
  static func tapped(_ family: Family, _ theme: Theme) -> Family? {
    theme.titleFont.map { $0.name.same(as: family.name) } == true ? nil : family
  }
}
