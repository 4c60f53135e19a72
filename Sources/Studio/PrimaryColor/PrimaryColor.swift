import Catalog
import ColorScience

/// VC01: one grid of the Material hues, of which one becomes the primary color.
enum PrimaryColor {
  static func bar(_ theme: Theme) -> Bar {
    Bar(
      title: Place.primary.title, fill: theme.primary?.color, text: theme.primary?.text, back: nil,
      next: BarButton(label: "Next", isEnabled: theme.primary != nil))
  }

  static func grid(_ theme: Theme, own: Tint?, _ appearance: Appearance) -> SwatchGrid {
    SwatchGrid(name: Place.primary.title, offer: offer(theme, own), chosen: theme.primary, appearance)
  }

  /// The primary after a tap on a cell: its color, or none where it was chosen already.
  static func tapped(_ index: Int, _ theme: Theme, own: Tint?) -> Tint? {
    offer(theme, own).toggled(index, chosen: theme.primary)
  }

  private static func offer(_ theme: Theme, _ own: Tint?) -> [Tint] {
    Material.primaries.showing(theme.primary, own: own)
  }
}
