import ColorScience
import Studio
import UIKit

extension UINavigationItem {
  /// Copies the bar's colors.
  func show(_ bar: Bar, _ appearance: Appearance) {
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = UIColor(bar.fill ?? appearance.page)
    look.shadowColor = nil
    let buttons = UIBarButtonItemAppearance()
    buttons.show(bar.text, disabled: bar.next?.tint)
    look.buttonAppearance = buttons
    look.backButtonAppearance = buttons
    standardAppearance = look
    compactAppearance = look
    scrollEdgeAppearance = look
  }
}

extension UIBarButtonItemAppearance {
  fileprivate func show(_ color: SRGB?, disabled: SRGB?) {
    if let color { normal.titleTextAttributes = [.foregroundColor: UIColor(color)] }
    if let disabled { self.disabled.titleTextAttributes = [.foregroundColor: UIColor(disabled)] }
  }
}

extension UIStatusBarStyle {
  /// The style whose text is as light or dark as the bar's.
  init(text: SRGB?) {
    self = text.map { $0.relativeLuminance > 0.5 ? .lightContent : .darkContent } ?? .default
  }
}
