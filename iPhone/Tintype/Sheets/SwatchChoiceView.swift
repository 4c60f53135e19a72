import Studio
import UIKit

/// A file's colors for a role, one of them selected. They scroll if they're wider than the sheet. A button below shows
/// the less likely ones, too.
final class SwatchChoiceView: TitledButtonBar {
  private let rest: CoreButton

  override init(report: @escaping Report) {
    rest = CoreButton(report: report)
    super.init(report: report)
    parts.addArrangedSubview(rest)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ choice: SwatchChoice) {
    name.text = choice.label + ": " + choice.chosen
    bar.show(choice.swatches)
    rest.isHidden = choice.rest == nil
    if let toggle = choice.rest {
      rest.show(toggle, background: .label.withAlphaComponent(toggle.isOn ? 0.2 : 0.08), text: .label)
    }
  }
}
