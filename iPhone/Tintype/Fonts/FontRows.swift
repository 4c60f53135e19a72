import Studio
import UIKit

extension FinderTableView {
  /// Copies a list of fonts.
  func show(_ list: FontList, _ appearance: Appearance, report: @escaping (Event) -> Void) {
    accessibilityLabel = list.name
    show(
      FinderContent(
        prompt: list.prompt, query: list.query, shelves: list.shelves, found: list.emptiness ?? list.count,
        note: list.note, appearance: appearance, report: report),
      Rows(
        count: list.families.count, edition: list.edition, selection: list.selection,
        draw: { $1.show($0, of: list, appearance) },
        tapped: { report(.fontTapped(list.families[$0].name)) }))
  }
}

extension UITableViewCell {
  /// Copies a row of the list: its name in the chosen font or in its own, and the chosen row's colors.
  fileprivate func show(_ row: Int, of list: FontList, _ appearance: Appearance) {
    let family = list.families[row]
    let isChosen = row == list.selection
    let lettering = isChosen ? list.highlight.lettering(in: list.typeface) : .ordinary
    let isStrong = lettering != .ordinary
    let color = UIColor(isChosen ? list.highlight.text : appearance.ink)
    var content = defaultContentConfiguration()
    content.text = family.name
    content.textProperties.font =
      UIFont.face(of: list.typeface ?? family, size: lettering.size, isBold: lettering.isBold).scaled()
    content.textProperties.color = color
    content.secondaryText = isChosen ? list.remark : nil
    content.secondaryTextProperties.font = .face(of: nil, size: isStrong ? 19 : 13, isBold: isStrong).scaled()
    content.secondaryTextProperties.color = color
    contentConfiguration = content
    var ground = UIBackgroundConfiguration.clear()
    if isChosen { ground.backgroundColor = UIColor(list.highlight.fill) }
    backgroundConfiguration = ground
    tintColor = color
    accessoryType = isChosen ? .checkmark : .none
    accessibilityIgnoresInvertColors = isChosen
    accessibilityTraits = isChosen ? [.button, .selected] : .button
  }
}
