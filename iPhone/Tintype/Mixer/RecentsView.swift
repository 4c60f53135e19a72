import ColorScience
import Studio
import UIKit

/// The colors that were mixed or entered last, each with its name on it. They scroll where they are wider than the screen.
final class RecentsView: UIView {
  private let name = UILabel()
  private let bar: ButtonBar

  /// Takes what to do with the event of the color that is tapped.
  init(report: @escaping Report) {
    bar = ButtonBar(report: report)
    super.init(frame: .zero)
    name.numberOfLines = 0
    name.adjustsFontForContentSizeCategory = true
    name.accessibilityTraits = .header
    let parts = UIStackView(arrangedSubviews: [name, bar])
    parts.axis = .vertical
    parts.spacing = 8
    pin(parts)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ list: RecentList, _ text: SRGB) {
    isHidden = list.swatches.isEmpty
    name.text = list.name.localized
    name.font = .face(of: nil, size: 15, isBold: true).scaled(as: .subheadline)
    name.textColor = UIColor(text)
    bar.show(list)
  }
}
