import Studio
import Theme
import UIKit

/// The content above the themes: how many there are, actions for all of them, and ways to bring in another.
struct LibraryToolsContent: UIContentConfiguration {
  var list: ThemeList
  var appearance: Appearance
  var report: Report

  func makeContentView() -> any UIView & UIContentView { LibraryToolsView(self) }

  func updated(for state: any UIConfigurationState) -> LibraryToolsContent { self }
}

final class LibraryToolsView: UIView, UIContentView {
  var configuration: any UIContentConfiguration {
    didSet { show() }
  }

  private let status = UILabel()
  private let tools: ButtonBar
  private let bringIn: CoreButton

  init(_ content: LibraryToolsContent) {
    configuration = content
    tools = ButtonBar(report: content.report)
    bringIn = CoreButton(report: content.report)
    super.init(frame: .zero)
    status.numberOfLines = 0
    status.adjustsFontForContentSizeCategory = true
    let parts = UIStackView(arrangedSubviews: [status, tools, bringIn])
    parts.axis = .vertical
    parts.spacing = 12
    pin(parts, NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16))
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    guard let content = configuration as? LibraryToolsContent else { return }
    let (list, text) = (content.list, UIColor(content.appearance.text))
    status.text = list.status
    status.font = .face(of: nil, size: 15).scaled(as: .subheadline)
    status.textColor = UIColor(content.appearance.mutedText)
    tools.show(list.tools, text: content.appearance.text)
    bringIn.isHidden = list.isLoading
    bringIn.show(list.bringIn, background: text.withAlphaComponent(0.08), text: text)
    bringIn.configuration?.image = UIImage(systemName: "square.and.arrow.down")
    bringIn.configuration?.imagePadding = 8
  }
}
