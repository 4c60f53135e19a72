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

  /// Takes nil where nothing is refused.
  func show(_ reason: String?, _ color: SRGB) {
    let words = reason?.localized
    if let words, words != text { UIAccessibility.post(notification: .announcement, argument: words) }
    text = words
    isHidden = words == nil
    font = .face(of: nil, size: 13, isBold: true).scaled(as: .footnote)
    textColor = UIColor(color)
  }
}
