import Studio
import Theme
import UIKit

extension SearchTableView {
  /// Copies the list of crayons.
  func show(_ list: CrayonList, _ appearance: Appearance) {
    accessibilityLabel = list.name.localized
    show(
      SearchContent(
        search: list.search, filters: list.sets, status: list.status, note: list.problem?.sentence,
        appearance: appearance, report: report),
      Rows(
        count: list.rows.count, edition: list.rows.map { $0.option.label + $0.subtitle },
        selection: list.rows.firstIndex { $0.option.isSelected }, draw: { $1.show(list.rows[$0]) },
        event: { list.rows[$0].option.event }, color: { list.rows[$0].fill }))
  }
}

extension UITableViewCell {
  /// Copies a crayon: its name and hex on its color.
  fileprivate func show(_ row: CrayonRow) {
    let text = UIColor(row.text)
    var content = defaultContentConfiguration()
    content.text = row.option.label
    content.textProperties.font = .face(of: nil, size: 17, isBold: true).scaled()
    content.textProperties.color = text
    content.secondaryText = row.remark.map { row.subtitle + " · " + $0.localized } ?? row.subtitle
    content.secondaryTextProperties.font = .face(of: nil, size: 13).scaled(as: .footnote)
    content.secondaryTextProperties.color = text
    contentConfiguration = content
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = UIColor(row.fill)
    backgroundConfiguration = background
    accessibilityIgnoresInvertColors = true
    accessibilityTraits = row.option.isSelected ? [.button, .selected] : .button
  }
}
