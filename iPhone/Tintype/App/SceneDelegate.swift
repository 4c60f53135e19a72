import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let session = Session(memory: .standard)

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let link =
      connectionOptions.urlContexts.first?.url ?? connectionOptions.userActivities.compactMap(\.webpageURL).first
    self.session.open(address: link?.address ?? session.stateRestorationActivity?.address)
    let window = UIWindow(windowScene: scene)
    window.rootViewController =
      switch UIDevice.current.userInterfaceIdiom {
      case .pad: PadViewController(self.session)
      default: RootViewController(self.session)
      }
    window.makeKeyAndVisible()
    self.window = window
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    guard let link = URLContexts.first?.url else { return }
    session.handle(.addressEntered(link.address))
  }

  /// A link to a theme on the web.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    guard let link = userActivity.webpageURL else { return }
    session.handle(.addressEntered(link.address))
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    NSUserActivity(remembering: session.studio.address)
  }
}

extension NSUserActivity {
  private static let kind = "app.tintype.screen"
  private static let addressKey = "address"

  /// Remembers which screen was shown. What was chosen is remembered without it, see `Session`.
  convenience init(remembering address: String) {
    self.init(activityType: Self.kind)
    userInfo = [Self.addressKey: address]
  }

  /// The address that it remembers; nil if it's of another kind.
  var address: String? {
    activityType == Self.kind ? userInfo?[Self.addressKey] as? String : nil
  }
}
