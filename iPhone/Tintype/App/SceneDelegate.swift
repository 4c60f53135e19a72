import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let session = Session(memory: .standard)

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    self.session.open(link: connectionOptions.urlContexts.first?.url)
    let window = UIWindow(windowScene: scene)
    window.rootViewController = RootViewController(self.session)
    window.makeKeyAndVisible()
    self.window = window
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    guard let link = contexts.first?.url else { return }
    session.handle(.addressEntered(link.address))
  }
}
