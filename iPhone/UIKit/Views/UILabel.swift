/// https://developer.apple.com/documentation/uikit/uilabel
@MainActor open class UILabel: UIView {
  open var text: String? {
    get { attributedText?.string ?? plainText }
    set {
      plainText = newValue
      attributedText = nil
    }
  }
  open var attributedText: NSAttributedString? {
    didSet { setNeedsLayout() }
  }
  open var font: UIFont! {
    get { adjustsFontForContentSizeCategory ? givenFont?.adjusted : givenFont }
    set { givenFont = newValue }
  }
  open var textColor: UIColor! = .black
  open var textAlignment = NSTextAlignment.natural
  open var numberOfLines = 1
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var adjustsFontForContentSizeCategory = false
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0

  private var plainText: String?
  private var givenFont: UIFont? = UIFont.systemFont(ofSize: 17, weight: .regular)
}
