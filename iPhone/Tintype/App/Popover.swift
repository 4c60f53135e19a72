import UIKit

extension UIPopoverPresentationController {
  /// Comes from the view that was tapped; if that's gone, or in another window, from the middle, without an arrow. On an iPad,
  /// sheets of actions and of other apps are popovers; since iOS 26 a sheet of actions is one on an iPhone, too.
  func begin(at tapped: UIView?, within view: UIView) {
    if let tapped, let window = tapped.window, window === view.window {
      sourceView = tapped
      sourceRect = tapped.bounds
    } else {
      sourceView = view
      sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
      permittedArrowDirections = []
    }
  }
}
