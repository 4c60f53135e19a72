/// https://developer.apple.com/documentation/uikit/uibutton
@MainActor open class UIButton: UIControl {
  open var configuration: UIButton.Configuration?
  open var menu: UIMenu?
  open var showsMenuAsPrimaryAction = false
  open var isPointerInteractionEnabled = false

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }

  public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.configuration = configuration
    accessibilityTraits = .button
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    accessibilityTraits = .button
    titleLabel = UILabel()
  }

  /// A label for a button that has no configuration.
  open private(set) var titleLabel: UILabel?
  private var titles: [UInt: String] = [:]
  private var titleColors: [UInt: UIColor] = [:]

  open func setTitle(_ title: String?, for state: UIControl.State) { titles[state.rawValue] = title }
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) { titleColors[state.rawValue] = color }
  open func title(for state: UIControl.State) -> String? { titles[state.rawValue] ?? titles[0] }
  open func titleColor(for state: UIControl.State) -> UIColor? { titleColors[state.rawValue] ?? titleColors[0] }

  /// https://developer.apple.com/documentation/uikit/uibutton/buttontype
  public enum ButtonType: Int, Sendable {
    case custom, system
  }

  /// https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct
  public struct Configuration {
    public var title: String?
    public var subtitle: String?
    public var image: UIImage?
    public var imagePadding: CGFloat = 0
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    public var cornerStyle = CornerStyle.dynamic
    public var background = UIBackgroundConfiguration()

    @MainActor public static func filled() -> UIButton.Configuration { UIButton.Configuration() }
    @MainActor public static func plain() -> UIButton.Configuration { UIButton.Configuration() }

    /// https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/cornerstyle-swift.enum
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }
  }
}
