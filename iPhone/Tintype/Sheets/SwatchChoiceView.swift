import Studio
import UIKit

/// A file's colors for one role, of which one is selected. They scroll where they are wider than the sheet.
final class SwatchChoiceView: UIView {
  private let name = UILabel()
  private let bar: ButtonBar

  init(report: @escaping Report) {
    bar = ButtonBar(report: report)
    super.init(frame: .zero)
    name.numberOfLines = 0
    name.adjustsFontForContentSizeCategory = true
    name.accessibilityTraits = .header
    name.textColor = .label
    let parts = UIStackView(arrangedSubviews: [name, bar])
    parts.axis = .vertical
    parts.spacing = 8
    pin(parts)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ choice: SwatchChoice) {
    name.text = choice.label.localized + ": " + choice.chosen
    name.font = .face(of: nil, size: 15, isBold: true).scaled(as: .subheadline)
    bar.show(choice.swatches)
  }
}
