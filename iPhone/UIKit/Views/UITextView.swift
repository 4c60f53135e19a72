/// https://developer.apple.com/documentation/uikit/uitextview
@MainActor open class UITextView: UIScrollView {
  open var text: String! {
    get { attributedText.string }
    set { attributedText = NSAttributedString(string: newValue) }
  }
  open var attributedText: NSAttributedString! = NSAttributedString(string: "")
  open var isEditable = true
  open var isSelectable = true
  open var isScrollEnabled = true
  open var adjustsFontForContentSizeCategory = false
  open var font: UIFont? {
    get { adjustsFontForContentSizeCategory ? givenFont?.adjusted : givenFont }
    set { givenFont = newValue }
  }
  private var givenFont: UIFont?
  open var autocorrectionType = UITextAutocorrectionType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open override var canBecomeFirstResponder: Bool { true }
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)

  public init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }
}

/// https://developer.apple.com/documentation/uikit/nstextcontainer
@MainActor open class NSTextContainer: NSObject {}
