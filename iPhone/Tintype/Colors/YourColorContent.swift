import ColorScience
import Studio
import Theme
import UIKit

/// The content of the row below the grid that takes any color.
struct YourColorContent: UIContentConfiguration {
  var yourColor: YourColor
  var appearance: Appearance
  /// Opens UIKit's picker.
  var pickColor: () -> Void
  var report: Report

  func makeContentView() -> any UIView & UIContentView { YourColorView(self) }

  func updated(for state: any UIConfigurationState) -> YourColorContent { self }
}

/// A color as text, what was understood, the button that takes it, on the first screen finished themes around it, and two more ways
/// to a color.
final class YourColorView: UIView, UIContentView {
  var configuration: any UIContentConfiguration {
    didSet { show() }
  }

  private let name = UILabel(.headline)
  private let field: ValueField
  private let use: CoreButton
  private let status = UILabel(.footnote)
  private let starters: ButtonBar
  private let others: [PlainButton]

  init(_ content: YourColorContent) {
    configuration = content
    field = ValueField(.asciiCapable, report: content.report)
    use = CoreButton(report: content.report)
    starters = ButtonBar(report: content.report)
    others = [
      PlainButton(symbol: "eyedropper", title: SwatchGrid.pickerLabel, act: content.pickColor),
      PlainButton(symbol: "photo", title: SwatchGrid.photoLabel) {
        content.report(.picture(.pickTapped(fromCamera: false)))
      },
    ]
    super.init(frame: .zero)
    name.isAccessibilityElement = false
    field.textAlignment = .natural
    field.addAction(UIAction { [weak self] _ in self?.enter() }, for: .editingDidEndOnExit)
    use.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    pin(
      UIStackView(
        column: [
          name, AdaptiveStackView(of: [field, use]), status, starters, AdaptiveStackView(of: others, .fillEqually),
        ], spacing: 8),
      NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
    show()
  }

  required init?(coder: NSCoder) { nil }

  /// Return on the keyboard is as good as the button.
  private func enter() {
    guard let content = configuration as? YourColorContent, content.yourColor.use.isEnabled else { return }
    content.report(content.yourColor.use.event)
  }

  private func show() {
    guard let content = configuration as? YourColorContent else { return }
    let (yourColor, text) = (content.yourColor, UIColor(content.appearance.text))
    name.text = yourColor.field.label
    name.textColor = text
    field.show(yourColor.field)
    field.placeholder = yourColor.field.placeholder
    use.show(yourColor.use, quietlyIn: text)
    use.configuration?.image = nil
    if let color = yourColor.color { use.show(color) }
    if let before = status.text, before != yourColor.status, !yourColor.status.isEmpty {
      UIAccessibility.post(notification: .announcement, argument: yourColor.status)
    }
    (status.text, status.isHidden) = (yourColor.status, yourColor.status.isEmpty)
    status.textColor = UIColor(content.appearance.mutedText)
    for button in others { button.color(content.appearance) }
    starters.isHidden = yourColor.starters.isEmpty
    starters.show(yourColor.starters.map { $0.button }, text: content.appearance.text)
  }
}
