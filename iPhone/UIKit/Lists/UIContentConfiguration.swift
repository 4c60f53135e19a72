/// https://developer.apple.com/documentation/uikit/uicontentconfiguration-9eib5
public protocol UIContentConfiguration {
  @MainActor func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

/// https://developer.apple.com/documentation/uikit/uicontentview-5fh3z
@MainActor public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
}

/// https://developer.apple.com/documentation/uikit/uiconfigurationstate
public protocol UIConfigurationState {}

/// https://developer.apple.com/documentation/uikit/uibackgroundconfiguration
public struct UIBackgroundConfiguration {
  /// Nil means the view's tint color.
  public var backgroundColor: UIColor? = .clear
  public var cornerRadius: CGFloat = 0

  @MainActor public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}

/// The way both kinds of cell use a content configuration: the old content view takes the new configuration if it's of
/// the same kind; else a new view is made.
@MainActor final class Content {
  let host = UIView()
  private(set) var view: (any UIView & UIContentView)?

  var configuration: (any UIContentConfiguration)? {
    didSet {
      guard let configuration else { return replace(with: nil) }
      if let view, type(of: view.configuration) == type(of: configuration) {
        view.configuration = configuration
      } else {
        replace(with: configuration.makeContentView())
      }
    }
  }

  private func replace(with new: (any UIView & UIContentView)?) {
    view?.removeFromSuperview()
    view = new
    if let new { host.addSubview(new) }
  }
}
