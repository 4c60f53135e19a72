/// https://developer.apple.com/documentation/objectivec/selector
public struct Selector: Hashable, Sendable {
  @_spi(Headless) public let name: String
  public init(_ str: String) { name = str }
}

/// https://developer.apple.com/documentation/uikit/uicommand
@MainActor open class UICommand: UIMenuElement {
  open var attributes: UIMenuElement.Attributes = []
}

/// https://developer.apple.com/documentation/uikit/uikeycommand
@MainActor open class UIKeyCommand: UICommand {
  open private(set) var input: String?
  open private(set) var modifierFlags: UIKeyModifierFlags
  open var wantsPriorityOverSystemBehavior = false
  @_spi(Headless) public let action: Selector
  open private(set) var propertyList: Any?

  public static let inputUpArrow = "UIKeyInputUpArrow"
  public static let inputDownArrow = "UIKeyInputDownArrow"
  public static let inputEscape = "UIKeyInputEscape"

  public init(
    title: String, image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil
  ) {
    self.propertyList = propertyList
    self.action = action
    self.input = input
    self.modifierFlags = modifierFlags
    super.init()
    self.title = title
    self.image = image
  }
}
