import Studio
import Theme
import UIKit

/// The bar of one screen: made once, then updated with what has changed.
@MainActor final class ScreenBar {
  private let item: UINavigationItem
  private let report: Report
  private let titleView = BarTitleView()
  private let look = UINavigationBarAppearance()
  private let menuItem = UIBarButtonItem(image: UIImage(systemName: "ellipsis"))
  private lazy var nextButton = NextButton { [weak self] in self?.nextTapped() }
  private lazy var nextItem = UIBarButtonItem(customView: nextButton)
  private var shown: (bar: Bar, appearance: Appearance)?
  private var tabBar: TabBar?
  private lazy var search = BarSearch(item, report: report)

  /// Takes the navigation item to fill, and what to do with the event of a button that is tapped.
  init(_ item: UINavigationItem, report: @escaping Report) {
    self.item = item
    self.report = report
    look.configureWithOpaqueBackground()
    look.backgroundEffect = nil
    look.shadowColor = nil
    menuItem.accessibilityLabel = TabBar.menuName
    item.titleView = titleView
    item.leftItemsSupplementBackButton = true
    item.leftBarButtonItem = menuItem
    if #available(iOS 26, *) {
      // The bar is in the theme's color from edge to edge; glass under the buttons would tint it.
      for button in [menuItem, nextItem] { button.hidesSharedBackground = true }
    }
  }

  /// Copies the bar of a screen. Takes the navigation item of the screen before it, which says how Back looks.
  func show(_ screen: Screen, previous: UINavigationItem?) {
    if tabBar != screen.tabBar {
      tabBar = screen.tabBar
      menuItem.menu = UIMenu(screen.tabBar, report: report)
    }
    show(screen, in: previous)
    if let field = screen.search { search.show(field, screen.appearance) }
    if shown?.bar == screen.bar, shown?.appearance == screen.appearance { return }
    shown = (screen.bar, screen.appearance)
    show(screen.bar, screen.appearance)
  }

  /// Shows Back. It stays UIKit's own button: an empty one of ours may disappear on an iPad, and has no words in its menu.
  private func show(_ screen: Screen, in previous: UINavigationItem?) {
    guard let previous else { return }
    let label = screen.bar.back?.label
    if previous.backButtonTitle != label { previous.backButtonTitle = label }
    // Where a font is chosen the title is set in it, and needs the room of the word beside the arrow, however wide it is.
    let mode: UINavigationItem.BackButtonDisplayMode = if case .fonts = screen.content { .minimal } else { .default }
    if previous.backButtonDisplayMode != mode { previous.backButtonDisplayMode = mode }
  }

  private func nextTapped() {
    if let next = shown?.bar.next { report(next.event) }
  }

  private func show(_ bar: Bar, _ appearance: Appearance) {
    titleView.show(bar, appearance)
    let title = bar.title
    if item.title != title { item.title = title }
    let wanted = bar.next == nil ? nil : nextItem
    if item.rightBarButtonItem !== wanted { item.rightBarButtonItem = wanted }
    color(bar, appearance)
  }

  private func color(_ bar: Bar, _ appearance: Appearance) {
    look.backgroundColor = UIColor(bar.fill ?? appearance.background)
    let text = bar.text.map { UIColor($0) }
    for buttons in [look.buttonAppearance, look.backButtonAppearance] { buttons.normal.show(text) }
    if let next = bar.next {
      nextButton.show(
        next, text, on: bar.nextFill.map { UIColor($0) }, disabled: bar.nextText.map { UIColor($0) } ?? text)
    }
    // iOS 26 colors a button by its own tint and no longer by the bar's.
    menuItem.tintColor = text
    // UIKit copies what it is given, so each is set again.
    item.standardAppearance = look
    item.compactAppearance = look
    item.scrollEdgeAppearance = look
  }
}

extension UIBarButtonItemStateAppearance {
  /// A label as large as its contrast asks for, in a color or, for nil, in the system's.
  @MainActor fileprivate func show(_ color: UIColor?) {
    var attributes: [NSAttributedString.Key: Any] = [.font: UIFont.face(of: nil, .barTitle)]
    if let color { attributes[.foregroundColor] = color }
    titleTextAttributes = attributes
  }
}
