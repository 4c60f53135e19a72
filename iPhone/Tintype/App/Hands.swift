import Studio
import Theme
import UIKit

/// Interactions that are the same in every layout: a shake, the keyboard, drops, notices, questions and Handoff.
@MainActor final class Hands {
  let history: HistoryManager
  let toaster: Toaster
  let session: Session
  unowned let controller: UIViewController
  lazy var picturePicker = PicturePicker(session)
  lazy var filePicker = FilePicker()
  var question: Question?
  /// What VoiceOver said last of what was done.
  private var told = ""
  private lazy var dropper = Dropper(session, picturePicker)
  /// The screen and the theme, for the person's other devices to go on with: in the app, or in a browser.
  private let activity = NSUserActivity(activityType: "app.tintype.screen")
  nonisolated(unsafe) private var listening: (any NSObjectProtocol)?
  /// The view that was tapped. What's presented because of the tap comes from there, and nothing after it.
  static weak var source: UIView?

  /// Takes the controller of the whole window.
  init(_ session: Session, of controller: UIViewController) {
    self.session = session
    self.controller = controller
    history = HistoryManager(session)
    toaster = Toaster { [weak session] in session?.handle($0) }
    activity.isEligibleForHandoff = true
    controller.userActivity = activity
  }

  deinit {
    if let listening { NotificationCenter.default.removeObserver(listening) }
  }

  func tellAppearance() {
    let appearance: Appearance = controller.traitCollection.userInterfaceStyle == .dark ? .dark : .light
    if appearance != session.studio.appearance { session.handle(.session(.appearanceChanged(appearance))) }
  }

  /// Sends keys and shakes to the controller, unless a field has them, and again once it no longer does. Takes what's dropped
  /// on it, too.
  func takeKeyboard() {
    controller.becomeFirstResponder()
    guard listening == nil else { return }
    controller.view.addInteraction(UIDropInteraction(delegate: dropper))
    listening = NotificationCenter.default.addObserver(
      forName: UITextField.textDidEndEditingNotification, object: nil, queue: .main
    ) { [weak self] _ in
      // Later, because another field may be about to take them.
      Task { @MainActor [weak self] in
        guard let controller = self?.controller, !controller.view.isBeingTypedInto else { return }
        controller.becomeFirstResponder()
      }
    }
  }

  /// Shows a screen's notice in its controller, and asks its question.
  func show(_ screen: Screen, in shown: UIViewController) {
    toaster.show(screen.notice, screen.appearance, in: shown)
    tell(screen)
    ask(Question(screen))
    activity.title = screen.windowTitle
    // An iPad shows it where it lists windows.
    controller.viewIfLoaded?.window?.windowScene?.title = screen.windowTitle
    activity.webpageURL = session.webpage
  }

  /// Says what was just done to people who can't see it. A notice says it itself.
  private func tell(_ screen: Screen) {
    guard screen.told != told else { return }
    told = screen.told
    if screen.notice == nil, !told.isEmpty { UIAccessibility.post(notification: .announcement, argument: told) }
  }
}

extension UIView {
  /// Whether the keyboard writes into a field in it.
  fileprivate var isBeingTypedInto: Bool {
    (self as? UITextField)?.isEditing == true || subviews.contains { $0.isBeingTypedInto }
  }
}
