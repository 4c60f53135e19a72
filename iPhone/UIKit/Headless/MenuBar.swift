/// Builds the menu bar as UIKit does at the start: it asks the application's delegate.
@_spi(Headless) @MainActor public struct MenuBar: UIMenuBuilder {
  public let system = UIMenuSystem.main
  private final class Menus { var menus: [UIMenu] = [] }
  private let built = Menus()

  public init(of delegate: UIResponder) { delegate.buildMenu(with: self) }

  public func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    built.menus.append(siblingMenu)
    let keys = commands.map { $0.action.name + "\($0.propertyList ?? "")" }
    precondition(Set(keys).count == keys.count, "UIKit refuses two commands with one action and one property list")
  }

  public var commands: [UIKeyCommand] { built.menus.flatMap { $0.children }.compactMap { $0 as? UIKeyCommand } }
}
