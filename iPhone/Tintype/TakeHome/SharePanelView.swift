import Formats
import Studio
import Theme
import UIKit

/// Ways to share a theme: a link, a picture, and a QR code of the link, which shows below them.
final class SharePanelView: UIView {
  private let bar: ButtonBar
  private let toggle: CoreButton
  private let code = UIImageView()
  private var shownCode: QRCode?

  init(report: @escaping Report) {
    bar = ButtonBar(report: report)
    toggle = CoreButton(report: report)
    super.init(frame: .zero)
    code.isAccessibilityElement = true
    code.accessibilityTraits = .image
    // Inverted codes can't be read by every camera.
    code.accessibilityIgnoresInvertColors = true
    code.contentMode = .scaleAspectFit
    code.hold(height: 240)
    pin(UIStackView(column: [bar, toggle, code], spacing: 12))
  }

  required init?(coder: NSCoder) { nil }

  func show(_ panel: SharePanel, _ appearance: Appearance) {
    let text = UIColor(appearance.text)
    bar.show(panel.buttons, text: appearance.text)
    toggle.show(panel.code, background: text.withAlphaComponent(panel.code.isSelected ? 0.2 : 0.08), text: text)
    toggle.configuration?.image = UIImage(systemName: "qrcode")
    toggle.configuration?.imagePadding = 8
    if shownCode != panel.qrCode { code.image = panel.qrCode?.image }
    shownCode = panel.qrCode
    code.isHidden = panel.qrCode == nil
    code.accessibilityLabel = panel.codeName
  }
}
