/// https://developer.apple.com/documentation/uikit/uilistcontentconfiguration
public struct UIListContentConfiguration: UIContentConfiguration {
  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var textProperties = TextProperties()
  public var secondaryTextProperties = TextProperties()
  public var textToSecondaryTextVerticalPadding: CGFloat = 0

  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  @MainActor public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }

  /// https://developer.apple.com/documentation/uikit/uilistcontentconfiguration/imageproperties-swift.struct
  public struct ImageProperties {
    public var tintColor: UIColor?
  }

  /// https://developer.apple.com/documentation/uikit/uilistcontentconfiguration/textproperties-swift.struct
  public struct TextProperties {
    public var font = UIFont.systemFont(ofSize: 17, weight: .regular)
    public var color = UIColor.black
    public var numberOfLines = 0
    public var adjustsFontForContentSizeCategory = true
  }
}

/// https://developer.apple.com/documentation/uikit/uilistcontentview
@MainActor open class UIListContentView: UIView, UIContentView {
  open var configuration: any UIContentConfiguration

  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) { nil }
}
