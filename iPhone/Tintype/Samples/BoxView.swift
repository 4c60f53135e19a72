import Samples
import UIKit

/// A stack of a sample: its parts, and the box around them.
final class BoxView: UIView, PaintedView {
  let stack: Stack
  private var corner: CGFloat

  /// Takes the views of the stack's parts, in order.
  init(_ stack: Stack, _ parts: [UIView], isPlayback: Bool) {
    self.stack = stack
    corner = CGFloat(stack.corner)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    if isPlayback { semanticContentAttribute = .playback }
    hold(width: stack.width, height: stack.height)
    // Only pictures reach beyond a box with a shadow, and they cut themselves off. A layer that clips has no shadow.
    clipsToBounds = stack.isClipped && stack.shadow == .none
    if stack.shadow != .none {
      layer.shadowColor = UIColor.black.cgColor
      layer.shadowOpacity = stack.shadow == .soft ? 0.14 : 0.24
      layer.shadowRadius = stack.shadow == .soft ? 4 : 12
      layer.shadowOffset = CGSize(width: 0, height: stack.shadow == .soft ? 2 : 8)
    }
    if stack.axis == .layers {
      for part in parts { pin(part, stack.padding.directional) }
    } else if !parts.isEmpty {
      BoxArrangement(stack, parts, isPlayback: isPlayback).fill(self)
    }
  }

  required init?(coder: NSCoder) { nil }

  func paint(_ look: SampleLook) {
    backgroundColor = stack.fill.map { look.color($0) }
    corner = look.corner(stack)
    setNeedsLayout()
    layer.borderWidth = CGFloat(stack.edge?.width ?? 0)
    layer.borderColor = stack.edge.map { look.color($0.role).cgColor }
  }

  /// Hides what a screen of that height has no room for.
  func adapt(toScreenOf height: CGFloat) {
    guard stack.leastHeight > 0 else { return }
    let wanted = CGFloat(stack.leastHeight) > height
    // Setting it again, unchanged, would make UIStackView lay itself out again.
    if isHidden != wanted { isHidden = wanted }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // A radius of more than half the height makes a capsule.
    layer.cornerRadius = min(corner, min(bounds.width, bounds.height) / 2)
  }
}

extension Stack.Insets {
  var directional: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: CGFloat(top), leading: CGFloat(leading), bottom: CGFloat(bottom), trailing: CGFloat(trailing))
  }
}

extension UIView {
  /// Holds a view to a size, nil for any. If there's no room, it yields rather than break a constraint.
  func hold(width: Int? = nil, height: Int? = nil) {
    for (dimension, length) in [(widthAnchor, width), (heightAnchor, height)] {
      guard let length else { continue }
      let constraint = dimension.constraint(equalToConstant: CGFloat(length))
      constraint.priority = .almostRequired
      constraint.isActive = true
    }
  }
}
