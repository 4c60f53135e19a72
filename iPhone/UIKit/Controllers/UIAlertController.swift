/// https://developer.apple.com/documentation/uikit/uialertcontroller
@MainActor open class UIAlertController: UIViewController {
  open private(set) var actions: [UIAlertAction] = []
  open var message: String?
  open var preferredAction: UIAlertAction?
  open private(set) var preferredStyle = Style.actionSheet

  public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  override var isPopover: Bool { Headless.isPad && preferredStyle == .actionSheet }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Taps a button: the alert closes, then, once it's gone, its action runs.
  @_spi(Headless) public func answer(_ title: String) throws {
    guard let action = actions.first(where: { $0.title == title }) else { throw NothingThere(title) }
    dismiss(animated: true) { action.handler?(action) }
  }

  /// https://developer.apple.com/documentation/uikit/uialertcontroller/style
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }
}

/// https://developer.apple.com/documentation/uikit/uialertaction
@MainActor open class UIAlertAction: NSObject {
  public let title: String?
  public let style: Style
  let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// https://developer.apple.com/documentation/uikit/uialertaction/style-swift.enum
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }
}
