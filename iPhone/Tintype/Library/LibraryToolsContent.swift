import Studio
import Theme
import UIKit

/// The content above the themes: how many there are, and actions for all of them.
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

  private let status = UILabel(.subheadline)
  private let tools: ButtonBar

  init(_ content: LibraryToolsContent) {
    configuration = content
    tools = ButtonBar(report: content.report)
    super.init(frame: .zero)
    pin(
      UIStackView(column: [status, tools], spacing: 12),
      NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16))
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    guard let content = configuration as? LibraryToolsContent else { return }
    let list = content.list
    status.text = list.status
    status.textColor = UIColor(content.appearance.mutedText)
    tools.show(list.tools, text: content.appearance.text)
  }
}
