import Catalog
import Studio
import Theme
import UIKit

extension SearchTableView {
  /// Copies a list of fonts. Takes how to pick one that the person installed, and how to remove one of their own.
  func show(
    _ list: FontList, _ appearance: Appearance, pickInstalled: @escaping () -> Void,
    remove: @escaping (Family) -> Void
  ) {
    accessibilityLabel = list.name
    show(
      ListToolsContent(
        filters: list.filters, status: list.status, note: list.note, appearance: appearance,
        report: report, addFile: list.addFile, pickInstalled: pickInstalled),
      Rows(
        count: list.families.count, selection: list.selection,
        draw: { $1.show($0, of: list, appearance) }, event: { list.choosing(list.families[$0]) },
        removal: { row in
          list.isRemovable(at: row)
            ? RowRemoval(label: FontList.removalLabel) { remove(list.families[row]) } : nil
        }))
  }
}

extension UITableViewCell {
  /// Copies a row of the list: its name in the chosen font or in its own, and the chosen row's colors.
  fileprivate func show(_ row: Int, of list: FontList, _ appearance: Appearance) {
    let family = list.families[row]
    let isChosen = row == list.selection
    let color = UIColor(isChosen ? list.selectedRow.text : appearance.text)
    var content = defaultContentConfiguration()
    content.text = family.label
    content.textProperties.font = UIFont.face(of: list.typeface ?? family, .fontName).scaled()
    content.textProperties.color = color
    content.secondaryText = list.remark(at: row)
    content.secondaryTextProperties.font = .preferredFont(forTextStyle: .footnote)
    content.secondaryTextProperties.color = color
    contentConfiguration = content
    var background = UIBackgroundConfiguration.clear()
    if isChosen { background.backgroundColor = UIColor(list.selectedRow.background) }
    backgroundConfiguration = background
    tintColor = color
    accessoryType = isChosen ? .checkmark : .none
    accessibilityIgnoresInvertColors = isChosen
    accessibilityTraits = isChosen ? [.button, .selected] : .button
  }
}
