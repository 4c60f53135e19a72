/// https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  public var image: UIImage?
  public var text: String?
  public var secondaryText: String?
  public var textProperties = TextProperties()
  public var imageProperties = ImageProperties()

  /// Says and shows nothing of its own.
  @MainActor public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }

  /// Says “No Results” under a magnifying glass, until it's given other words.
  @MainActor public static func search() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }

  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration { self }

  /// https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct/textproperties-swift.struct
  public struct TextProperties {
    public var color = UIColor.black
  }

  /// https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct/imageproperties-swift.struct
  public struct ImageProperties {
    public var tintColor: UIColor?
  }
}

/// Its words wrap, and grow with the person's text size.
/// https://developer.apple.com/documentation/uikit/uicontentunavailableview
@MainActor open class UIContentUnavailableView: UIView, UIContentView {
  open var configuration: any UIContentConfiguration {
    didSet { show() }
  }
  private let text = UILabel()
  private let secondaryText = UILabel()

  public init(configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    for label in [text, secondaryText] {
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
      label.font = .preferredFont(forTextStyle: .body)
      addSubview(label)
    }
    show()
  }

  public required init?(coder: NSCoder) { nil }

  private func show() {
    guard let shown = configuration as? UIContentUnavailableConfiguration else { return }
    (text.text, secondaryText.text) = (shown.text, shown.secondaryText)
    secondaryText.isHidden = shown.secondaryText == nil
    text.textColor = shown.textProperties.color
  }
}
