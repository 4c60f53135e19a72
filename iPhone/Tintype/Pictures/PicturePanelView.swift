import Studio
import Theme
import UIKit

/// The picture, its colors, and which become the primary and the accent. It scrolls.
final class PicturePanelView: UIScrollView {
  private let report: Report
  private let picture = DottedImageView()
  private let status = UILabel(.subheadline)
  private let pick: CoreButton
  private let rows = UIStackView(column: [], spacing: 12)
  private let use: CoreButton

  init(report: @escaping Report) {
    self.report = report
    pick = CoreButton(report: report)
    use = CoreButton(report: report)
    super.init(frame: .zero)
    scroll(UIStackView(column: [picture, status, pick, rows, use], spacing: 16), 16)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ panel: PicturePanel, _ image: UIImage?, _ appearance: Appearance) {
    let text = UIColor(appearance.text)
    picture.isHidden = image == nil || panel.description == nil
    picture.show(image, panel.dots)
    picture.accessibilityLabel = panel.description
    status.text = panel.status
    status.textColor = UIColor(appearance.mutedText)
    pick.show(panel.pick, quietlyIn: text)
    let views = rows.arrange(panel.roles.count) { PictureRow(report: report) }
    for (view, row) in zip(views, panel.roles) { view.show(row, appearance) }
    use.isHidden = panel.use == nil
    if let button = panel.use { use.show(button, background: text, text: UIColor(appearance.background)) }
  }
}

extension PicturePanelView: ScreenContent {
  func show(_ screen: Screen, of session: Session) {
    if case .picture(let panel) = screen.content { show(panel, session.picture, screen.appearance) }
  }
}

/// The picture's colors for one role, one of them selected.
final class PictureRow: UIView {
  private let report: Report
  private let name = UILabel(.headline)
  private let swatches = UIStackView(column: [], spacing: 4)

  init(report: @escaping Report) {
    self.report = report
    super.init(frame: .zero)
    name.accessibilityTraits = .header
    pin(UIStackView(column: [name, swatches], spacing: 8))
  }

  required init?(coder: NSCoder) { nil }

  func show(_ row: PicturePanel.Row, _ appearance: Appearance) {
    name.text = row.name
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
