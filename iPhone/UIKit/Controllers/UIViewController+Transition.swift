extension UIViewController {
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/transition
  @available(iOS 18, *) @MainActor open class Transition: NSObject {
    @_spi(Headless) public let options: ZoomOptions?
    @_spi(Headless) public let sourceViewProvider: (ZoomSourceViewProviderContext) -> UIView?

    public required init(
      options: ZoomOptions?, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) {
      self.options = options
      self.sourceViewProvider = sourceViewProvider
    }

    /// https://developer.apple.com/documentation/uikit/uiviewcontroller/transition/zoom(options:sourceviewprovider:)
    public static func zoom(
      options: UIViewController.Transition.ZoomOptions? = nil,
      sourceViewProvider: @escaping (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?
    ) -> Self { Self(options: options, sourceViewProvider: sourceViewProvider) }

    /// https://developer.apple.com/documentation/uikit/uiviewcontroller/transition/zoomsourceviewprovidercontext
    @MainActor open class ZoomSourceViewProviderContext: NSObject {
      public let sourceViewController: UIViewController
      public let zoomedViewController: UIViewController

      @_spi(Headless) public init(from source: UIViewController, to zoomed: UIViewController) {
        (sourceViewController, zoomedViewController) = (source, zoomed)
      }
    }

    /// https://developer.apple.com/documentation/uikit/uiviewcontroller/transition/zoomoptions
    @MainActor open class ZoomOptions: NSObject {
      open var interactiveDismissShouldBegin: ((UIViewController.Transition.ZoomOptions.InteractionContext) -> Bool)?

      public override init() {}

      /// https://developer.apple.com/documentation/uikit/uiviewcontroller/transition/zoomoptions/interactioncontext
      @MainActor open class InteractionContext: NSObject {
        public let location: CGPoint
        public let willBegin: Bool

        @_spi(Headless) public init(at location: CGPoint, willBegin: Bool = true) {
          (self.location, self.willBegin) = (location, willBegin)
        }
      }
    }
  }
}
