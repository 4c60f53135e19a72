import Studio
import UIKit

/// The bar of one screen: made once, then changed only where the screen changes.
@MainActor final class ScreenBar {
  private let item: UINavigationItem
  private let title = BarTitleView()
  private let look = UINavigationBarAppearance()
  private let menuItem = UIBarButtonItem(image: UIImage(systemName: "arrow.uturn.backward"))
  private let nextItem: UIBarButtonItem
  /// What leads back to this screen's predecessor. UIKit asks that one for it.
  private let backItem = UIBarButtonItem()
  private var shown: (bar: Bar, appearance: Appearance)?
  private var dock: Dock?

  /// Takes the navigation item to fill, and what to do when the button on the right is tapped.
  init(_ item: UINavigationItem, nextTapped: @escaping () -> Void) {
    self.item = item
    nextItem = UIBarButtonItem(primaryAction: UIAction { _ in nextTapped() })
    look.configureWithOpaqueBackground()
    look.backgroundEffect = nil
    look.shadowColor = nil
    menuItem.accessibilityLabel = "Undo and redo"
    item.titleView = title
    item.leftItemsSupplementBackButton = true
    item.leftBarButtonItem = menuItem
    if #available(iOS 26, *) {
      // The bar has the theme's color, edge to edge; glass under the buttons would tint it.
      for button in [menuItem, nextItem, backItem] { button.hidesSharedBackground = true }
    }
  }

  /// Copies the bar of a screen. Takes the menu for the dock, made where the dock has changed, and the item of the screen
  /// to which Back leads.
  func show(_ screen: Screen, menu: (Dock) -> UIMenu, previous: UINavigationItem?) {
    if dock != screen.dock {
      dock = screen.dock
      menuItem.menu = menu(screen.dock)
    }
    if previous?.backBarButtonItem !== backItem { previous?.backBarButtonItem = backItem }
    if shown?.bar == screen.bar, shown?.appearance == screen.appearance { return }
    shown = (screen.bar, screen.appearance)
    show(screen.bar, screen.appearance)
  }

  private func show(_ bar: Bar, _ appearance: Appearance) {
    title.show(bar, appearance)
    if item.title != bar.title { item.title = bar.title }
    backItem.title = bar.back?.label
    nextItem.title = bar.next?.label
    nextItem.isEnabled = bar.next?.isEnabled == true
    let wanted = bar.next == nil ? nil : nextItem
    if item.rightBarButtonItem !== wanted { item.rightBarButtonItem = wanted }
    color(bar, appearance)
  }

  private func color(_ bar: Bar, _ appearance: Appearance) {
    look.backgroundColor = UIColor(bar.fill ?? appearance.page)
    let text = bar.text.map { UIColor($0) }
    let next = bar.next?.tint.map { UIColor($0) } ?? text
    for buttons in [look.buttonAppearance, look.backButtonAppearance] {
      buttons.normal.color(text)
      buttons.disabled.color(next)
    }
    // iOS 26 colors a button by its own tint and no longer by the bar's.
    for button in [menuItem, backItem] { button.tintColor = text }
    nextItem.tintColor = next
    // Each is a copy, as UIKit makes of it.
    item.standardAppearance = look
    item.compactAppearance = look
    item.scrollEdgeAppearance = look
  }
}

extension UIBarButtonItemStateAppearance {
  fileprivate func color(_ color: UIColor?) {
    titleTextAttributes = color.map { [.foregroundColor: $0] } ?? [:]
  }
}
