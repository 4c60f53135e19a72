import UIKit

/// The share extension: what was found in one photo, under a bar with Cancel and Save.
final class ShareViewController: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    setViewControllers([FoundColorsViewController()], animated: false)
  }
}
