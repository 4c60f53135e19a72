import Samples
import Studio
import UIKit

/// The content of a page of the preview: a sample, and its name under it.
struct SampleContent: UIContentConfiguration {
  var card: SampleCard
  var look: SampleLook
  /// The color of the name.
  var text: UIColor

  func makeContentView() -> any UIView & UIContentView { SampleContentView(self) }

  func updated(for state: any UIConfigurationState) -> SampleContent { self }
}

final class SampleContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration {
    didSet { show() }
  }

  private let caption = UILabel(.footnote)
  private var sample: Sample?
  private var screen: SampleScreenView?

  init(_ content: SampleContent) {
    configuration = content
    super.init(frame: .zero)
    caption.textAlignment = .center
    place(caption)
    NSLayoutConstraint.activate([
      caption.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      caption.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
      caption.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    guard let content = configuration as? SampleContent else { return }
    if sample != content.card.sample { build(content.card.sample) }
    screen?.show(content.look)
    caption.text = content.card.caption
    caption.textColor = content.text
  }

  private func build(_ sample: Sample) {
    self.sample = sample
    self.screen?.removeFromSuperview()
    let screen = SampleScreenView(sample)
    self.screen = screen
    place(screen)
    NSLayoutConstraint.activate([
      screen.topAnchor.constraint(equalTo: topAnchor),
      screen.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      screen.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
      screen.bottomAnchor.constraint(equalTo: caption.topAnchor, constant: -8),
    ])
  }
}
