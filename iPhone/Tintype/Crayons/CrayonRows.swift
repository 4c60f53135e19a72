import Studio
import UIKit

extension FinderTableView {
  /// Copies the list of crayons.
  func show(_ list: CrayonList, _ appearance: Appearance, report: @escaping (Event) -> Void) {
    accessibilityLabel = list.name
    show(
      FinderContent(
        prompt: list.prompt, query: list.query, found: list.count, appearance: appearance, report: report),
      Rows(
        count: list.rows.count, edition: list.rows.map { $0.pigment.slug },
        selection: list.rows.firstIndex { $0.isSelected }, draw: { $1.show(list.rows[$0]) },
        tapped: { report(.crayonTapped(list.rows[$0].pigment.slug)) }))
  }
}

extension UITableViewCell {
  /// Copies a crayon: its name and hex on its color.
  fileprivate func show(_ row: CrayonRow) {
    let ink = UIColor(row.ink)
    var content = defaultContentConfiguration()
    content.text = row.title
    content.textProperties.font = .face(of: nil, size: 17, isBold: true).scaled()
    content.textProperties.color = ink
    content.secondaryText = row.remark.map { row.subtitle + " · " + $0 } ?? row.subtitle
    content.secondaryTextProperties.font = .face(of: nil, size: 13).scaled(as: .footnote)
    content.secondaryTextProperties.color = ink
    contentConfiguration = content
    var ground = UIBackgroundConfiguration.clear()
    ground.backgroundColor = UIColor(row.fill)
    backgroundConfiguration = ground
    accessibilityIgnoresInvertColors = true
    accessibilityTraits = row.isSelected ? [.button, .selected] : .button
  }
}
