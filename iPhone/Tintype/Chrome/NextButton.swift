import Studio
import UIKit

/// The button on the right of the bar: in a capsule if it's the step forward and can be taken. It draws itself, since a bar of iOS 26
/// may dim a disabled button's label, whatever color it's given.
final class NextButton: UIButton {
  private let capsule = UIView()

  private static let height: CGFloat = 32

  convenience init(tapped: @escaping () -> Void) {
    self.init(type: .custom)
    titleLabel?.font = .face(of: nil, .barTitle)
    addAction(UIAction { _ in tapped() }, for: .primaryActionTriggered)
    isPointerInteractionEnabled = true
    hold(leastHeight: 44)
    showsLargeContentViewer = true
    addInteraction(UILargeContentViewerInteraction(delegate: nil))
    capsule.isHidden = true
    capsule.isUserInteractionEnabled = false
    capsule.layer.cornerRadius = Self.height / 2
    place(capsule)
    sendSubviewToBack(capsule)
    NSLayoutConstraint.activate([
      capsule.leadingAnchor.constraint(equalTo: leadingAnchor),
      capsule.trailingAnchor.constraint(equalTo: trailingAnchor),
      capsule.centerYAnchor.constraint(equalTo: centerYAnchor),
      capsule.heightAnchor.constraint(equalToConstant: Self.height),
    ])
  }

  /// Leaves room for the capsule's ends.
  override var intrinsicContentSize: CGSize {
    let label = super.intrinsicContentSize
    return CGSize(width: label.width + (capsule.isHidden ? 0 : 24), height: label.height)
  }

  /// Takes the label's color, the capsule's, and the label's while the button is disabled; nil for the system's, or for no capsule.
  func show(_ button: Button, _ color: UIColor?, on fill: UIColor?, disabled: UIColor?) {
    if capsule.isHidden != (fill == nil) {
      capsule.isHidden = fill == nil
      invalidateIntrinsicContentSize()
    }
    capsule.backgroundColor = fill
    let color = color ?? .tintColor
    setTitle(button.label, for: .normal)
    setTitleColor(color, for: .normal)
    setTitleColor(color.withAlphaComponent(0.4), for: .highlighted)
    setTitleColor(disabled ?? .tertiaryLabel, for: .disabled)
    isEnabled = button.isEnabled
    largeContentTitle = button.label
  }
}
