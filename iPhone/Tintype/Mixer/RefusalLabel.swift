import ColorScience
import UIKit

/// Why what was typed is refused; VoiceOver says it as soon as it shows.
final class RefusalLabel: UILabel {
  init() {
    super.init(frame: .zero)
    numberOfLines = 0
    adjustsFontForContentSizeCategory = true
    isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  /// Hidden if the reason is nil.
  func show(_ reason: String?, _ color: SRGB) {
    if let reason, reason != text { UIAccessibility.post(notification: .announcement, argument: reason) }
    text = reason
    isHidden = reason == nil
    font = .face(of: nil, size: 13, isBold: true).scaled(as: .footnote)
    textColor = UIColor(color)
  }
}
