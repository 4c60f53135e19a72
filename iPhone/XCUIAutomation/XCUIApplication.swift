import Foundation
@_spi(Headless) import UIKit

/// https://developer.apple.com/documentation/xcuiautomation/xcuiapplication
@MainActor open class XCUIApplication: XCUIElement {
  open var launchArguments: [String] = []

  public init() {
    super.init(nil, { [] })
    find = { [weak self] in self?.window.map { [Node(window: $0)] } ?? [] }
  }

  private var window: UIWindow? { sceneDelegate?.window ?? nil }
  private var appDelegate: (any UIApplicationDelegate)?
  private var sceneDelegate: (any UIWindowSceneDelegate)?

  /// Starts the app as iOS does: by its delegate, then by the scene's. An argument `-key value` is a user default for this launch.
  /// What was kept before stays, also what was kept for the window, which has its name again.
  open func launch() {
    Headless.reset()
    Node.openMenu = nil
    Node.uncovered = []
    let pairs = zip(launchArguments, launchArguments.dropFirst()).filter { $0.0.hasPrefix("-") }
    UserDefaults.standard.removeVolatileDomain(forName: UserDefaults.argumentDomain)
    UserDefaults.standard.setVolatileDomain(
      Dictionary(pairs.map { (String($0.dropFirst()), $1) }) { $1 }, forName: UserDefaults.argumentDomain)
    guard let kind = NSClassFromString("Tintype.AppDelegate") as? any UIApplicationDelegate.Type else {
      preconditionFailure("The app has no delegate")
    }
    let delegate = kind.init()
    let options = UIScene.ConnectionOptions(urlContexts: [])
    let configuration = delegate.application(
      UIApplication(), configurationForConnecting: UISceneSession(), options: options)
    guard let kind = configuration.delegateClass as? any UIWindowSceneDelegate.Type else {
      preconditionFailure("The app's scene has no delegate")
    }
    let scene = kind.init()
    (appDelegate, sceneDelegate) = (delegate, scene)
    scene.scene(UIWindowScene(), willConnectTo: UISceneSession(), options: options)
    Headless.endTransitions()
  }
}
