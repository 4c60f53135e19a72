import Studio
import Theme
import UIKit

/// The search of a list, in the bar of its screen.
@MainActor final class BarSearch: NSObject, UISearchResultsUpdating {
  private let controller = UISearchController(searchResultsController: nil)
  private let report: Report
  private var shown: TextField?

  /// Takes the navigation item of the screen, and what to do with the event of typing.
  init(_ item: UINavigationItem, report: @escaping Report) {
    self.report = report
    super.init()
    controller.searchResultsUpdater = self
    // The list itself shows what's found, and the bar stays as it is: its title shows the chosen font, and Next leads on.
    controller.obscuresBackgroundDuringPresentation = false
    controller.hidesNavigationBarDuringPresentation = false
    controller.automaticallyShowsCancelButton = false
    let field = controller.searchBar.searchTextField
    field.autocorrectionType = .no
    field.returnKeyType = .search
    // So that it closes the keyboard while nothing is typed.
    controller.searchBar.enablesReturnKeyAutomatically = false
    // Its own background instead of the bar's, on which its text reads whatever color the bar has.
    field.borderStyle = .none
    field.layer.cornerRadius = 10
    item.preferredSearchBarPlacement = .stacked
    item.hidesSearchBarWhenScrolling = false
    item.searchController = controller
  }

  func show(_ search: TextField, _ appearance: Appearance) {
    shown = search
    let field = controller.searchBar.searchTextField
    if field.text != search.text { controller.searchBar.text = search.text }
    field.accessibilityLabel = search.label
    field.backgroundColor = UIColor(appearance.background)
    field.textColor = UIColor(appearance.text)
    // The caret would have the bar's color for text.
    field.tintColor = UIColor(appearance.text)
    field.attributedPlaceholder = NSAttributedString(
      string: search.placeholder, attributes: [.foregroundColor: UIColor(appearance.mutedText)])
    field.leftView?.tintColor = UIColor(appearance.mutedText)
  }

  /// UIKit calls it for a text that was set as well, and when the field gets the keyboard.
  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    if let shown, text != shown.text { report(shown.input.changed(to: text)) }
  }
}

extension Screen {
  /// The search of the screen's list; nil if it has none.
  var search: TextField? {
    switch content {
    case .fonts(let list): list.search
    case .crayons(let list): list.search
    default: nil
    }
  }
}
