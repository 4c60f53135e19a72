import Theme
import UIKit

extension UIContentUnavailableConfiguration {
  /// What a list shows instead of rows: words of the core's, in the colors of the screen.
  @MainActor func saying(_ words: String, in appearance: Appearance) -> UIContentUnavailableConfiguration {
    var content = self
    content.text = words
    content.textProperties.color = UIColor(appearance.text)
    content.imageProperties.tintColor = UIColor(appearance.mutedText)
    content.secondaryText = nil
    return content
  }
}
