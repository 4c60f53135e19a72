/// https://developer.apple.com/documentation/uikit/uisearchcontroller
@MainActor open class UISearchController: UIViewController {
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  public let searchBar = UISearchBar()
  /// The controller whose item it is.
  weak var host: UIViewController?

  public init(searchResultsController: UIViewController?) {
    super.init(nibName: nil, bundle: nil)
    searchBar.changed = { [weak self] in
      if let self { searchResultsUpdater?.updateSearchResults(for: self) }
    }
    searchBar.searchTextField.began = { [weak self] in self?.begin() }
  }
  public required init?(coder: NSCoder) { nil }

  /// A search that's under way is presented, invisibly if it obscures nothing.
  private func begin() {
    searchResultsUpdater?.updateSearchResults(for: self)
    if let host, host.presentedViewController == nil { host.present(self, animated: true) }
  }
}

/// https://developer.apple.com/documentation/uikit/uisearchresultsupdating
@MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

/// https://developer.apple.com/documentation/uikit/uisearchbar
@MainActor open class UISearchBar: UIView {
  public let searchTextField = UISearchTextField()
  open var enablesReturnKeyAutomatically = true
  var changed: () -> Void = {}

  /// A text that's set is a change as well.
  open var text: String? {
    get { searchTextField.text }
    set {
      searchTextField.text = newValue
      changed()
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(searchTextField)
    searchTextField.addAction(UIAction { [weak self] _ in self?.changed() }, for: .editingChanged)
  }
  public required init?(coder: NSCoder) { nil }
}

extension UINavigationItem {
  /// https://developer.apple.com/documentation/uikit/uinavigationitem/searchbarplacement-swift.enum
  public enum SearchBarPlacement: Int, Sendable {
    case automatic = 0
    case stacked = 2
  }
}
