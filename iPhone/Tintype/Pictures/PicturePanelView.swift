import Studio
import Theme
import UIKit

/// The picture, its colors, and which become the primary and the accent. It scrolls.
final class PicturePanelView: UIScrollView {
  private let report: Report
  private let picture = DottedImageView()
  private let status = UILabel()
  private let pick: CoreButton
  private let rows = UIStackView()
  private let use: CoreButton

  init(report: @escaping Report) {
    self.report = report
    pick = CoreButton(report: report)
    use = CoreButton(report: report)
    super.init(frame: .zero)
    status.numberOfLines = 0
    status.adjustsFontForContentSizeCategory = true
    rows.axis = .vertical
    rows.spacing = 12
    let parts = UIStackView(arrangedSubviews: [picture, status, pick, rows, use])
    parts.axis = .vertical
    parts.spacing = 16
    scroll(parts, 16)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ panel: PicturePanel, _ image: UIImage?, _ appearance: Appearance) {
    let text = UIColor(appearance.text)
    picture.isHidden = image == nil || panel.description == nil
    picture.show(image, panel.dots)
    picture.accessibilityLabel = panel.description
    status.text = panel.status
    status.font = .face(of: nil, size: 15).scaled(as: .subheadline)
    status.textColor = UIColor(appearance.mutedText)
    pick.show(panel.pick, background: text.withAlphaComponent(0.08), text: text)
    let views = rows.arrange(panel.roles.count) { PictureRow(report: report) }
    for (view, row) in zip(views, panel.roles) { view.show(row, appearance) }
    use.isHidden = panel.use == nil
    if let button = panel.use { use.show(button, background: text, text: UIColor(appearance.background)) }
  }
}

/// The picture's colors for one role, one of them selected.
final class PictureRow: UIView {
  private let report: Report
  private let name = UILabel()
  private let swatches = UIStackView()

  init(report: @escaping Report) {
    self.report = report
    super.init(frame: .zero)
    name.numberOfLines = 0
    name.adjustsFontForContentSizeCategory = true
    name.accessibilityTraits = .header
    swatches.axis = .vertical
    swatches.spacing = 4
    let parts = UIStackView(arrangedSubviews: [name, swatches])
    parts.axis = .vertical
    parts.spacing = 8
    pin(parts)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ row: PicturePanel.Row, _ appearance: Appearance) {
    name.text = row.name
    name.font = .face(of: nil, size: 15, isBold: true).scaled(as: .subheadline)
    name.textColor = UIColor(appearance.text)
    let views = swatches.arrange(row.swatches.count) { CoreButton(report: report) }
    for (view, swatch) in zip(views, row.swatches) {
      view.show(swatch.option, background: UIColor(swatch.fill), text: UIColor(swatch.text))
      view.configuration?.subtitle = swatch.share
      view.configuration?.image = swatch.option.isSelected ? UIImage(systemName: "checkmark") : nil
      view.accessibilityIgnoresInvertColors = true
    }
  }
}
