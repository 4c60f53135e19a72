import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Session.offerActions()
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }

  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
    for session in sceneSessions { WindowMemory(.standard, window: session.persistentIdentifier).forget() }
  }

  /// The menu bar of an iPad. Its keys work without it, too, and are listed while Command is held.
  override func buildMenu(with builder: any UIMenuBuilder) {
    super.buildMenu(with: builder)
    guard builder.system == .main else { return }
    let menu = UIMenu(title: Shortcut.menuTitle, children: Shortcut.all.map { $0.command })
    // UIKit drops a menu beside one that isn't there, and its keys with it.
    if builder.menu(for: .window) != nil {
      builder.insertSibling(menu, beforeMenu: .window)
    } else {
      builder.insertChild(menu, atEndOfMenu: .root)
    }
  }
}
