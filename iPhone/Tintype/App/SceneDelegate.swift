import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let session = Session(memory: .standard, library: .library(.standard))

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let urls =
      connectionOptions.urlContexts.map { $0.url } + connectionOptions.userActivities.compactMap { $0.webpageURL }
    self.session.open(address: urls.isEmpty ? session.stateRestorationActivity?.address : nil)
    self.session.open(urls)
    let window = UIWindow(windowScene: scene)
    window.rootViewController =
      switch UIDevice.current.userInterfaceIdiom {
      case .pad: PadViewController(self.session)
      default: RootViewController(self.session)
      }
    window.makeKeyAndVisible()
    self.window = window
    self.session.findFonts()
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    session.open(contexts.map { $0.url })
  }

  /// The person may have come from Files.
  func sceneWillEnterForeground(_ scene: UIScene) { session.listThemes() }

  /// A link to a theme on the web.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    if let link = userActivity.webpageURL { session.open([link]) }
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    NSUserActivity(remembering: session.studio.address)
  }
}

extension NSUserActivity {
  private static let kind = "app.tintype.screen"
  private static let addressKey = "address"

  /// Remembers which screen was shown. `Session` remembers the choices.
  convenience init(remembering address: String) {
    self.init(activityType: Self.kind)
    userInfo = [Self.addressKey: address]
  }

  /// The address that it remembers; nil if it's of another kind.
  var address: String? {
    activityType == Self.kind ? userInfo?[Self.addressKey] as? String : nil
  }
}
