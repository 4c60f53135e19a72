import Studio
import UIKit

extension UITableViewCell {
  /// Copies a row of the list: its name in the chosen font or in its own, and the chosen row's colors.
  func show(_ row: Int, of list: FontList, ink: UIColor) {
    let family = list.families[row]
    let isChosen = row == list.selection
    let isStrong = isChosen && list.highlight.isStrong
    let color = isChosen ? UIColor(list.highlight.text) : ink
    var content = defaultContentConfiguration()
    content.text = family.name
    content.textProperties.font =
      UIFont.face(of: list.typeface ?? family, size: isStrong ? 19 : 17, isBold: isStrong).scaled()
    content.textProperties.color = color
    content.secondaryText = isChosen ? list.remark : nil
    content.secondaryTextProperties.font = .face(of: nil, size: isStrong ? 19 : 13, isBold: isStrong).scaled()
    content.secondaryTextProperties.color = color
    contentConfiguration = content
    var ground = UIBackgroundConfiguration.clear()
    if isChosen { ground.backgroundColor = UIColor(list.highlight.fill) }
    backgroundConfiguration = ground
    selectionStyle = .none
    tintColor = color
    accessoryType = isChosen ? .checkmark : .none
    accessibilityTraits = isChosen ? [.button, .selected] : .button
  }
}
