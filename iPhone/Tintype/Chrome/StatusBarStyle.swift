import ColorScience
import UIKit

extension UIStatusBarStyle {
  /// The style whose text is as light or dark as the bar's.
  init(text: SRGB?) {
    self = text.map { $0.relativeLuminance > 0.5 ? .lightContent : .darkContent } ?? .default
  }
}
