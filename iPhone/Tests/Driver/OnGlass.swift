import Testing
@_spi(Headless) import UIKit

@testable import Tintype

/// The bar as it is drawn.
@MainActor struct BarOnGlass {
  let title: String
  let titleFont: UIFont?
  let subtitle: UILabel?
  let color: UIColor?
  let textColor: UIColor?
  let back: String?
  let button: String?
  let isButtonEnabled: Bool
  /// The color in which the button's words are drawn, enabled or disabled as it is.
  let buttonColor: UIColor?

  init(_ navigation: UINavigationController) {
    let item = navigation.topViewController?.navigationItem
    let labels = item?.titleView?.all(UILabel.self).filter { $0.isSeen } ?? []
    let look = item?.standardAppearance
    let right = item?.rightBarButtonItem?.customView as? NextButton
    title = labels.first?.text ?? ""
    titleFont = labels.first?.attribute(.font)
    subtitle = labels.count > 1 ? labels[1] : nil
    color = look?.backgroundColor
    textColor = labels.first?.attribute(.foregroundColor)
    back = navigation.viewControllers.dropLast().last?.navigationItem.back.voice
    button = right?.title(for: .normal)
    isButtonEnabled = right?.isEnabled == true
    buttonColor = right?.titleColor(for: isButtonEnabled ? .normal : .disabled)
  }
}

/// One color of a grid as it is drawn.
@MainActor struct SwatchOnGlass {
  let name: String?
  let fill: UIColor?
  /// Whether it's a color, and not what leads to others.
  let isColor: Bool
  let words: [String]
  /// The fonts of the words.
  let fonts: [UIFont]
  let textColor: UIColor?
  let traits: UIAccessibilityTraits
  let value: String?

  init(_ cell: UICollectionViewCell) {
    let labels = cell.contentView.all(UILabel.self).filter { $0.isSeen }
    name = cell.accessibilityLabel
    isColor = cell.contentConfiguration is SwatchContent
    fill = cell.contentView.subviews.first?.subviews.first?.backgroundColor
    words = labels.compactMap { $0.text }
    fonts = labels.compactMap { $0.font }
    textColor = labels.first?.textColor
    traits = cell.accessibilityTraits
    value = cell.accessibilityValue
  }
}

/// One row of fonts as it is drawn.
@MainActor struct RowOnGlass {
  let name: String?
  let font: UIFont?
  let textColor: UIColor?
  /// The second line.
  let remark: String?
  let fill: UIColor?
  let isChecked: Bool
  let traits: UIAccessibilityTraits

  init(_ cell: UITableViewCell) {
    let content = cell.contentConfiguration as? UIListContentConfiguration
    let labels = cell.contentView.first(ThemeCardView.self)?.all(UILabel.self).filter { $0.isSeen } ?? []
    name = content?.text ?? labels.first?.text
    font = content?.textProperties.font ?? labels.first?.font
    textColor = content?.textProperties.color ?? labels.first?.textColor
    remark = content?.secondaryText ?? labels.dropFirst().first?.text
    fill = cell.backgroundConfiguration?.backgroundColor
    isChecked = cell.accessoryType == .checkmark
    traits = cell.accessibilityTraits
  }

  /// A row of the sidebar.
  init(_ cell: UICollectionViewListCell) {
    let content = cell.contentConfiguration as? UIListContentConfiguration
    (name, remark) = (content?.text, content?.secondaryText)
    (font, textColor) = (content?.textProperties.font, content?.textProperties.color)
    fill = nil
    isChecked = cell.accessories == [.checkmark()]
    traits = cell.accessibilityTraits
  }
}

/// The mixer as it is drawn.
@MainActor struct MixerOnGlass {
  let background: UIColor?
  let sliders: [String: Float]
  let fields: [String: String]
  let alpha: String?
  let labels: [UILabel]
  let textColor: UIColor?

  init(_ content: UIView) {
    let labels = content.all(UILabel.self).filter { $0.isSeen }
    self.labels = labels
    background = content.subviews.first?.backgroundColor
    textColor = labels.first?.textColor
    sliders = Self.table(content.all(UISlider.self)) { $0.value }
    fields = Self.table(content.all(UITextField.self)) { $0.text ?? "" }
    alpha = content.first(AlphaRowView.self)?.first(UITextField.self)?.text
  }

  private static func table<View: UIView, Value>(_ views: [View], _ value: (View) -> Value) -> [String: Value] {
    Dictionary(uniqueKeysWithValues: views.map { ($0.accessibilityLabel ?? "", value($0)) })
  }
}
