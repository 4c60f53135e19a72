import Catalog
import ColorScience

/// VC02: one grid of the Material accents, of which one becomes the accent color.
enum AccentColor {
  static func bar(_ theme: Theme) -> Bar {
    Bar.inPrimary(theme, title: Place.accent.title, isAnswered: theme.accent != nil)
  }

  static func grid(_ theme: Theme, own: Tint?, _ appearance: Appearance) -> SwatchGrid {
    var grid = SwatchGrid(name: Place.accent.title, offer: offer(theme, own), chosen: theme.accent, appearance)
    grid.sample = theme.accent.map { SwatchGrid.Sample(fill: $0.color, text: $0.text) }
    return grid
  }

  /// The accent after a tap on a cell: its color, or none where it was chosen already.
  static func tapped(_ index: Int, _ theme: Theme, own: Tint?) -> Tint? {
    offer(theme, own).toggled(index, chosen: theme.accent)
  }

  private static func offer(_ theme: Theme, _ own: Tint?) -> [Tint] {
    Material.accents.showing(theme.accent, own: own)
  }
}
