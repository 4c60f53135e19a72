import Studio
import UIKit

/// A heading over a bar of buttons, which scroll if they're wider than the screen.
class TitledButtonBar: UIView {
  let name = UILabel(.subheadline)
  let bar: ButtonBar
  /// The two, one below the other.
  let parts: UIStackView

  /// The space around the two.
  class var insets: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets() }

  /// Takes what to do with the event of the button that is tapped.
  init(report: @escaping Report) {
    bar = ButtonBar(report: report)
    parts = UIStackView(column: [name, bar], spacing: 8)
    super.init(frame: .zero)
    name.accessibilityTraits = .header
    pin(parts, Self.insets)
  }

  required init?(coder: NSCoder) { nil }
}
