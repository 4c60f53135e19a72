/// https://developer.apple.com/documentation/uikit/uisplitviewcontroller
@MainActor open class UISplitViewController: UIViewController {
  open weak var delegate: (any UISplitViewControllerDelegate)?
  open var preferredDisplayMode = DisplayMode.automatic
  open var preferredSplitBehavior = SplitBehavior.automatic
  open var preferredPrimaryColumnWidth: CGFloat = 0
  open var preferredSupplementaryColumnWidth: CGFloat = 0
  open private(set) var isCollapsed = Headless.screen.width < 700

  public let style: Style
  private var columns: [Column: UIViewController] = [:]
  /// A controller that isn't a navigation controller gets one, except in the compact column.
  private var shown: [UIViewController] = []

  public init(style: UISplitViewController.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { nil }

  open func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column) {
    precondition(vc == nil || !columns.values.contains { $0 === vc }, "A controller is in one column only")
    columns[column] = vc
  }

  open func viewController(for column: UISplitViewController.Column) -> UIViewController? { columns[column] }

  /// The window got another size, `Headless.screen`: UIKit changes between the columns and the compact one if it must.
  @_spi(Headless) public func resized() {
    let wasCollapsed = isCollapsed
    isCollapsed = Headless.screen.width < 700
    guard isCollapsed != wasCollapsed else { return }
    for child in shown {
      child.disappear()
      child.view.removeFromSuperview()
      child.disappeared()
    }
    showChild()
    if isCollapsed {
      delegate?.splitViewControllerDidCollapse(self)
    } else {
      delegate?.splitViewControllerDidExpand(self)
    }
  }

  override func showChild() {
    let wanted: [Column] = isCollapsed ? [.compact] : [.primary, .supplementary, .secondary]
    shown = wanted.compactMap { column in
      guard let controller = columns[column] else { return nil }
      if column == .compact || controller is UINavigationController { return controller }
      return UINavigationController(rootViewController: controller)
    }
    for child in shown {
      adopt(child)
      child.appear {
        view.addSubview(child.view)
        child.view.frame = view.frame
      }
      Headless.transitions.append { child.appeared() }
    }
  }

  /// https://developer.apple.com/documentation/uikit/uisplitviewcontroller/style-swift.enum
  public enum Style: Int, Sendable {
    case unspecified, doubleColumn, tripleColumn
  }

  /// https://developer.apple.com/documentation/uikit/uisplitviewcontroller/column
  public enum Column: Int, Sendable {
    case primary, supplementary, secondary, compact
  }

  /// https://developer.apple.com/documentation/uikit/uisplitviewcontroller/displaymode-swift.enum
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
    case twoDisplaceSecondary
  }

  /// https://developer.apple.com/documentation/uikit/uisplitviewcontroller/splitbehavior-swift.enum
  public enum SplitBehavior: Int, Sendable {
    case automatic, tile, overlay, displace
  }
}

/// https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate
@MainActor public protocol UISplitViewControllerDelegate: AnyObject {
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
}
