/// https://developer.apple.com/documentation/uikit/uimenu
@MainActor open class UIMenu: UIMenuElement {
  open private(set) var children: [UIMenuElement]

  public init(title: String = "", children: [UIMenuElement] = []) {
    self.children = children
    super.init()
    self.title = title
  }
}
