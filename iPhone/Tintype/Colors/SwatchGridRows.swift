import Studio
import UIKit

// The rows below the colors: any color as text, and finished themes under a heading.
extension SwatchGridView {
  func show(_ path: IndexPath, in view: UICollectionViewCell) {
    view.isAccessibilityElement = false
    if path.section == 1, let yourColor = grid?.yourColor {
      view.contentConfiguration = YourColorContent(
        yourColor: yourColor, appearance: appearance, pickColor: pickColor, report: report)
    } else if let theme = theme(at: path) {
      view.contentConfiguration = ThemeCardContent(theme, appearance, report: report)
      view.isAccessibilityElement = true
      view.accessibilityLabel = theme.button.label
      view.accessibilityTraits = .button
    } else if let start = grid?.start {
      view.contentConfiguration = LibraryToolsContent(
        heading: start.title, status: "", tools: [start.all], appearance: appearance, report: report)
    }
  }

  /// A theme; nil for what isn't one. The first row of its section is the heading.
  func theme(at path: IndexPath) -> SwatchGrid.Start.Card? {
    guard path.section == 2, let themes = grid?.start?.themes, themes.indices.contains(path.item - 1) else {
      return nil
    }
    return themes[path.item - 1]
  }
}
