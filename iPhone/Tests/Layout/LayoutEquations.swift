@_spi(Headless) import UIKit

@testable import Tintype

/// What a view tree says about its own layout, as equations of the edges and sizes of every view that is seen.
///
/// Three kinds: what constraints, stack views and guides demand; what UIKit sets from outside; and the sizes that texts
/// and controls bring along, which yield where something else is demanded.
@MainActor struct LayoutEquations {
  /// One edge or size of a view or guide.
  enum Measure: Int { case x, y, width, height }
  typealias Term = (item: AnyObject, measure: Measure, coefficient: Double)

  private(set) var views: [UIView] = []
  private(set) var demands: [(terms: [Term], constant: Double, source: String)] = []
  private(set) var wishes: [[Term]] = []

  /// Takes the view that UIKit places, and which of its measures UIKit sets; the others follow from its content.
  init(_ root: UIView, given measures: [Measure: Double]) {
    for (measure, value) in measures { demands.append(([(root, measure, 1)], value, "UIKit")) }
    collect(root)
  }

  private mutating func collect(_ view: UIView) {
    views.append(view)
    for (name, guide) in view.guides { relate(guide, name, to: view) }
    for constraint in view.constraints where constraint.relation == .equal { demand(constraint) }
    let size = view.hasIntrinsicSize
    if size.width { wishes.append([(view, .width, 1)]) }
    if size.height { wishes.append([(view, .height, 1)]) }
    if let stack = view as? UIStackView { arrange(stack) }
    // UIKit lays out the insides of lists and of its own controls.
    // A sample lays itself out for its size.
    guard !(view is UITableView), !(view is UICollectionView), !(view is UIControl), !(view is SampleScreenView) else {
      return
    }
    for subview in view.subviews where !subview.isHidden { collect(subview) }
  }

  private mutating func equate(_ terms: [Term], _ constant: Double = 0, _ source: String) {
    demands.append((terms, constant, source))
  }

  private mutating func relate(_ guide: UILayoutGuide, _ name: String, to view: UIView) {
    equate([(guide, .x, 1), (view, .x, -1)], 0, name)
    switch name {
    case "content": equate([(guide, .y, 1), (view, .y, -1)], 0, name)
    case "keyboard":
      equate([(guide, .width, 1), (view, .width, -1)], 0, name)
      equate([(guide, .y, 1), (view, .y, -1), (view, .height, -1)], 0, name)
      equate([(guide, .height, 1)], 0, name)
    default:
      equate([(guide, .y, 1), (view, .y, -1)], 0, name)
      equate([(guide, .width, 1), (view, .width, -1)], 0, name)
      equate([(guide, .height, 1), (view, .height, -1)], 0, name)
    }
  }

  private mutating func demand(_ constraint: NSLayoutConstraint) {
    guard let first = constraint.firstItem else { return }
    var terms = Self.terms(first, constraint.firstAttribute, 1)
    if let second = constraint.secondItem {
      terms += Self.terms(second, constraint.secondAttribute, -Double(constraint.multiplier))
    }
    if constraint.priority == .required {
      equate(terms, Double(constraint.constant), "\(constraint.firstAttribute)")
    } else {
      wishes.append(terms)
    }
  }

  private static func terms(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double
  ) -> [Term] {
    switch attribute {
    case .leading, .left: [(item, .x, factor)]
    case .trailing, .right: [(item, .x, factor), (item, .width, factor)]
    case .centerX: [(item, .x, factor), (item, .width, factor / 2)]
    case .top, .firstBaseline: [(item, .y, factor)]
    case .bottom, .lastBaseline: [(item, .y, factor), (item, .height, factor)]
    case .centerY: [(item, .y, factor), (item, .height, factor / 2)]
    case .width: [(item, .width, factor)]
    case .height: [(item, .height, factor)]
    case .notAnAttribute: []
    }
  }

  // Documentation of UIStackView: "alignment" across its axis, "distribution" along it.
  private mutating func arrange(_ stack: UIStackView) {
    let parts = stack.arrangedSubviews.filter { !$0.isHidden }
    let isVertical = stack.axis == .vertical
    let (along, length): (Measure, Measure) = isVertical ? (.y, .height) : (.x, .width)
    let (across, breadth): (Measure, Measure) = isVertical ? (.x, .width) : (.y, .height)
    guard let first = parts.first, let last = parts.last else { return }
    equate([(first, along, 1), (stack, along, -1)], 0, "first of stack")
    equate([(last, along, 1), (last, length, 1), (stack, along, -1), (stack, length, -1)], 0, "last of stack")
    for (part, next) in zip(parts, parts.dropFirst()) {
      let terms: [Term] = [(next, along, 1), (part, along, -1), (part, length, -1)]
      if stack.distribution == .equalSpacing { wishes.append(terms) } else { equate(terms, stack.spacing, "stack") }
      if stack.distribution == .fillEqually { equate([(next, length, 1), (part, length, -1)], 0, "equal parts") }
    }
    for part in parts {
      switch stack.alignment {
      case .fill:
        equate([(part, across, 1), (stack, across, -1)], 0, "fill")
        equate([(part, breadth, 1), (stack, breadth, -1)], 0, "fill")
      case .center:
        equate([(part, across, 1), (part, breadth, 0.5), (stack, across, -1), (stack, breadth, -0.5)], 0, "center")
      default: equate([(part, across, 1), (stack, across, -1)], 0, "leading")
      }
    }
    // The stack is as broad as its broadest part, unless it is told otherwise.
    wishes.append([(stack, breadth, 1), (first, breadth, -1)])
  }
}
