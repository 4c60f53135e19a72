import ColorScience
import Studio
import Theme
import UIKit

/// Accents that fit the primary, side by side above the grid, each with why it fits.
final class FittingBar: UIView {
  private let name = UILabel()
  private let bar: ButtonBar

  /// Takes what to do with the event of the accent that is tapped.
  init(report: @escaping Report) {
    bar = ButtonBar(report: report)
    super.init(frame: .zero)
    name.numberOfLines = 0
    name.adjustsFontForContentSizeCategory = true
    name.accessibilityTraits = .header
    let parts = UIStackView(arrangedSubviews: [name, bar])
    parts.axis = .vertical
    parts.spacing = 8
    pin(parts, NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 0, trailing: 16))
  }

  required init?(coder: NSCoder) { nil }

  func show(_ group: FittingGroup, _ appearance: Appearance) {
    name.text = group.name.localized
    name.font = .face(of: nil, size: 13).scaled(as: .footnote)
    name.textColor = UIColor(appearance.mutedText)
    bar.show(group.swatches, text: appearance.text)
  }
}
