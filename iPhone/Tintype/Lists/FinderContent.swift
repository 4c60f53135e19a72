import Studio
import UIKit

/// What the row above a list shows: the search field, the categories, and what was found, in words.
struct FinderContent: UIContentConfiguration {
  var prompt: String
  var query: String
  var shelves: [FontList.ShelfChoice] = []
  var found: String
  var note: String?
  var appearance: Appearance
  var report: (Event) -> Void

  func makeContentView() -> any UIView & UIContentView { FinderView(self) }

  func updated(for state: any UIConfigurationState) -> FinderContent { self }
}

final class FinderView: UIView, UIContentView {
  var configuration: any UIContentConfiguration {
    didSet { show() }
  }

  private let field = UISearchTextField()
  private let shelves: ButtonBar
  private let found = UILabel()
  private let note = UILabel()

  init(_ content: FinderContent) {
    configuration = content
    let report = content.report
    let choices = content.shelves.map { $0.shelf }
    shelves = ButtonBar { report(.shelfTapped(choices[$0])) }
    super.init(frame: .zero)
    let parts = UIStackView(arrangedSubviews: [field, shelves, found, note])
    parts.axis = .vertical
    parts.spacing = 8
    pin(parts, NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
    field.autocorrectionType = .no
    field.returnKeyType = .search
    field.adjustsFontForContentSizeCategory = true
    field.addAction(UIAction { [weak field] _ in report(.searchChanged(field?.text ?? "")) }, for: .editingChanged)
    field.addAction(UIAction { [weak field] _ in field?.resignFirstResponder() }, for: .editingDidEndOnExit)
    for label in [found, note] {
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
    }
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    guard let content = configuration as? FinderContent else { return }
    let appearance = content.appearance
    if field.text != content.query { field.text = content.query }
    field.placeholder = content.prompt
    field.accessibilityLabel = content.prompt
    field.font = .face(of: nil, size: 17).scaled()
    field.textColor = UIColor(appearance.ink)
    shelves.isHidden = content.shelves.isEmpty
    shelves.show(
      content.shelves.map { $0.shelf.label }, chosen: content.shelves.firstIndex { $0.isSelected },
      ink: appearance.ink, ground: appearance.page)
    say(content.found)
    note.text = content.note
    note.isHidden = content.note == nil
    for label in [found, note] {
      label.font = .face(of: nil, size: 13).scaled(as: .footnote)
      label.textColor = UIColor(appearance.mutedInk)
    }
  }

  /// What was found; a change of it is told to who cannot see it.
  private func say(_ words: String) {
    if let before = found.text, before != words { UIAccessibility.post(notification: .announcement, argument: words) }
    found.text = words
  }
}
