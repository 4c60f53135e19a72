/// https://developer.apple.com/documentation/uikit/uipresentationcontroller
@MainActor open class UIPresentationController: NSObject {
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
}

/// https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate
@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

/// https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller
@MainActor open class UISheetPresentationController: UIPresentationController {
  open var detents: [UISheetPresentationController.Detent] = []
  open var prefersGrabberVisible = false

  /// https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent
  @MainActor open class Detent: NSObject {
    open class func medium() -> UISheetPresentationController.Detent { UISheetPresentationController.Detent() }
    open class func large() -> UISheetPresentationController.Detent { UISheetPresentationController.Detent() }
  }
}
