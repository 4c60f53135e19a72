/// https://developer.apple.com/documentation/uikit/uitextfield
@MainActor open class UITextField: UIControl {
  open var text: String? = ""
  open var placeholder: String?
  open var attributedPlaceholder: NSAttributedString? {
    didSet { placeholder = attributedPlaceholder?.string }
  }
  open var leftView: UIView?
  open var font: UIFont? {
    get { adjustsFontForContentSizeCategory ? givenFont?.adjusted : givenFont }
    set { givenFont = newValue }
  }
  private var givenFont: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none
  open var adjustsFontForContentSizeCategory = false
  open var adjustsFontSizeToFitWidth = false
  open var autocorrectionType = UITextAutocorrectionType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var spellCheckingType = UITextSpellCheckingType.default
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open weak var delegate: UITextFieldDelegate?
  @_spi(Headless) public private(set) var isAllSelected = false
  open override func selectAll(_ sender: Any?) { isAllSelected = true }
  open var isEditing: Bool { isFirstResponder }
  open override var canBecomeFirstResponder: Bool { true }

  /// https://developer.apple.com/documentation/uikit/uitextfield/textdidendeditingnotification
  public static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")

  /// https://developer.apple.com/documentation/uikit/uitextfield/borderstyle-swift.enum
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }
}

/// https://developer.apple.com/documentation/uikit/uisearchtextfield
@MainActor open class UISearchTextField: UITextField {
  var began: () -> Void = {}

  @discardableResult open override func becomeFirstResponder() -> Bool {
    let hasBegun = super.becomeFirstResponder()
    if hasBegun { began() }
    return hasBegun
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    borderStyle = .roundedRect
    leftView = UIImageView(image: UIImage(systemName: "magnifyingglass"))
  }
  public required init?(coder: NSCoder) { nil }
}

/// https://developer.apple.com/documentation/uikit/uitextfielddelegate
@MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

/// https://developer.apple.com/documentation/uikit/uitextautocorrectiontype
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}

/// https://developer.apple.com/documentation/uikit/uitextautocapitalizationtype
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// https://developer.apple.com/documentation/uikit/uitextspellcheckingtype
public enum UITextSpellCheckingType: Int, Sendable {
  case `default`, no, yes
}

/// https://developer.apple.com/documentation/uikit/uikeyboardtype
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation
}

/// https://developer.apple.com/documentation/uikit/uireturnkeytype
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done
}
