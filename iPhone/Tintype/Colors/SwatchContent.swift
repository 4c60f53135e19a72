import Studio
import UIKit

/// The content of a cell in the grid.
struct SwatchContent: UIContentConfiguration {
  var cell: SwatchCell
  var showsLabel: Bool

  func makeContentView() -> any UIView & UIContentView { SwatchContentView(self) }

  func updated(for state: any UIConfigurationState) -> SwatchContent { self }
}

/// A color with, once one is chosen, its label.
final class SwatchContentView: UIView, UIContentView, UIPointerInteractionDelegate {
  var configuration: any UIContentConfiguration {
    didSet { show(isChange: true) }
  }

  /// The height of a cell whose label is short: the color's own and the gaps above and below it.
  static let leastHeight = leastFillHeight + 2 * gap

  private static let leastFillHeight: CGFloat = 60
  private static let gap: CGFloat = 4

  private let fill = UIView()
  private let title = UILabel()
  private let detail = UILabel()
  private let lines: UIStackView

  init(_ content: SwatchContent) {
    configuration = content
    lines = UIStackView(arrangedSubviews: [title, detail])
    lines.axis = .vertical
    super.init(frame: .zero)
    pin(fill, NSDirectionalEdgeInsets(top: Self.gap, leading: Self.gap, bottom: Self.gap, trailing: Self.gap))
    fill.layer.cornerRadius = 10
    fill.accessibilityIgnoresInvertColors = true
    fill.place(lines)
    let usualHeight = fill.heightAnchor.constraint(equalToConstant: Self.leastFillHeight)
    usualHeight.priority = .defaultLow
    NSLayoutConstraint.activate([
      usualHeight,
      fill.heightAnchor.constraint(greaterThanOrEqualToConstant: Self.leastFillHeight),
      lines.leadingAnchor.constraint(equalTo: fill.leadingAnchor, constant: 8),
      lines.trailingAnchor.constraint(lessThanOrEqualTo: fill.trailingAnchor, constant: -8),
      lines.topAnchor.constraint(greaterThanOrEqualTo: fill.topAnchor, constant: 6),
      lines.bottomAnchor.constraint(equalTo: fill.bottomAnchor, constant: -6),
    ])
    for label in [title, detail] {
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
    }
    fill.addInteraction(UIPointerInteraction(delegate: self))
    show(isChange: false)
  }

  required init?(coder: NSCoder) { nil }

  /// A pointer lifts the color that it's over.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
    UIPointerStyle(effect: .lift(UITargetedPreview(view: fill)))
  }

  private func show(isChange: Bool) {
    guard let content = configuration as? SwatchContent else { return }
    let cell = content.cell
    title.font = .face(of: nil, cell.labelStyle).scaled(as: .caption1)
    detail.font = title.font
    lines.isHidden = !content.showsLabel
    detail.isHidden = !cell.option.isSelected
    title.text = cell.option.label
    detail.text = cell.hex
    title.textColor = UIColor(cell.text)
    detail.textColor = UIColor(cell.text)
    let isMoving = isChange && !UIAccessibility.isReduceMotionEnabled
    UIView.animate(withDuration: isMoving ? 0.2 : 0) { [fill] in
      fill.backgroundColor = UIColor(cell.fill)
      fill.transform = cell.option.isSelected ? CGAffineTransform(scaleX: 1.04, y: 1.04) : .identity
    }
  }
}
