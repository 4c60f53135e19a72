import Samples
import UIKit

/// How the parts of a row or a column are arranged within their box.
@MainActor struct BoxArrangement {
  private let stack: Stack
  private let line: UIStackView
  private let shares: [(view: UIView, share: Int)]

  /// More than a text asks to stay small, less than it asks not to be cut off.
  private static let widening = UILayoutPriority(rawValue: 252)
  /// In a row, text is cut off rather than let the row overflow. A column overflows, and the box around it clips it.
  private static let rowEnd = UILayoutPriority(rawValue: 760)
  private static let columnEnd = UILayoutPriority(rawValue: 740)
  private static let closing = UILayoutPriority(rawValue: 100)

  init(_ stack: Stack, _ parts: [UIView], isPlayback: Bool) {
    self.stack = stack
    line = UIStackView(arrangedSubviews: parts)
    line.axis = stack.axis == .row ? .horizontal : .vertical
    line.spacing = CGFloat(stack.spacing)
    line.distribution = stack.distribution == .apart ? .equalSpacing : .fill
    if isPlayback { line.semanticContentAttribute = .playback }
    line.alignment =
      switch stack.alignment {
      case .fill: .fill
      case .start: .leading
      case .center: .center
      case .end: .trailing
      case .baseline: .firstBaseline
      }
    shares = zip(parts, stack.parts).compactMap { $1.share > 0 ? ($0, $1.share) : nil }
  }

  func fill(_ box: UIView) {
    box.place(line)
    let (before, after) = along(box)
    NSLayoutConstraint.activate(across(box) + before + after + shared)
  }

  private var isRow: Bool { stack.axis == .row }

  /// Both edges across the axis.
  private func across(_ box: UIView) -> [NSLayoutConstraint] {
    let inset = stack.padding.directional
    return isRow
      ? [
        line.topAnchor.constraint(equalTo: box.topAnchor, constant: inset.top),
        line.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -inset.bottom),
      ]
      : [
        line.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: inset.leading),
        line.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -inset.trailing),
      ]
  }

  /// The constraints on the edges along the axis: tight at the start, loose on the side with free room.
  private func along(_ box: UIView) -> (before: [NSLayoutConstraint], after: [NSLayoutConstraint]) {
    let isFull = !shares.isEmpty || stack.distribution == .apart
    let opensBefore = !isFull && (stack.distribution == .end || stack.distribution == .center)
    let opensAfter = !isFull && (stack.distribution == .start || stack.distribution == .center)
    let (start, end) = edges(box)
    var before = [start.equal]
    var after = [end.equal]
    if opensBefore { before = open(start) }
    if opensAfter { after = open(end) }
    if opensBefore && opensAfter {
      before.append(
        isRow
          ? line.centerXAnchor.constraint(equalTo: box.centerXAnchor)
          : line.centerYAnchor.constraint(equalTo: box.centerYAnchor))
    }
    return (before, after)
  }

  private typealias Edge = (equal: NSLayoutConstraint, within: NSLayoutConstraint)

  private func edges(_ box: UIView) -> (start: Edge, end: Edge) {
    let inset = stack.padding.directional
    return isRow
      ? (
        edge(line.leadingAnchor, box.leadingAnchor, inset.leading, isEnd: false),
        edge(line.trailingAnchor, box.trailingAnchor, inset.trailing, isEnd: true)
      )
      : (
        edge(line.topAnchor, box.topAnchor, inset.top, isEnd: false),
        edge(line.bottomAnchor, box.bottomAnchor, inset.bottom, isEnd: true)
      )
  }

  private func edge<Kind>(
    _ own: NSLayoutAnchor<Kind>, _ outer: NSLayoutAnchor<Kind>, _ inset: CGFloat, isEnd: Bool
  ) -> Edge {
    isEnd
      ? (own.constraint(equalTo: outer, constant: -inset), own.constraint(lessThanOrEqualTo: outer, constant: -inset))
      : (own.constraint(equalTo: outer, constant: inset), own.constraint(greaterThanOrEqualTo: outer, constant: inset))
  }

  /// An edge with free room before it: as close as the rest allows.
  private func open(_ edge: Edge) -> [NSLayoutConstraint] {
    edge.equal.priority = Self.closing
    edge.within.priority = isRow ? Self.rowEnd : Self.columnEnd
    return [edge.within, edge.equal]
  }

  /// Parts with a share are as long as their shares say, and together take all the room there is.
  private var shared: [NSLayoutConstraint] {
    guard let first = shares.first else { return [] }
    let length = { (view: UIView) in isRow ? view.widthAnchor : view.heightAnchor }
    let ratios = shares.dropFirst().map { part in
      length(part.view).constraint(
        equalTo: length(first.view), multiplier: CGFloat(part.share) / CGFloat(first.share))
    }
    for ratio in ratios { ratio.priority = .almostRequired }
    let wide = length(first.view).constraint(equalToConstant: 4000)
    wide.priority = Self.widening
    return ratios + [wide]
  }
}
