@_spi(Headless) import UIKit

@testable import Tintype

extension UIView {
  /// The views of a kind within this one, this one included, in the order of the tree.
  func all<View: UIView>(_ kind: View.Type) -> [View] {
    (self as? View).map { [$0] } ?? [] + subviews.flatMap { $0.all(kind) }
  }

  /// The same, and those within a view of the kind.
  func every<View: UIView>(_ kind: View.Type) -> [View] {
    ((self as? View).map { [$0] } ?? []) + subviews.flatMap { $0.every(kind) }
  }

  func first<View: UIView>(_ kind: View.Type) -> View? { all(kind).first }

  /// Whether neither the view nor anything around it is hidden.
  var isSeen: Bool { !isHidden && superview?.isSeen != false }
}

extension UIView {
  /// Whether it's part of a sample.
  var isInSample: Bool { self is SampleScreenView || superview?.isInSample == true }
}

extension UILabel {
  /// An attribute of the first letter.
  func attribute<Value>(_ key: NSAttributedString.Key) -> Value? {
    guard let attributedText, attributedText.length > 0 else { return nil }
    return attributedText.attribute(key, at: 0, effectiveRange: nil) as? Value
  }

  /// The runs that are set alike.
  var runs: [(text: String, attributes: [NSAttributedString.Key: Any])] {
    guard let attributedText else { return [] }
    var runs: [(text: String, attributes: [NSAttributedString.Key: Any])] = []
    let whole = NSRange(location: 0, length: attributedText.length)
    attributedText.enumerateAttributes(in: whole) { attributes, range, _ in
      runs.append((attributedText.attributedSubstring(from: range).string, attributes))
    }
    return runs
  }

  func run(_ text: String) -> [NSAttributedString.Key: Any] { runs.first { $0.text == text }?.attributes ?? [:] }
}

extension UIColor {
  /// A color by its hex, `#RRGGBB`, in sRGB.
  convenience init(_ hex: Int) {
    self.init(
      red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255, blue: CGFloat(hex & 255) / 255,
      alpha: 1)
  }

  var isGray: Bool { components[0] == components[1] && components[1] == components[2] }

  /// Gray to within half a byte.
  var isNearlyGray: Bool {
    let channels = components.prefix(3)
    return (channels.max() ?? 1) - (channels.min() ?? 0) < 0.5 / 255
  }
}
