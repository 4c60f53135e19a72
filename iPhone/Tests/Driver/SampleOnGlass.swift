import Samples
import Theme
@_spi(Headless) import UIKit

@testable import Tintype

/// A sample as it is drawn.
@MainActor struct SampleOnGlass {
  let name: String?
  let traits: UIAccessibilityTraits
  let isElement: Bool
  /// The page's own background.
  let background: UIColor?
  let screen: SampleScreenView

  init?(_ cell: UICollectionViewCell) {
    guard let screen = cell.contentView.first(SampleScreenView.self) else { return nil }
    self.screen = screen
    name = cell.accessibilityLabel
    traits = cell.accessibilityTraits
    isElement = cell.isAccessibilityElement
    background = screen.backgroundColor
  }

  /// The texts that show, from first to last.
  var words: [String] { labels.compactMap { $0.text } }
  var labels: [PassageLabel] { screen.all(PassageLabel.self).filter { $0.isSeen } }
  /// The symbols that show.
  var symbols: [String] { screen.all(IconView.self).filter { $0.isSeen }.compactMap { $0.image?.systemName } }
  /// The colors of the boxes that show.
  var fills: [UIColor] { boxes.filter { $0.isSeen }.compactMap { $0.backgroundColor } }
  /// Every box, those within others included.
  var boxes: [BoxView] { screen.every(BoxView.self) }
  /// The colors of its pictures' shapes.
  var paints: [UIColor] {
    screen.all(PictureView.self).flatMap { $0.layer.sublayers?.first?.sublayers ?? [] }
      .compactMap { $0 as? CAShapeLayer }.compactMap { ($0.fillColor ?? $0.strokeColor)?.color }
  }

  /// Lays it out in a size.
  func layOut(_ width: Double, _ height: Double) {
    screen.frame = CGRect(x: 0, y: 0, width: width, height: height)
    screen.layoutIfNeeded()
  }
}

extension Phone {
  /// The pages of the preview, from first to last.
  var samples: [SampleOnGlass] {
    guard let grid else { return [] }
    return (0..<grid.numberOfItems(inSection: 0)).compactMap { item in
      let path = IndexPath(item: item, section: 0)
      grid.scrollToItem(at: path, at: .top, animated: false)
      return grid.cellForItem(at: path).flatMap { SampleOnGlass($0) }
    }
  }

  func sample(_ name: String) throws -> SampleOnGlass {
    guard let sample = samples.first(where: { $0.name == name }) else { throw NothingThere(name) }
    return sample
  }
}
