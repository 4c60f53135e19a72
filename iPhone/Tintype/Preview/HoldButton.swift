import ColorScience
import Studio
import Theme
import UIKit

/// A button that means something for as long as a finger is on it. VoiceOver, which can't hold, turns it on and off.
final class HoldButton: UIButton {
  private var report: Report = { _ in }
  private var isHeld = false

  convenience init(report: @escaping Report) {
    self.init(configuration: .filled())
    self.report = report
    isPointerInteractionEnabled = true
    hold(leastHeight: 44)
    addAction(UIAction { [weak self] _ in self?.hold(true) }, for: .touchDown)
    addAction(UIAction { [weak self] _ in self?.hold(false) }, for: [.touchUpInside, .touchUpOutside, .touchCancel])
  }

  func show(_ button: Button, text: SRGB) {
    isEnabled = button.isEnabled
    configuration?.title = button.label
    configuration?.baseBackgroundColor = UIColor(text).withAlphaComponent(isHeld ? 0.2 : 0.08)
    configuration?.baseForegroundColor = UIColor(text)
    // These replace the traits that UIKit gives a button, including that it's disabled.
    accessibilityTraits = isHeld ? [.button, .selected] : button.isEnabled ? .button : [.button, .notEnabled]
  }

  override func accessibilityActivate() -> Bool {
    if isEnabled { hold(!isHeld) }
    return true
  }

  private func hold(_ isHeld: Bool) {
    self.isHeld = isHeld
    report(.stage(.compareHeld(isHeld)))
  }
}
