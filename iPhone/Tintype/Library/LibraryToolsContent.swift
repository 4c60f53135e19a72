import Studio
import Theme
import UIKit

/// A line about the rows below it, under their heading if they have one, and the buttons for all of them.
struct LibraryToolsContent: UIContentConfiguration {
  var heading: String?
  var status: String
  var tools: [Button]
  var appearance: Appearance
  var report: Report

  func makeContentView() -> any UIView & UIContentView { LibraryToolsView(self) }

  func updated(for state: any UIConfigurationState) -> LibraryToolsContent { self }
}

final class LibraryToolsView: UIView, UIContentView {
  var configuration: any UIContentConfiguration {
    didSet { show() }
  }

  private let heading = UILabel(.title2)
  private let status = UILabel(.subheadline)
  private let tools: ButtonBar

  init(_ content: LibraryToolsContent) {
    configuration = content
    tools = ButtonBar(report: content.report)
    super.init(frame: .zero)
    heading.accessibilityTraits = .header
    pin(
      UIStackView(column: [heading, status, tools], spacing: 12),
      NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16))
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    guard let content = configuration as? LibraryToolsContent else { return }
    (heading.text, heading.isHidden) = (content.heading, content.heading == nil)
    heading.textColor = UIColor(content.appearance.text)
    (status.text, status.isHidden) = (content.status, content.status.isEmpty)
    status.textColor = UIColor(content.appearance.mutedText)
    tools.isHidden = content.tools.isEmpty
    tools.show(content.tools, text: content.appearance.text)
  }
}
