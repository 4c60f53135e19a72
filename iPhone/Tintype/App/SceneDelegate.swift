import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  /// Nil before iOS has connected the scene.
  private(set) var session: Session?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let studio = Session(memory: .standard, library: .library(.standard), window: session.persistentIdentifier)
    self.session = studio
    studio.open(address: nil)
    studio.open(connectionOptions.urlContexts.map { $0.url })
    for activity in connectionOptions.userActivities { studio.follow(activity) }
    let window = UIWindow(windowScene: scene)
    window.rootViewController =
      switch UIDevice.current.userInterfaceIdiom {
      case .pad: PadViewController(studio)
      default: RootViewController(studio)
      }
    window.makeKeyAndVisible()
    self.window = window
    studio.keepLeftThemes()
    studio.findFonts()
    Task { await studio.followCloud() }
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    session?.open(contexts.map { $0.url })
  }

  func sceneDidBecomeActive(_ scene: UIScene) { session?.becomeLatest() }

  /// The person may have come from Files, or from another app's share sheet.
  func sceneWillEnterForeground(_ scene: UIScene) {
    session?.keepLeftThemes()
    Task { await session?.readThemes() }
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { session?.follow(userActivity) }
}
