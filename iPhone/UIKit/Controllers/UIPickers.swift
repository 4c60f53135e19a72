/// https://developer.apple.com/documentation/uikit/uicolorpickerviewcontroller
@MainActor open class UIColorPickerViewController: UIViewController {
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  open var selectedColor: UIColor = .black
  open var supportsAlpha = true

  /// The person picks a color and closes the picker.
  @_spi(Headless) public func pick(_ color: UIColor) {
    selectedColor = color
    delegate?.colorPickerViewController(self, didSelect: color, continuously: false)
    close()
  }

  /// The person closes the picker.
  @_spi(Headless) public func close() {
    delegate?.colorPickerViewControllerDidFinish(self)
    dismiss(animated: true)
  }
}

/// https://developer.apple.com/documentation/uikit/uicolorpickerviewcontrollerdelegate
@MainActor public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

/// https://developer.apple.com/documentation/uikit/uifontpickerviewcontroller
@MainActor open class UIFontPickerViewController: UIViewController {
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  open var selectedFontDescriptor: UIFontDescriptor?
  open private(set) var configuration: UIFontPickerViewController.Configuration

  public init(configuration: UIFontPickerViewController.Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { nil }

  /// The person picks a family, and the picker closes.
  @_spi(Headless) public func pick(_ family: String) {
    selectedFontDescriptor = UIFontDescriptor(fontAttributes: [.family: family])
    delegate?.fontPickerViewControllerDidPickFont(self)
    dismiss(animated: true)
  }

  /// https://developer.apple.com/documentation/uikit/uifontpickerviewcontroller/configuration-swift.class
  @MainActor open class Configuration: NSObject {
    open var includeFaces = false
    public override init() {}
  }
}

/// https://developer.apple.com/documentation/uikit/uifontpickerviewcontrollerdelegate
@MainActor public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}
