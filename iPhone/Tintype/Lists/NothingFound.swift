import Studio
import UIKit

extension SearchContent {
  /// What the list shows instead of rows.
  @MainActor var nothingFound: UIContentUnavailableConfiguration {
    var content = UIContentUnavailableConfiguration.search()
    content.text = status
    content.textProperties.color = UIColor(appearance.text)
    content.imageProperties.tintColor = UIColor(appearance.mutedText)
    content.secondaryText = nil
    return content
  }
}
