import Studio
import Theme
import UIKit

/// The title of the bar and the second line under it.
///
/// A bar doesn't grow with the person's text size. A long press shows its title large, as everywhere on the iPhone.
final class BarTitleView: UIView {
  private let title = UILabel()
  private let subtitle = UILabel()
  /// Behind small text that would be hard to read on the bar's color.
  private let badge = UIView()
  private var hasSubtitle = false

  init() {
    super.init(frame: .zero)
    badge.layer.cornerRadius = 4
    badge.pin(subtitle, NSDirectionalEdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 4))
    let lines = UIStackView(column: [title, badge])
    lines.alignment = .center
    pin(lines)
    for label in [title, subtitle] {
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.5
    }
    isAccessibilityElement = true
    accessibilityTraits = .header
    showsLargeContentViewer = true
    addInteraction(UILargeContentViewerInteraction(delegate: nil))
    registerForTraitChanges([UITraitVerticalSizeClass.self]) { (view: BarTitleView, _) in view.fit() }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ bar: Bar, _ appearance: Appearance) {
    let color = UIColor(bar.text ?? appearance.text)
    let font = UIFont.face(of: bar.typeface, bar.titleStyle)
    title.attributedText = line(bar.title, font, color)
    hasSubtitle = bar.subtitle != nil
    fit()
    if let second = bar.subtitle {
      subtitle.attributedText = line(second.text, .face(of: second.typeface, .barSubtitle), color)
      badge.backgroundColor = second.badge.map { UIColor($0) }
    }
    accessibilityLabel = bar.title
    accessibilityValue = bar.subtitle?.text
    largeContentTitle = bar.title
  }

  /// The bar of an iPhone in landscape has room for one line; VoiceOver reads both.
  private func fit() { badge.isHidden = !hasSubtitle || traitCollection.verticalSizeClass == .compact }

  /// A line as high as its letters: fonts with long flourishes ask for more than a bar has.
  private func line(_ text: String, _ font: UIFont, _ color: UIColor) -> NSAttributedString {
    let paragraph = NSMutableParagraphStyle()
    paragraph.maximumLineHeight = (font.pointSize * 1.2).rounded()
    paragraph.alignment = .center
    paragraph.lineBreakMode = .byTruncatingTail
    return NSAttributedString(
      string: text, attributes: [.font: font, .foregroundColor: color, .paragraphStyle: paragraph])
  }
}
