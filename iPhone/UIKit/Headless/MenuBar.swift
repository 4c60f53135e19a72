/// Builds the menu bar as UIKit does at the start: it asks the application's delegate.
@_spi(Headless) @MainActor public struct MenuBar: UIMenuBuilder {
  public let system = UIMenuSystem.main
  private final class Menus { var menus: [UIMenu] = [] }
  private let built = Menus()
  private let hasWindowMenu: Bool

  /// Takes whether the device has a menu for windows, which an iPhone may not.
  public init(of delegate: UIResponder, hasWindowMenu: Bool = true) {
    self.hasWindowMenu = hasWindowMenu
    delegate.buildMenu(with: self)
  }

  public func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    identifier == .root || hasWindowMenu && identifier == .window ? UIMenu() : nil
  }

  public func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    if menu(for: siblingIdentifier) != nil { insert(siblingMenu) }
  }

  public func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    if menu(for: parentIdentifier) != nil { insert(childMenu) }
  }

  private func insert(_ menu: UIMenu) {
    built.menus.append(menu)
    let keys = commands.map { $0.action.name + "\($0.propertyList ?? "")" }
    precondition(Set(keys).count == keys.count, "UIKit refuses two commands with one action and one property list")
  }

  public var commands: [UIKeyCommand] { built.menus.flatMap { $0.children }.compactMap { $0 as? UIKeyCommand } }
}
