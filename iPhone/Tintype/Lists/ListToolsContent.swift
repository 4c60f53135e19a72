import Studio
import Theme
import UIKit

/// The content of the row above a list: the categories, ways to look at the list, and the number of results in words.
struct ListToolsContent: UIContentConfiguration {
  var filters: [Option] = []
  /// Shows colors near a color.
  var near: Toggle?
  /// The ways to look at the list.
  var arrangements: [Option] = []
  /// The number of results, in words.
  var status: String
  /// Whether there are none. The list then says so in their place.
  var isEmpty = false
  var note: String?
  var appearance: Appearance
  var report: Report
  /// Adds a font file.
  var addFile: Button?
  /// Offers the fonts that the person installed; nil if there are none to pick.
  var pickInstalled: (() -> Void)?

  func makeContentView() -> any UIView & UIContentView { ListToolsView(self) }

  func updated(for state: any UIConfigurationState) -> ListToolsContent { self }
}

final class ListToolsView: UIView, UIContentView {
  var configuration: any UIContentConfiguration {
    didSet { show() }
  }

  private let filters: ButtonBar
  private let near: CoreButton
  private let arrangements: OptionControl
  private let addFile: CoreButton
  private lazy var sources = AdaptiveStackView(of: [installed, addFile], .fillEqually)
  private let status = UILabel(.footnote)
  private let note = UILabel(.footnote)
  private lazy var installed = PlainButton(title: FontList.installedLabel) { [weak self] in
    (self?.configuration as? ListToolsContent)?.pickInstalled?()
  }

  init(_ content: ListToolsContent) {
    configuration = content
    filters = ButtonBar(report: content.report)
    near = CoreButton(report: content.report)
    arrangements = OptionControl(report: content.report)
    addFile = CoreButton(report: content.report)
    super.init(frame: .zero)
    pin(
      UIStackView(
        column: [
          filters, near, arrangements, sources, status, note,
        ], spacing: 8),
      NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
    arrangements.accessibilityLabel = CrayonList.arrangementsName
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    guard let content = configuration as? ListToolsContent else { return }
    let appearance = content.appearance
    let text = UIColor(appearance.text)
    filters.isHidden = content.filters.isEmpty
    filters.show(content.filters, text: appearance.text, background: appearance.background)
    near.isHidden = content.near == nil
    if let toggle = content.near {
      near.show(toggle, background: text.withAlphaComponent(toggle.isOn ? 0.2 : 0.08), text: text)
    }
    arrangements.isHidden = content.arrangements.isEmpty
    arrangements.show(content.arrangements)
    addFile.isHidden = content.addFile == nil
    if let button = content.addFile {
      addFile.show(button, quietlyIn: text)
    }
    installed.isHidden = content.pickInstalled == nil
    sources.isHidden = addFile.isHidden && installed.isHidden
    installed.color(appearance)
    say(content.status)
    status.isHidden = content.isEmpty
    note.text = content.note
    note.isHidden = content.note == nil
    for label in [status, note] { label.textColor = UIColor(appearance.mutedText) }
  }

  /// Says what was found; VoiceOver says it, too, when it changes.
  private func say(_ words: String) {
    if let before = status.text, before != words { UIAccessibility.post(notification: .announcement, argument: words) }
    status.text = words
  }
}
