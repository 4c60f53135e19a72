/// https://developer.apple.com/documentation/uikit/uimenubuilder
@MainActor public protocol UIMenuBuilder {
  var system: UIMenuSystem { get }
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
}

/// https://developer.apple.com/documentation/uikit/uimenusystem
@MainActor open class UIMenuSystem: NSObject {
  public static let main = UIMenuSystem()
}
