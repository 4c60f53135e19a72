import ColorScience
import Studio
import Theme
import UIKit

/// A button that means something for as long as a finger is on it. VoiceOver, which can't hold, turns it on and off.
final class HoldButton: UIButton {
  private var report: Report = { _ in }
  private var isComparing = false

  convenience init(report: @escaping Report) {
    self.init(configuration: .filled())
    self.report = report
    isPointerInteractionEnabled = true
    hold(leastHeight: 44)
    addAction(UIAction { [weak self] _ in self?.compare(true) }, for: .touchDown)
    addAction(UIAction { [weak self] _ in self?.compare(false) }, for: [.touchUpInside, .touchUpOutside, .touchCancel])
  }

  func show(_ button: Button, text: SRGB) {
    isEnabled = button.isEnabled
    configuration?.title = button.label
    configuration?.baseBackgroundColor = UIColor(text).withAlphaComponent(isComparing ? 0.2 : 0.08)
    configuration?.baseForegroundColor = UIColor(text)
    // These replace the traits that UIKit gives a button, including that it's disabled.
    accessibilityTraits = isComparing ? [.button, .selected] : button.isEnabled ? .button : [.button, .notEnabled]
  }

  override func accessibilityActivate() -> Bool {
    if isEnabled { compare(!isComparing) }
    return true
  }

  private func compare(_ isComparing: Bool) {
    self.isComparing = isComparing
    report(.stage(.compareHeld(isComparing)))
  }
}
