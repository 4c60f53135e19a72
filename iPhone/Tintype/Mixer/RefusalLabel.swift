import ColorScience
import UIKit

/// Why what was typed is refused; VoiceOver says it as soon as it shows.
final class RefusalLabel: UILabel {
  /// Hidden if the reason is nil.
  func show(_ reason: String?, _ color: SRGB) {
    if let reason, reason != text { UIAccessibility.post(notification: .announcement, argument: reason) }
    text = reason
    isHidden = reason == nil
    textColor = UIColor(color)
  }
}
