import Studio
import Theme
import UIKit

extension ThemeList {
  /// Whether it's known that there are none.
  var isEmpty: Bool { themes.isEmpty && !isLoading }

  /// Says why there are none.
  @MainActor func emptiness(_ appearance: Appearance) -> UIContentUnavailableConfiguration {
    var content = UIContentUnavailableConfiguration.empty()
    content.image = UIImage(systemName: "square.stack")
    return content.saying(status, in: appearance)
  }
}
