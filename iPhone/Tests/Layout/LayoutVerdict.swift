@_spi(Headless) import UIKit

@testable import Tintype

/// A layout's faults, in sentences; empty if it has none.
@MainActor struct LayoutVerdict {
  private(set) var faults: [String] = []
  private var numbers: [ObjectIdentifier: Int] = [:]

  init(_ equations: LayoutEquations) {
    for view in equations.views { number(view) }
    for terms in equations.demands.map({ $0.terms }) + equations.wishes { for term in terms { number(term.item) } }
    var system = LinearSystem(unknowns: numbers.count * 4)
    for demand in equations.demands where !system.add(unknowns(demand.terms), equals: demand.constant) {
      faults.append("\(demand.terms.map { type(of: $0.item) }): \(demand.source) contradicts the rest")
    }
    for wish in equations.wishes { _ = system.add(unknowns(wish), equals: 0) }
    for view in equations.views {
      let place = view.superview.map { "\(type(of: $0))" } ?? "nothing"
      faults += missing(view, in: system).map { "\(type(of: view)) in \(place): no \($0)" }
      // What a scroll view scrolls has a size as well; lists know theirs.
      if let scrolled = view.guides["content"] {
        faults += missing(scrolled, in: system).map { "\(type(of: view)), content: no \($0)" }
      }
      faults += Self.fixed(view)
    }
  }

  /// The measures that nothing determines.
  private func missing(_ item: AnyObject, in system: LinearSystem) -> [LayoutEquations.Measure] {
    let start = (numbers[ObjectIdentifier(item)] ?? 0) * 4
    return [.x, .y, .width, .height].filter { !system.determines(start + $0.rawValue) }
  }

  private mutating func number(_ item: AnyObject) {
    let id = ObjectIdentifier(item)
    if numbers[id] == nil { numbers[id] = numbers.count }
  }

  private func unknowns(_ terms: [LayoutEquations.Term]) -> [(unknown: Int, coefficient: Double)] {
    terms.map { ((numbers[ObjectIdentifier($0.item)] ?? 0) * 4 + $0.measure.rawValue, $0.coefficient) }
  }

  /// A constant that holds a view to a size, where the view holds text, or that is more than 320 points have room for.
  private static func fixed(_ view: UIView) -> [String] {
    view.constraints.filter { $0.secondItem == nil && $0.priority == .required }.compactMap { constraint in
      guard let held = constraint.firstItem as? UIView else { return nil }
      if constraint.relation != .greaterThanOrEqual && held.holdsText {
        return "\(type(of: held)): text is held to \(constraint.constant) points"
      }
      // What's higher scrolls.
      return constraint.firstAttribute == .width && constraint.constant > 288
        ? "\(type(of: held)): \(constraint.constant) points are too many" : nil
    }
  }
}

extension UIView {
  var isText: Bool { self is UILabel || self is UIControl || self is UIListContentView }
  var holdsText: Bool { isText || subviews.contains { $0.holdsText } }

  /// Whether it's in a scroll view that moves up and down, which a bar of buttons doesn't.
  var isWithinScrollView: Bool { self is UIScrollView && !(self is ButtonBar) || superview?.isWithinScrollView == true }
}
