import UIKit

/// A cell after a grid's colors that leads to others.
struct ExtraCell {
  var title: String
  var symbol: String
  var act: () -> Void
}

/// The content of such a cell: a symbol and its title.
struct ExtraContent: UIContentConfiguration {
  var title: String
  var symbol: String
  var text: UIColor

  func makeContentView() -> any UIView & UIContentView { ExtraContentView(self) }

  func updated(for state: any UIConfigurationState) -> ExtraContent { self }
}

final class ExtraContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration {
    didSet { show() }
  }

  private let image = UIImageView(image: nil)
  private let title = UILabel()

  init(_ content: ExtraContent) {
    configuration = content
    super.init(frame: .zero)
    title.numberOfLines = 0
    title.textAlignment = .center
    title.adjustsFontForContentSizeCategory = true
    image.contentMode = .scaleAspectFit
    image.image = UIImage(systemName: content.symbol)
    let parts = UIStackView(arrangedSubviews: [image, title])
    parts.axis = .vertical
    parts.spacing = 4
    pin(parts, NSDirectionalEdgeInsets(top: 12, leading: 8, bottom: 12, trailing: 8))
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    guard let content = configuration as? ExtraContent else { return }
    image.image = UIImage(systemName: content.symbol)
    image.tintColor = content.text
    title.text = content.title
    title.font = .face(of: nil, size: 13).scaled(as: .caption1)
    title.textColor = content.text
  }
}
