import Studio
import UIKit

/// What the row above the fonts shows: the search field, the categories, and what was found, in words.
struct FontFinderContent: UIContentConfiguration {
  var list: FontList
  var appearance: Appearance
  var report: (Event) -> Void

  func makeContentView() -> any UIView & UIContentView { FontFinderView(self) }

  func updated(for state: any UIConfigurationState) -> FontFinderContent { self }
}

final class FontFinderView: UIView, UIContentView {
  var configuration: any UIContentConfiguration {
    didSet { show() }
  }

  private let field = UISearchTextField()
  private let shelves: ShelfBar
  private let count = UILabel()
  private let note = UILabel()

  init(_ content: FontFinderContent) {
    configuration = content
    let report = content.report
    shelves = ShelfBar { report(.shelfTapped($0)) }
    super.init(frame: .zero)
    let parts = UIStackView(arrangedSubviews: [field, shelves, count, note])
    parts.axis = .vertical
    parts.spacing = 8
    pin(parts, NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
    field.autocorrectionType = .no
    field.returnKeyType = .search
    field.adjustsFontForContentSizeCategory = true
    field.addAction(UIAction { [weak field] _ in report(.searchChanged(field?.text ?? "")) }, for: .editingChanged)
    field.addAction(UIAction { [weak field] _ in field?.resignFirstResponder() }, for: .editingDidEndOnExit)
    for label in [count, note] {
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
    }
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    guard let content = configuration as? FontFinderContent else { return }
    let (list, appearance) = (content.list, content.appearance)
    if field.text != list.query { field.text = list.query }
    field.placeholder = list.prompt
    field.accessibilityLabel = list.prompt
    field.font = .face(of: nil, size: 17).scaled()
    field.textColor = UIColor(appearance.ink)
    shelves.show(list.shelves, appearance)
    say(list.emptiness ?? list.count)
    note.text = list.note
    note.isHidden = list.note == nil
    for label in [count, note] {
      label.font = .face(of: nil, size: 13).scaled(as: .footnote)
      label.textColor = UIColor(appearance.mutedInk)
    }
  }

  /// What was found; a change of it is told to who cannot see it.
  private func say(_ found: String) {
    if let before = count.text, before != found { UIAccessibility.post(notification: .announcement, argument: found) }
    count.text = found
  }
}
