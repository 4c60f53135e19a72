/// https://developer.apple.com/documentation/uikit/uiwindow
@MainActor open class UIWindow: UIView {
  open var rootViewController: UIViewController? {
    didSet { show() }
  }
  private var isKeyAndVisible = false

  open weak var windowScene: UIWindowScene?

  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }

  open func makeKeyAndVisible() {
    isKeyAndVisible = true
    show()
  }

  private func show() {
    guard isKeyAndVisible, let root = rootViewController, root.view.superview !== self else { return }
    root.appear {
      addSubview(root.view)
      root.view.frame = frame
    }
    Headless.transitions.append { root.appeared() }
  }
}
