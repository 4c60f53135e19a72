import ColorScience
import Studio
import Theme
import UIKit

/// Accents that fit the primary, side by side above the grid, each with why it fits.
final class FittingBar: TitledButtonBar {
  override class var insets: NSDirectionalEdgeInsets { .init(top: 8, leading: 16, bottom: 0, trailing: 16) }

  func show(_ group: FittingGroup, _ appearance: Appearance) {
    name.text = group.name
    name.textColor = UIColor(appearance.mutedText)
    bar.show(group.swatches, text: appearance.text)
  }
}
