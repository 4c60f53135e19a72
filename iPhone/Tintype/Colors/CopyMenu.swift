import ColorScience
import Studio
import UIKit

extension UIContextMenuConfiguration {
  /// A color's menu: to copy it in each format.
  convenience init(copying color: SRGB, report: @escaping Report) {
    self.init(
      identifier: nil, previewProvider: nil,
      actionProvider: { _ in
        UIMenu(
          title: color.hex,
          children: ColorFormat.allCases.map { format in
            UIAction(title: format.copyLabel, image: UIImage(systemName: "doc.on.doc")) { _ in
              report(.stage(.copyTapped(color, format)))
            }
          })
      })
  }
}
