/// https://developer.apple.com/documentation/uikit/uimenubuilder
@MainActor public protocol UIMenuBuilder {
  var system: UIMenuSystem { get }
  /// Nil if there's no such menu.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Does nothing if there's no such menu.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
}

/// https://developer.apple.com/documentation/uikit/uimenusystem
@MainActor open class UIMenuSystem: NSObject {
  public static let main = UIMenuSystem()
}
