/// https://developer.apple.com/documentation/uikit/uimenu
@MainActor open class UIMenu: UIMenuElement {
  open private(set) var children: [UIMenuElement]

  open private(set) var options: UIMenu.Options

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [], preferredElementSize: UIMenu.ElementSize = .automatic,
    children: [UIMenuElement] = []
  ) {
    self.children = children
    self.options = options
    super.init()
    self.title = title
    self.image = image
  }

  /// A finger on an entry, in this menu or one within it: nothing happens while it is disabled.
  @_spi(Headless) public func choose(_ title: String, from sender: Any?) throws {
    guard let entry = actions.first(where: { $0.title == title }) else { throw NothingThere(title) }
    if !entry.attributes.contains(.disabled) { entry.perform(from: sender) }
  }

  /// The entries, those of the menus within it included.
  @_spi(Headless) public var actions: [UIAction] {
    children.flatMap { ($0 as? UIMenu)?.actions ?? [$0 as? UIAction].compactMap { $0 } }
  }

  /// https://developer.apple.com/documentation/uikit/uimenu/options-swift.struct
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let displayInline = Options(rawValue: 1 << 0)
    public static let destructive = Options(rawValue: 1 << 1)
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// https://developer.apple.com/documentation/uikit/uimenu/identifier-swift.struct
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let root = Identifier(rawValue: "com.apple.menu.root")
    public static let window = Identifier(rawValue: "com.apple.menu.window")
  }

  /// https://developer.apple.com/documentation/uikit/uimenu/elementsize
  public enum ElementSize: Int, Sendable {
    case small, medium, large
    case automatic = -1
  }
}
