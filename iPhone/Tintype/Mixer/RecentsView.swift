import ColorScience
import Studio
import UIKit

/// The colors that were mixed or entered last, each with its name on it. They scroll if they're wider than the screen.
final class RecentsView: TitledButtonBar {
  func show(_ list: RecentList, _ text: SRGB) {
    isHidden = list.swatches.isEmpty
    name.text = list.name
    name.textColor = UIColor(text)
    bar.show(list)
  }
}
